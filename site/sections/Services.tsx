import type { Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { LeadButton, PortalLink } from '../ui/Button.tsx';
import { MarginNote, PenMark } from '../ui/Pen.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { Swipe } from '../ui/Swipe.tsx';
import './Services.css';

/** Three hand-drawn ticks. */
const TICKS = [
  'M4 22 L 13 33 L 38 5',
  'M3 19 C 8 24, 11 29, 14 34 C 20 22, 28 12, 41 3',
  'M6 24 L 14 32 L 36 8',
];

/** The six services, each as a returned exam paper with full marks. On a phone they are a stack to swipe. */
export function Services({ edition }: { edition: Edition }) {
  const { services: words, page } = edition.words;
  const { counted, open } = words.closing;
  const { opening, highlighted, ending } = edition.figures.subjects ? counted : open;
  return (
    <section id="services" className="section services" aria-labelledby="services-title">
      <SectionHead id="services-title" title={words.title} intro={words.intro} />
      <MarginNote>{words.note}</MarginNote>
      <Swipe label={words.title}>
        <ul className="exam-papers swipe-row">
          {words.services.map((service) => (
            <ExamPaper key={service.title} service={service} sheet={words.sheet} />
          ))}
        </ul>
      </Swipe>
      <div className="services-closing closing stack">
        <p>
          {opening} <mark>{highlighted}</mark> {ending}
        </p>
        <div className="actions wrap">
          <LeadButton label={words.all} source="Services - View All Services Button" />
          <PortalLink
            label={words.quote}
            source="Services - Get Custom Quote Button"
            newTab={page.newTab}
            look="quiet"
          />
        </div>
      </div>
    </section>
  );
}

type ServicesWords = Words['services'];
type ExamPaperProps = { service: ServicesWords['services'][number]; sheet: ServicesWords['sheet'] };

/** A sheet with a column for marks. The marks are decorative; the three lines say the same. */
function ExamPaper({ service, sheet }: ExamPaperProps) {
  return (
    <li className="exam-paper">
      <div className="exam-sheet sheet">
        <p className="exam-top soft" aria-hidden="true">
          <span>{sheet.paper} </span>
          <span>{sheet.marks}</span>
        </p>
        <h3>{service.title}</h3>
        <p className="exam-question">{service.description}</p>
        <ul className="exam-answers">
          {service.features.map((feature, index) => (
            <li key={feature}>
              {feature}
              <svg className="pen-mark" data-draws="view" viewBox="0 0 44 36" aria-hidden="true">
                <path d={TICKS[index % TICKS.length]} pathLength={1} />
              </svg>
            </li>
          ))}
        </ul>
        <p className="exam-total" aria-hidden="true">
          {sheet.total}
          <PenMark shape="circle" />
        </p>
      </div>
    </li>
  );
}
