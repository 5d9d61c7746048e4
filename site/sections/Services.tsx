import type { ServicesContent } from '../content/services.ts';
import type { Service } from '../content/words/services.ts';
import { LeadButton } from '../ui/LeadButton.tsx';
import { MarginNote } from '../ui/MarginNote.tsx';
import { PenMark } from '../ui/PenMark.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Swipe } from '../ui/Swipe.tsx';
import './Services.css';

/** Three ticks by the same hand, none like the other. */
const TICKS = [
  'M4 22 L 13 33 L 38 5',
  'M3 19 C 8 24, 11 29, 14 34 C 20 22, 28 12, 41 3',
  'M6 24 L 14 32 L 36 8',
];

export type ServicesProps = {
  content: ServicesContent;
  portal: Portal;
};

/** The six services, each an exam paper that came back with full marks. On a phone they are a stack to swipe. */
export function Services({ content, portal }: ServicesProps) {
  const { opening, highlighted, ending } = content.closing;
  return (
    <section id="services" className="section services" aria-labelledby="services-title">
      <SectionHead id="services-title" title={content.title} intro={content.intro} />
      <MarginNote>{content.note}</MarginNote>
      <Swipe label={content.title}>
        <ul className="exam-papers swipe-row">
          {content.services.map((service) => (
            <ExamPaper key={service.title} service={service} sheet={content.sheet} />
          ))}
        </ul>
      </Swipe>
      <div className="services-closing">
        <p>
          {opening} <mark>{highlighted}</mark> {ending}
        </p>
        <div className="services-actions">
          <LeadButton {...content.all} />
          <PortalLink label={content.quote} portal={portal} look="quiet" />
        </div>
      </div>
    </section>
  );
}

type ExamPaperProps = { service: Service; sheet: ServicesContent['sheet'] };

/** A sheet with a column for marks. The marks are a picture; the three lines say the same in words. */
function ExamPaper({ service, sheet }: ExamPaperProps) {
  return (
    <li className="exam-paper">
      <div className="exam-sheet">
        <p className="exam-top" aria-hidden="true">
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
                <path d={TICKS[index]} pathLength={1} />
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
