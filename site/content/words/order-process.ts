/** How long each step takes. */
export const FIGURES = { task: '2', quote: '5', work: '3-24' } as const;

export type OrderProcessWords = {
  title: string;
  intro: string;
  steps: Record<keyof typeof FIGURES, { title: string; description: string; unit: string }>;
  /** What is chalked beside the last step. */
  note: string;
  /** The sentence above the button, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string };
  start: string;
};
