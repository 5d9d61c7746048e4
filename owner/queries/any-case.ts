/** What may mean something in a regular expression. */
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/**
 * A regular expression of PostgreSQL that finds `text` in whatever case. `lower()` and `ilike`
 * know ASCII letters alone in a database with the locale C, which is a common one.
 */
export function anyCase(text: string): string {
  return Array.from(text, (character) => {
    const forms = new Set([character, character.toLowerCase(), character.toUpperCase()]);
    // ß becomes two letters, which stand for no single one.
    const single = [...forms].filter((form) => [...form].length === 1);
    if (single.length > 1) return `[${single.join('')}]`;
    return PUNCTUATION.test(character) ? `\\${character}` : character;
  }).join('');
}
