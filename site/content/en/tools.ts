import { list, type Titled } from '../language.ts';

export const tools = {
  title: 'AI tools for the slow parts',
  intro:
    'Software is good at finding, formatting, counting and comparing. Your expert uses these 18 tools and does the thinking.',
  note: 'the tool suggests, a person decides',
  // In the order in which a piece of work is done. The names are those of the icons in site/sections/ToolGrid.tsx.
  tools: list<Readonly<Record<string, Titled>>>({
    brief: {
      title: 'Brief reader',
      description: 'Sorts your brief into task, format and marks.',
    },
    thesis: {
      title: 'Thesis check',
      description: "Spots what's vague or unproven in a thesis statement.",
    },
    outline: {
      title: 'Outline planner',
      description: 'Puts your points in order, each with a word count.',
    },
    literature: {
      title: 'Literature finder',
      description: 'Finds papers on your question, not just your keyword.',
    },
    summary: {
      title: 'Source digest',
      description: 'Sums up a long paper: method, findings and limitations.',
    },
    notes: {
      title: 'Note sorter',
      description: 'Groups reading notes by argument and keeps page numbers.',
    },
    reference: {
      title: 'Reference formatter',
      description: 'Formats references in APA, MLA, Chicago or Harvard style.',
    },
    citation: {
      title: 'Citation checker',
      description: 'Checks that every citation is in your reference list.',
    },
    grammar: {
      title: 'Grammar checker',
      description: 'Flags grammar mistakes and names the rule for each.',
    },
    tone: {
      title: 'Tone tuner',
      description: 'Finds casual or vague words and suggests clearer ones.',
    },
    paraphrase: {
      title: 'Paraphrase check',
      description: 'Shows where a paraphrase is too close to its source.',
    },
    plagiarism: {
      title: 'Plagiarism check',
      description: 'Compares the finished text with published work.',
    },
    bug: {
      title: 'Code reviewer',
      description: 'Finds the bug, then the edge cases a marker would try.',
    },
    code: {
      title: 'Code explainer',
      description: 'Says what each line does, so you can explain it too.',
    },
    equation: {
      title: 'Equation checker',
      description: 'Checks a solution line by line and names each rule.',
    },
    statistics: {
      title: 'Statistics helper',
      description: 'Suggests a test that fits your data and reports the result.',
    },
    slides: {
      title: 'Slide outliner',
      description: 'Suggests how to split an essay into slides.',
    },
    deadline: {
      title: 'Deadline planner',
      description: 'Plans your days up to the due date.',
    },
  }),
  closing: {
    opening: 'Whatever a tool finds,',
    highlighted: 'a human expert',
    ending: 'checks it before you get it.',
  },
  portal: 'Get {product} Now',
};
