import { describe, expect, it } from 'vitest';
import { writtenTexts } from './written-texts.ts';

const STYLES =
  '<style>body,button{font-family:var(--font-text)}@media print{.note{color:red;font-family:var(--font-pen)}}</style>';

/** What a page with `body` writes in a font, its strings joined. */
const writtenBy = (font: string, body: string, styles = STYLES) =>
  writtenTexts(`<html><head><title>T</title>${styles}</head><body>${body}</body></html>`)
    .get(font)
    ?.filter(Boolean)
    .join('|');

describe('the texts that a page writes in a font', () => {
  it('are those in the elements whose rule asks for it', () => {
    expect(writtenBy('pen', '<p>a</p><p class="note">b<em>c</em></p>')).toBe('b|c');
  });

  it('are for the last of several fonts, which has to have all', () => {
    const styles = '<style>p{font-family:var(--font-typed),var(--font-text)}</style>';
    expect(writtenBy('text', '<p>a</p>', styles)).toBe('a');
    expect(writtenBy('typed', '<p>a</p>', styles)).toBeUndefined();
  });

  it('are all of the body for the font of the body', () => {
    expect(writtenBy('text', '<p>a</p><p class="note">b</p>')).toBe('a|b');
  });

  it.each([
    ['what a style or a script may show', '<p data-initials="é" id="x">', 'é'],
    ['what a field says while it is empty', '<input placeholder="é">', 'é'],
  ])('hold %s', (_, body, expected) => {
    expect(writtenBy('text', body)).toBe(expected);
  });

  it.each([
    ['scripts', '<script type="application/ld+json">"é"</script>'],
    ['names that are only listened to', '<p aria-label="é"></p>'],
    ['a sign that is drawn', '<span data-drawn="">→</span>'],
  ])('do not hold %s', (_, body) => {
    expect(writtenBy('text', body)).toBe('');
  });

  it.each([
    ['content', '.a::before{content:"†" / ""}'],
    ['a variable', '.a{--mark:"†"}'],
    ['a number', '.a::before{content:"\\2020"}'],
  ])('hold the strings of the styles, by %s', (_, css) => {
    expect(writtenBy('pen', '', `${STYLES}<style>${css}</style>`)).toBe('†');
  });
});
