/** The build's file of headers by address. Netlify, Cloudflare Pages and others read it. */
export const HEADERS_FILE = '_headers';
/** Cloudflare Pages silently drops a longer line. */
export const LINE_LIMIT_CHARACTERS = 2_000;

/** The headers of one address, or of all with the same prefix if `path` ends with `*`. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** Formats a headers file. Throws an error if a line is too long for static hosts. */
export function formatRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > LINE_LIMIT_CHARACTERS);
  if (long) throw new Error(`A header is too long for static hosts: ${long.slice(0, 80)}…`);
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Parses a headers file. Throws an error that names the first wrong line. */
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

/** The headers of the address `path`. Later rules override earlier ones. */
export function headersAt(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
