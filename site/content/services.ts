import type { Edition } from './edition.ts';
import type { LeadButton } from './lead-button.ts';
import type { Closing, Service, ServicesWords } from './words/services.ts';
import { SERVICES } from './words/services.ts';

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
