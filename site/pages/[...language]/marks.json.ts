import type { APIRoute } from 'astro';
import { editionOf } from '../../content/edition.ts';
import { type EditionRoute, languageRoutes } from '../../settings/paths.ts';
import { site } from '../../settings/site.ts';

/** The words for the marks on a visitor's sentence, which only visitors who use the field load. */
export const getStaticPaths = () => (site.sentenceField ? languageRoutes() : []);

export const GET: APIRoute<EditionRoute> = ({ props: { code } }) =>
  Response.json(editionOf(code).words.hero.sentence.marks);
