/** What a browser heeds where an answer becomes a document, and nowhere else. */
const OF_DOCUMENTS = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]);
/** What can be opened as a document and may hold scripts. */
const DOCUMENT = /^(text\/html|image\/svg\+xml|application\/xml)\b/;

/** Those of `headers` that say something to an answer of `contentType`: on a script or a font the policy is a kilobyte of nothing. */
export function headersFor(
  contentType: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    DOCUMENT.test(contentType) ? entries : entries.filter(([name]) => !OF_DOCUMENTS.has(name)),
  );
}
