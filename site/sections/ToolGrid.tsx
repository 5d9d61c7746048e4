import {
  BookCheck,
  BookOpenText,
  Bug,
  CalendarClock,
  ChartScatter,
  CodeXml,
  FingerprintPattern,
  GitCompare,
  LibraryBig,
  ListTree,
  type LucideIcon,
  NotebookTabs,
  Presentation,
  Quote,
  ScanText,
  Speech,
  SpellCheck,
  SquareRadical,
  Target,
} from 'lucide-react';
import type { Edition } from '../content/edition.ts';
import { PortalLink } from '../ui/Button.tsx';
import { MarginNote } from '../ui/Pen.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { Swipe } from '../ui/Swipe.tsx';
import './ToolGrid.css';

/** The icons on the tools' tabs, by the names of the tools in the words. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  brief: ScanText,
  thesis: Target,
  outline: ListTree,
  literature: LibraryBig,
  summary: BookOpenText,
  notes: NotebookTabs,
  reference: Quote,
  citation: BookCheck,
  grammar: SpellCheck,
  tone: Speech,
  paraphrase: GitCompare,
  plagiarism: FingerprintPattern,
  bug: Bug,
  code: CodeXml,
  equation: SquareRadical,
  statistics: ChartScatter,
  slides: Presentation,
  deadline: CalendarClock,
};

/** Icons of lines of text, which are mirrored with them. */
const DIRECTED = ['brief', 'outline', 'notes'];

/** The tools as numbered index cards. On a phone they are a row to swipe. */
export function ToolGrid({ edition }: { edition: Edition }) {
  const { tools: words, page } = edition.words;
  const { opening, highlighted, ending } = words.closing;
  return (
    <section id="tools" className="section tools" aria-labelledby="tools-title">
      <div className="tools-top">
        <SectionHead id="tools-title" title={words.title} intro={words.intro} />
        <MarginNote>{words.note}</MarginNote>
      </div>
      <div className="tools-drawer stack">
        <Swipe label={words.title}>
          <ul className="index-cards swipe-row">
            {Object.entries(words.tools).map(([name, tool], index) => (
              <IndexCard key={name} number={index + 1} name={name} {...tool} />
            ))}
          </ul>
        </Swipe>
        <div className="tools-closing closing stack">
          <p>
            {opening} <mark>{highlighted}</mark> {ending}
          </p>
          <PortalLink label={words.portal} source="AI Tools - Get Product Now Button" newTab={page.newTab} />
        </div>
      </div>
    </section>
  );
}

type IndexCardProps = { number: number; name: string; title: string; description: string };

/** One tool: its name in the header, its description on the ruled lines. */
function IndexCard({ number, name, title, description }: IndexCardProps) {
  const Icon = ICONS[name] ?? NotebookTabs;
  return (
    <li className="index-card">
      <p className="index-tab">
        {String(number).padStart(2, '0')}
        <Icon
          className={DIRECTED.includes(name) ? 'directed' : undefined}
          aria-hidden="true"
          strokeWidth={1.75}
        />
      </p>
      <div className="index-face">
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
