import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Edition } from '../content/edition.ts';
import { type Cut, FONTS_BESIDE, fontOf, scriptOf } from '../settings/fonts.ts';
import { drawnLogo, readLogo } from '../settings/logo.ts';
import { site } from '../settings/site.ts';

/** The size for social networks, in pixels. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

const LINE_PX = 63;
const LOGO_PX = 44;
const BOLD = { min: 700, max: 700 };

/** The share picture as a PNG. */
export async function openGraphImage(edition: Edition): Promise<Uint8Array<ArrayBuffer>> {
  const { code, words } = edition;
  const text = [site.brand, words.hero.kicker, ...Object.values(words.hero.headline)].join('');
  const script = scriptOf(code);
  const cuts = fontOf(site.theme.fonts.display).cuts(BOLD).slice(0, 1);
  if (script !== 'Latn') cuts.push(...fontOf(FONTS_BESIDE[script].text, script).cuts(BOLD).slice(0, 1));
  const fonts = await boldFonts(cuts, text);
  const families = fonts.map(({ name }) => name).join(', ');
  const svg = await satori(<Sheet edition={edition} families={families} />, { ...OPEN_GRAPH_SIZE, fonts });
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

/**
 * The renderer supports neither WOFF2 nor variable fonts, so this unpacks one weight. The next part supplies missing
 * characters.
 */
async function boldFonts(cuts: Cut[], text: string) {
  const parts = cuts.flatMap((cut) => cut.files.map((file) => ({ ...cut, file })));
  return Promise.all(
    parts.map(async ({ file, isVariable, weights }, index) => ({
      name: `part ${index}`,
      data: await subsetFont(await readFile(file), text, {
        targetFormat: 'sfnt',
        ...(isVariable && { variationAxes: { wght: weights.max } }),
      }),
      weight: 700 as const,
    })),
  );
}

/** A picture has no dark theme, so it uses the light one. */
function Sheet({ edition, families }: { edition: Edition; families: string }) {
  const { dir } = edition.language;
  const { kicker, headline } = edition.words.hero;
  const { colours, logo } = site.theme;
  const { light } = colours;
  const [start, end] = dir === 'rtl' ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
  const front = { display: 'flex', background: light.paper, color: light.ink, fontFamily: families } as const;
  const mark = Buffer.from(drawnLogo(readLogo(logo.file), light.pen, { x: 0, y: 0, size: LOGO_PX }));
  const lines = Array.from({ length: 9 }, (_, index) => (index + 1) * LINE_PX);
  return (
    <div style={{ ...OPEN_GRAPH_SIZE, ...front, direction: dir }}>
      {lines.map((top) => (
        <div
          key={top}
          style={{ position: 'absolute', top, left: 0, right: 0, height: 1, background: light.rule }}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          [start.toLowerCase()]: 92,
          width: 2,
          background: light.pen,
        }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          padding: '64px 64px 56px',
          [`padding${start}`]: 124,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
          <img
            src={`data:image/svg+xml;base64,${mark.toString('base64')}`}
            alt=""
            width={LOGO_PX}
            height={LOGO_PX}
          />
          <span style={{ [`margin${start}`]: 10 }}>{site.brand}</span>
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            marginTop: 40,
            fontSize: 104,
            lineHeight: dir === 'rtl' ? 1.25 : 1.08,
          }}
        >
          <Words text={headline.opening} gap={`margin${end}`} />
          <span
            style={{
              background: light.marker,
              color: light.onMarker,
              padding: '0 12px',
              [`margin${start}`]: -12,
            }}
          >
            {headline.highlighted}
          </span>
          <Words text={`${headline.middle} ${headline.underlined} ${headline.ending}`} gap={`margin${end}`} />
        </div>
        <div style={{ display: 'flex', marginTop: 'auto', fontSize: 40, color: light.pen }}>{kicker}</div>
      </div>
    </div>
  );
}

/** Separate words, so that lines break between them. */
function Words({ text, gap }: { text: string; gap: string }) {
  return text.split(' ').map((word) => (
    <span key={word} style={{ [gap]: 26 }}>
      {word}
    </span>
  ));
}
