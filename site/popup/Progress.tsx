import { PenMark } from '../ui/PenMark.tsx';

export type ProgressProps = {
  /** The steps' names, first to last. */
  steps: readonly string[];
  /** The step that is open, from 0. */
  step: number;
  /** What holds for every step, beside its name. */
  needed: string;
};

/** Three bars that fill as one goes, those that are done struck off, and the step's name. A screen reader hears each new step. */
export function Progress({ steps, step, needed }: ProgressProps) {
  const place = `Step ${step + 1} of ${steps.length}`;
  return (
    <div className="progress">
      <div
        className="progress-bars"
        role="progressbar"
        aria-label="Progress"
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
      <div className="progress-words">
        <p className="progress-step" role="status">
          <span className="progress-place">{place}:</span> {steps[step]}
        </p>
        <p className="progress-needed">{needed}</p>
      </div>
    </div>
  );
}
