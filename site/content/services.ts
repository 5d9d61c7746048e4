import type { Edition } from './edition.ts';
import type { LeadButton } from './lead-button.ts';

/** One service, with the three points that earn it full marks. */
export type Service = { title: string; description: string; features: readonly [string, string, string] };

/** A sentence, one phrase of it highlighted. */
type Closing = { opening: string; highlighted: string; ending: string };

const SERVICES = ['essays', 'coding', 'urgent', 'thesis', 'presentations', 'research'] as const;

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

export type ServicesContent = Omit<ServicesWords, 'services' | 'closing' | 'all'> & {
  services: readonly Service[];
  closing: Closing;
  all: LeadButton;
};

export function servicesContent({ words: { services }, figures }: Edition): ServicesContent {
  return {
    ...services,
    services: SERVICES.map((name) => services.services[name]),
    closing: figures.subjects ? services.closing.counted : services.closing.open,
    all: { label: services.all, source: 'Services - View All Services Button' },
  };
}
