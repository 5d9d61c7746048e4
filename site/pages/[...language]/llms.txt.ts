import type { APIRoute } from 'astro';
import { editionOf } from '../../content/edition.ts';
import { portalSignIn } from '../../settings/links.ts';
import { type EditionRoute, languageRoutes, pathOf } from '../../settings/paths.ts';
import { site } from '../../settings/site.ts';

/** The page as plain text, for language models. */
export const getStaticPaths = languageRoutes;

export const GET: APIRoute<EditionRoute> = ({ props: { code } }) => {
  const { sections, words } = editionOf(code);
  const { page, faq } = words;
  const { llms } = page;
  const signIn = portalSignIn(site);
  const portal = signIn ? [`- [${llms.portal}](${signIn})`] : [];
  const questions = sections.includes('faq')
    ? [`## ${llms.questions}`, ...faq.items.map(({ question, answer }) => `### ${question}\n\n${answer}`)]
    : [];
  const phone = site.phone ? [`- ${llms.phone}: ${site.phone}`] : [];
  const text = [
    `# ${site.brand}`,
    `> ${page.description}`,
    [`- [${llms.page}](${site.url}${pathOf('home', code)})`, ...portal, ...phone].join('\n'),
    ...questions,
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
