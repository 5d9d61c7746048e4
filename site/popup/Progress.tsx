export type ProgressProps = {
  /** The steps' names, first to last. */
  steps: readonly string[];
  /** The step that is open, from 0. */
  step: number;
};

/** Three bars that fill as one goes, said in words to a screen reader. */
export function Progress({ steps, step }: ProgressProps) {
  const text = `Step ${step + 1} of ${steps.length}: ${steps[step] ?? ''}`;
  return (
    <div className="progress">
      <div
        className="progress-bars"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={text}
      >
        {steps.map((name, index) => (
          <span key={name} className="progress-bar" data-filled={index <= step} />
        ))}
      </div>
      <p className="progress-step" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
