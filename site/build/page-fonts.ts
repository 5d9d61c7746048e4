import { fontProviders } from 'astro/config';
import { FONTS_BESIDE, type Font, fontOf, scriptOf, TEXT_FALLBACKS } from '../settings/fonts.ts';
import { type FontRole, fontVariable } from '../settings/page-fonts.ts';
import type { LanguageCode } from '../settings/paths.ts';
import type { Theme } from '../settings/theme.ts';
import { charactersBeside, charactersOfScript, pageCharacters, TYPED_CHARACTERS } from './page-characters.ts';
import { type Family, type Subset, subsetFamily } from './subset-family.ts';

/** The weights used in the styles. */
const WEIGHTS = { min: 400, max: 700 };
const REGULAR = { min: 400, max: 400 };
/** For Latin letters beside another script. */
const WEIGHT_BESIDE = { display: 700, text: 500, pen: 400 } as const;
/** Pen text that few pages use: a separate file, loaded when needed. */
const HARDLY_BY_HAND = /[^\d\s!%()+,./:?–-]/g;

type RoleOfScript = Exclude<FontRole, 'typed'>;

/** The fonts of a language's pages for Astro, subset to their characters. */
export async function pageFonts(code: LanguageCode, { display, text, pen }: Theme['fonts']) {
  return [
    await family('display', code, display, { weights: WEIGHTS, complete: true }),
    await family('text', code, text, { weights: WEIGHTS, complete: true }),
    await family('pen', code, pen, { weights: REGULAR }),
    await typedFamily(code, text),
  ];
}

/**
 * A font of the theme, beside a font for the language's own script if it has one. No fallback breaks large headings in
 * the same way, so a font that arrives after the first paint is used only on the next page, to avoid layout shift.
 */
async function family(
  role: RoleOfScript,
  code: LanguageCode,
  name: string,
  needs: Pick<Family, 'weights' | 'complete'>,
) {
  const font = fontOf(name);
  const script = scriptOf(code);
  const variants: [Subset, ...Subset[]] =
    script === 'Latn'
      ? await subsetFamily({ font, characters: pageCharacters(code), ...needs })
      : [
          ...(await besideAnother(role, code, font, needs)),
          ...(await subsetFamily({
            font: fontOf(FONTS_BESIDE[script][role], script),
            characters: charactersOfScript(code),
            ranged: true,
            ...needs,
          })),
        ];
  return {
    provider: fontProviders.local(),
    name: font.family,
    cssVariable: fontVariable(role, code),
    display: role === 'display' ? ('optional' as const) : ('swap' as const),
    fallbacks:
      role === 'text' && script !== 'Latn' ? [TEXT_FALLBACKS[script], ...font.fallbacks] : font.fallbacks,
    options: { variants },
  };
}

/** A page in another script has few Latin letters, so one weight is enough. */
async function besideAnother(
  role: RoleOfScript,
  code: LanguageCode,
  font: Font,
  { weights: { min, max }, complete }: Pick<Family, 'weights' | 'complete'>,
): Promise<[Subset, ...Subset[]]> {
  const characters = charactersBeside(code);
  const weights = { min: WEIGHT_BESIDE[role], max: WEIGHT_BESIDE[role] };
  const subsets =
    role === 'pen'
      ? [
          ...(await subsetFamily({ font, characters: characters.replaceAll(HARDLY_BY_HAND, ''), weights })),
          ...(await subsetFamily({
            font,
            characters: characters.match(HARDLY_BY_HAND)?.join('') ?? '',
            weights,
            ranged: true,
          })),
        ]
      : await subsetFamily({ font, characters, weights, complete });
  const weight = min === max ? `${min}` : `${min} ${max}`;
  return subsets.map((subset) => ({ ...subset, weight })) as [Subset, ...Subset[]];
}

/** Letters that visitors type, loaded separately because few pages need them. */
async function typedFamily(code: LanguageCode, name: string) {
  const font = fontOf(name);
  const variants = await subsetFamily({ font, characters: TYPED_CHARACTERS, weights: REGULAR, ranged: true });
  return {
    provider: fontProviders.local(),
    name: `${font.family} Typed`,
    cssVariable: fontVariable('typed', code),
    fallbacks: [],
    options: { variants },
  };
}
