import { Drawn } from './Drawn.tsx';
import { opensForm } from './opens-form.ts';

export type LeadButtonProps = {
  label: string;
  /** What a lead from it records. */
  source: string;
  /** Whether the sample pages come with it. */
  withExamples?: boolean;
  look?: 'quiet' | undefined;
  size?: 'large' | undefined;
};

/** A button that opens the lead-capture popup and says where it was pressed. */
export function LeadButton({ label, source, withExamples, look, size }: LeadButtonProps) {
  return (
    <button
      type="submit"
      {...opensForm(source)}
      className="button"
      data-look={look}
      data-size={size}
      data-with-examples={withExamples || undefined}
    >
      <Drawn text={label} sign="→" />
    </button>
  );
}
