/** The most statements with a name: each connection keeps what it has prepared, and a client may order its columns as it likes. */
export const MAX_NAMED = 16;

/** A statement as pg takes it. One with a name is read and planned once a connection. */
type Statement = { text: string; name?: string };

/** Gives the first statements that come a name each, as those of the page do, and the later ones none. */
export function nameStatements(): (text: string) => Statement {
  const names = new Map<string, string>();
  return (text) => {
    if (names.size < MAX_NAMED && !names.has(text)) names.set(text, `insert-${names.size}`);
    const name = names.get(text);
    return name === undefined ? { text } : { name, text };
  };
}
