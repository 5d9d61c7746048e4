import { fillIn } from '../content/fill-in.ts';
import type { FormContent } from '../content/popup.ts';
import { PenMark } from '../ui/Pen.tsx';

export type ProgressProps = {
  content: Pick<FormContent, 'steps' | 'place' | 'progress' | 'needed' | 'forSubject'>;
  /** The current step, from 0. */
  step: number;
  /** All steps are shown, so this is the title of the first, with the height of the progress that replaces it. */
  isWhole: boolean;
  subject: string | undefined;
};

/** The step's name, for screen readers too, and three progress bars. Completed bars are struck off. */
export function Progress({ content, step, isWhole, subject }: ProgressProps) {
  const { steps, needed } = content;
  if (isWhole)
    return (
      <div className="progress">
        <h2 className="progress-step">{steps[0]}</h2>
        <p className="progress-needed">{needed}</p>
      </div>
    );
  const place = fillIn(content.place, { step: step + 1, steps: steps.length });
  return (
    <div className="progress">
      <p className="progress-step" role="status">
        <span className="progress-place">{place}:</span> {steps[step]}
        {step === 0 && subject && (
          <span className="progress-subject"> {fillIn(content.forSubject, { subject })}</span>
        )}
      </p>
      <div
        className="progress-bars"
        role="progressbar"
        aria-label={content.progress}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={`${place}: ${steps[step]}`}
      >
        {steps.map((name, index) => (
          <span key={name} className="progress-bar" data-filled={index <= step}>
            {index < step && <PenMark shape="underline" draws="load" />}
          </span>
        ))}
      </div>
      <p className="progress-needed">{needed}</p>
    </div>
  );
}
