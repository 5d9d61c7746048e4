import type { Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { LeadButton } from '../ui/Button.tsx';
import { MarginNote } from '../ui/Pen.tsx';
import { SectionHead } from '../ui/Section.tsx';
import './OrderProcess.css';

/** Hand-drawn arrows, between the steps in turn: shaft, then head. */
const ARROWS = [
  ['M6 84 C 34 92, 66 90, 92 66 C 118 42, 142 22, 190 18', 'M170 5 L 192 18 L 176 34'],
  ['M6 76 C 40 98, 78 84, 84 60 C 90 36, 62 34, 66 56 C 72 82, 134 30, 190 22', 'M168 8 L 192 22 L 174 38'],
] as const;

/** An order in its steps, chalked on a blackboard. The steps climb on wide pages. */
export function OrderProcess({ edition }: { edition: Edition }) {
  const { steps, closing, ...words } = edition.words.orderProcess;
  return (
    <section
      id="order-process"
      className="section order-process"
      data-ground="ink"
      aria-labelledby="order-process-title"
    >
      <SectionHead id="order-process-title" title={words.title} intro={words.intro} />
      <div className="order-board stack">
        <ol className="order-steps stack">
          {steps.map((step, index) => (
            <Step
              key={step.title}
              {...step}
              arrow={index < steps.length - 1 ? ARROWS[index % ARROWS.length] : undefined}
            />
          ))}
        </ol>
        <div className="order-closing stack">
          <MarginNote>{words.note}</MarginNote>
          <p>
            {closing.opening} <mark>{closing.highlighted}</mark>
          </p>
          <LeadButton label={words.start} source="Order Process - Start Your Order Now Button" size="large" />
        </div>
      </div>
    </section>
  );
}

type StepProps = Words['orderProcess']['steps'][number] & { arrow: readonly string[] | undefined };

function Step({ title, description, figure, unit, arrow }: StepProps) {
  return (
    <li className="order-step stack">
      <h3>{title}</h3>
      <p className="order-time">
        <span>{figure}</span> {unit}
      </p>
      <p className="order-text">{description}</p>
      {arrow && (
        <svg
          className="pen-mark order-arrow directed"
          data-draws="view"
          viewBox="0 0 200 100"
          aria-hidden="true"
        >
          {arrow.map((path) => (
            <path key={path} d={path} pathLength={1} />
          ))}
        </svg>
      )}
    </li>
  );
}
