/** One service, with the three points that earn it full marks. */
export type Service = { title: string; description: string; features: readonly [string, string, string] };

/** A sentence, one phrase of it highlighted. */
export type Closing = { opening: string; highlighted: string; ending: string };

export const SERVICES = ['essays', 'coding', 'urgent', 'thesis', 'presentations', 'research'] as const;

export type ServicesWords = {
  title: string;
  intro: string;
  /** What the pen writes beside the heading. */
  note: string;
  /** The words printed on every sheet, and the marks written on it. */
  sheet: { paper: string; marks: string; total: string };
  services: Record<(typeof SERVICES)[number], Service>;
  /** The sentence above the buttons. `counted`: with the number of subjects, where the owner claims one. */
  closing: { counted: Closing; open: Closing };
  /** An arrow in it is drawn. */
  all: string;
  /** The label of the button that leads to the portal. */
  quote: string;
};
