import type { Finding } from './finding.ts';
import type { Project } from './project.ts';
import { plainText } from './text.ts';

const LINK_TO_NOWHERE = /<a\b[^>]*\shref=(?:"#"|'#'|#(?=[\s>]))[^>]*>(.*?)<\/a>/gis;

/** Links of the built pages that lead to `#`, except the legal links, which have their own finding. */
export function findLinksToNowhere({
  built,
  legalLabels,
}: Pick<Project, 'built' | 'legalLabels'>): Finding[] {
  return [...built.documents].flatMap(([path, html]) =>
    [...html.matchAll(LINK_TO_NOWHERE)]
      .map(([, inner = '']) => plainText(inner))
      .filter((label) => !legalLabels.has(label))
      .map((label): Finding => {
        const where = { file: 'the built page', field: path };
        const remedy = 'Write where it leads, in site/content, or take it out.';
        return { subject: 'links', what: `"${label}" leads to #`, where, remedy, hint: false };
      }),
  );
}
