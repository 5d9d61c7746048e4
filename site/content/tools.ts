import type { Edition } from './edition.ts';
import type { ToolIcon, ToolsWords } from './words/tools.ts';
import { TOOLS } from './words/tools.ts';

/** One AI tool. The id is its number in the drawer, "01" to "18". */
export type Tool = { id: string; title: string; description: string; icon: ToolIcon };

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
