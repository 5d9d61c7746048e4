/** A button that opens the popup: its label, and the source that a lead from it records. */
export type LeadButton = {
  label: string;
  source: string;
  /** Whether the sample pages come with it. */
  withExamples?: boolean;
};
