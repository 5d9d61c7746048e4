/** Characters to escape in a regular expression. */
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const ACCENTS = /[\u0300-\u036f]/g;
const LETTER = /\p{L}/u;
/** Latin, Greek and Cyrillic letters, with and without accents, are below this. */
const LETTERS_END = 0x2000;
/** Letters that Unicode does not decompose into a letter and an accent. */
const UNDIVIDED = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ı: 'i' }));
const FORMS = formsByLetter();
/** Fewer digits would match almost every number. */
const MIN_DIGITS = 4;
const PHONE = /^[\d\s+()./-]+$/;

/**
 * A PostgreSQL regular expression that finds `text` in any case, with and without accents. It lists
 * all forms of each letter, so it needs no extension and no locale: in the C locale, `lower()` and
 * `ilike` handle only ASCII. It also finds a phone number by its digits, without a leading zero.
 */
export function searchPattern(text: string): string {
  const words = Array.from(plain(text), (character) => {
    const forms = FORMS.get(character);
    // An accent may be a separate character.
    if (forms) return `[${forms}][\u0300-\u036f]*`;
    return PUNCTUATION.test(character) ? `\\${character}` : character;
  }).join('');
  const digits = PHONE.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length < MIN_DIGITS ? words : `${words}|${[...digits].join('[ +()./-]*')}`;
}

function formsByLetter(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (let code = 0; code < LETTERS_END; code++) {
    const form = String.fromCharCode(code);
    const letter = plain(form);
    if (LETTER.test(form) && letter.length === 1) forms.set(letter, (forms.get(letter) ?? '') + form);
  }
  return forms;
}

/** `text` in lower case and without accents. */
function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return Array.from(letters, (letter) => UNDIVIDED.get(letter) ?? letter).join('');
}
