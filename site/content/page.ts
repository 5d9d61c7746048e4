import { productAtStart } from '../define-site.ts';
import { site } from '../site.config.ts';

export type PageContent = { title: string; description: string; skip: string; notFoundTitle: string };

export const page: PageContent = {
  title: `${site.brand}: ${site.product} by human experts, essays from 3 hours`,
  description: `${productAtStart(site)} from human expert writers with AI tools: essays, coding, theses and presentations. Plagiarism-free, unlimited revisions on Premium, 24/7 support.`,
  skip: 'Skip to the content',
  notFoundTitle: `Page not found · ${site.brand}`,
};
