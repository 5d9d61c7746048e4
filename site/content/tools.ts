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
  title: 'A drawer of tools for the dull parts',
  intro:
    'Finding, formatting, counting, comparing: software is good at that. The thinking stays with your expert, who works with the drawer open.',
  note: 'the tool suggests, a person decides',
  tools: [
    {
      id: '01',
      title: 'Brief reader',
      description: 'Splits an assignment brief into task, form and marks.',
      icon: 'brief',
    },
    {
      id: '02',
      title: 'Thesis builder',
      description: 'Turns a topic and a hunch into three claims worth arguing.',
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
      description: 'Looks for papers on your question, not just on your keyword.',
      icon: 'literature',
    },
    {
      id: '05',
      title: 'Source digest',
      description: 'Boils a long paper down to method, findings and limits.',
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
      description: 'Sets APA, MLA, Chicago or Harvard, comma by comma.',
      icon: 'reference',
    },
    {
      id: '08',
      title: 'Citation checker',
      description: 'Pairs each citation in the text with its entry in the list.',
      icon: 'citation',
    },
    {
      id: '09',
      title: 'Grammar proof',
      description: 'Marks slips of grammar and names the rule behind each.',
      icon: 'grammar',
    },
    {
      id: '10',
      title: 'Tone tuner',
      description: 'Spots the chatty and the vague, and offers plainer words.',
      icon: 'tone',
    },
    {
      id: '11',
      title: 'Paraphrase check',
      description: 'Shows where a rewording still leans on its source.',
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
      description: 'Hunts the bug, then the edge case that a marker would try.',
      icon: 'bug',
    },
    {
      id: '14',
      title: 'Code explainer',
      description: 'Says what each line does, so that you can say it too.',
      icon: 'code',
    },
    {
      id: '15',
      title: 'Equation stepper',
      description: 'Works a problem line by line, the rule beside each step.',
      icon: 'equation',
    },
    {
      id: '16',
      title: 'Statistics helper',
      description: 'Proposes the test that your data allow, and reports it.',
      icon: 'statistics',
    },
    {
      id: '17',
      title: 'Slide outliner',
      description: 'Cuts an essay down to slides with one point apiece.',
      icon: 'slides',
    },
    {
      id: '18',
      title: 'Deadline planner',
      description: 'Counts back from the due date to what to do tonight.',
      icon: 'deadline',
    },
  ],
  closing: {
    opening: 'Whatever a tool turns up,',
    highlighted: 'a human expert',
    ending: 'reads it before you do.',
  },
  portal: `Get ${site.product} Now`,
};
