import type { Edition } from './edition.ts';

/** In the order in which a piece of work is done: plan, read, write, check, compute, hand in. Each has a drawn icon of this name. */
const TOOLS = [
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

/** One AI tool. The id is its number in the drawer, "01" to "18". */
export type Tool = { id: string; title: string; description: string; icon: ToolIcon };

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

export type ToolsContent = Omit<ToolsWords, 'tools'> & { tools: readonly Tool[] };

export function toolsContent({ words: { tools } }: Edition): ToolsContent {
  return {
    ...tools,
    tools: TOOLS.map((icon, index) => ({
      id: String(index + 1).padStart(2, '0'),
      ...tools.tools[icon],
      icon,
    })),
  };
}
