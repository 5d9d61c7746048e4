import type { APIRoute } from 'astro';
import { faq } from '../content/faq.ts';
import { page } from '../content/page.ts';
import { portalSignIn } from '../define-site.ts';
import { site } from '../site.config.ts';

/** The page in plain words, for language models that read it on somebody's behalf. */
export const GET: APIRoute = () => {
  const questions = faq.items.map(({ question, answer }) => `### ${question}\n\n${answer}`);
  const phone = site.phone ? [`- Phone: ${site.phone}`] : [];
  const text = [
    `# ${site.brand}`,
    `> ${page.description}`,
    [`- [The page](${site.url}/)`, `- [Student portal](${portalSignIn(site)})`, ...phone].join('\n'),
    '## Questions and answers',
    ...questions,
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
