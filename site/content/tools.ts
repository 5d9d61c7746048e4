import { site } from '../site.config.ts';

/** The drawn icon on a card's tab. */
export type ToolIcon =
  | 'brief'
  | 'thesis'
  | 'outline'
  | 'literature'
  | 'summary'
  | 'notes'
  | 'reference'
  | 'citation'
  | 'grammar'
  | 'tone'
  | 'paraphrase'
  | 'plagiarism'
  | 'bug'
  | 'code'
  | 'equation'
  | 'statistics'
  | 'slides'
  | 'deadline';

/** One AI tool. The id is its number in the drawer, "01" to "18". */
export type Tool = { id: string; title: string; description: string; icon: ToolIcon };

export type ToolsContent = {
  title: string;
  intro: string;
  /** What the pen writes beside the heading. */
  note: string;
  tools: readonly Tool[];
  /** The sentence after the last card, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string; ending: string };
  /** The label of the button that leads to the portal. */
  portal: string;
};

/** In the order in which a piece of work is done: plan, read, write, check, compute, hand in. */
export const tools: ToolsContent = {
  title: 'AI tools for the slow parts of the work',
  intro:
    'Software is good at finding, formatting, counting and comparing. Your expert uses these 18 tools and does the thinking.',
  note: 'the tool suggests, a person decides',
  tools: [
    {
      id: '01',
      title: 'Brief reader',
      description: 'Sorts an assignment brief into task, format and marks.',
      icon: 'brief',
    },
    {
      id: '02',
      title: 'Thesis check',
      description: 'Finds what is vague or not proven in a thesis statement.',
      icon: 'thesis',
    },
    {
      id: '03',
      title: 'Outline planner',
      description: 'Puts your points in order and gives each its word count.',
      icon: 'outline',
    },
    {
      id: '04',
      title: 'Literature finder',
      description: 'Looks for papers on your question, not only on your keyword.',
      icon: 'literature',
    },
    {
      id: '05',
      title: 'Source digest',
      description: 'Sums up a long paper: its method, findings and limits.',
      icon: 'summary',
    },
    {
      id: '06',
      title: 'Note sorter',
      description: 'Groups reading notes by argument and keeps the page numbers.',
      icon: 'notes',
    },
    {
      id: '07',
      title: 'Reference formatter',
      description: 'Formats references in APA, MLA, Chicago or Harvard style.',
      icon: 'reference',
    },
    {
      id: '08',
      title: 'Citation checker',
      description: 'Checks that each citation has its entry in the list.',
      icon: 'citation',
    },
    {
      id: '09',
      title: 'Grammar proof',
      description: 'Marks grammar mistakes and names the rule for each.',
      icon: 'grammar',
    },
    {
      id: '10',
      title: 'Tone tuner',
      description: 'Finds casual or vague words and offers clearer ones.',
      icon: 'tone',
    },
    {
      id: '11',
      title: 'Paraphrase check',
      description: 'Shows where a rewording is too close to its source.',
      icon: 'paraphrase',
    },
    {
      id: '12',
      title: 'Plagiarism check',
      description: 'Compares the finished text with published work.',
      icon: 'plagiarism',
    },
    {
      id: '13',
      title: 'Code reviewer',
      description: 'Finds the bug, then the edge cases that a marker would try.',
      icon: 'bug',
    },
    {
      id: '14',
      title: 'Code explainer',
      description: 'Says what each line does, so that you can explain it too.',
      icon: 'code',
    },
    {
      id: '15',
      title: 'Equation stepper',
      description: 'Checks a solution line by line and names the rule for each.',
      icon: 'equation',
    },
    {
      id: '16',
      title: 'Statistics helper',
      description: 'Suggests a test that fits your data and reports the result.',
      icon: 'statistics',
    },
    {
      id: '17',
      title: 'Slide outliner',
      description: 'Suggests how to divide an essay into slides.',
      icon: 'slides',
    },
    {
      id: '18',
      title: 'Deadline planner',
      description: 'Plans your days from today to the due date.',
      icon: 'deadline',
    },
  ],
  closing: {
    opening: 'Whatever a tool finds,',
    highlighted: 'a human expert',
    ending: 'checks it before you get it.',
  },
  portal: `Get ${site.product} Now`,
};
