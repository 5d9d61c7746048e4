/** The file of the build that says which headers go with which address. Netlify, Cloudflare Pages and others read it. */
export const HEADERS_FILE = '_headers';
/** Cloudflare Pages drops a longer line without a word. */
export const LINE_LIMIT_CHARACTERS = 2_000;

/** The headers of one address, or of all that begin alike where `path` ends with `*`. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** The text of a headers file. Throws where a line of it would be longer than hosts read. */
export function formatRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > LINE_LIMIT_CHARACTERS);
  if (long) throw new Error(`A header is too long for static hosts: ${long.slice(0, 80)}…`);
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Reads the text of a headers file. Throws an error that names the first line that is wrong. */
export function parseRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, path] = /^(\/[^\s*]*\*?)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (path) rules.push({ path, headers: {} });
    else if (rule && name && value) rule.headers[name.toLowerCase()] = value;
    else throw new Error(`Line ${index + 1} of ${HEADERS_FILE} is neither a path nor a header.`);
  }
  return rules;
}

/** The headers that go with the address `path`. A later rule's header takes the place of an earlier one's. */
export function headersAt(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
