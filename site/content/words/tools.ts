/** In the order in which a piece of work is done: plan, read, write, check, compute, hand in. Each has a drawn icon of this name. */
export const TOOLS = [
  'brief',
  'thesis',
  'outline',
  'literature',
  'summary',
  'notes',
  'reference',
  'citation',
  'grammar',
  'tone',
  'paraphrase',
  'plagiarism',
  'bug',
  'code',
  'equation',
  'statistics',
  'slides',
  'deadline',
] as const;

/** The drawn icon on a card's tab. */
export type ToolIcon = (typeof TOOLS)[number];

export type ToolsWords = {
  title: string;
  intro: string;
  /** What the pen writes beside the heading. */
  note: string;
  tools: Record<ToolIcon, { title: string; description: string }>;
  /** The sentence after the last card, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string; ending: string };
  /** The label of the button that leads to the portal. */
  portal: string;
};
