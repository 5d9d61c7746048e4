import type { Tool, ToolsContent } from '../content/tools.ts';
import { MarginNote } from '../ui/MarginNote.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Swipe } from '../ui/Swipe.tsx';
import { toolIcons } from './tool-icons.ts';
import './ToolGrid.css';

export type ToolGridProps = {
  content: ToolsContent;
  portal: Portal;
};

/** The AI tools as a drawer of index cards: eighteen, each with its number on the tab. On a phone the drawer is swiped. */
export function ToolGrid({ content, portal }: ToolGridProps) {
  const { opening, highlighted, ending } = content.closing;
  return (
    <section id="tools" className="section tools" aria-labelledby="tools-title">
      <div className="tools-top">
        <SectionHead id="tools-title" title={content.title} intro={content.intro} />
        <MarginNote>{content.note}</MarginNote>
      </div>
      <div className="tools-drawer">
        <Swipe label={content.title}>
          <ul className="index-cards swipe-row">
            {content.tools.map((tool) => (
              <IndexCard key={tool.id} {...tool} />
            ))}
          </ul>
        </Swipe>
        <div className="tools-closing">
          <p>
            {opening} <mark>{highlighted}</mark> {ending}
          </p>
          <PortalLink label={content.portal} portal={portal} />
        </div>
      </div>
    </section>
  );
}

/** One tool: what it is called on the head line, what it does on the ruled lines. */
function IndexCard({ id, title, description, icon }: Tool) {
  const Icon = toolIcons[icon];
  return (
    <li className="index-card">
      <p className="index-tab">
        {id}
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </p>
      <div className="index-face">
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
