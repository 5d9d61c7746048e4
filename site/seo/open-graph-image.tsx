import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { HeroContent } from '../content/hero.ts';
import { light } from '../styles/palette.ts';

/** The size that social networks ask for, in pixels. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** The files of the display font. What the first has not comes from the second. */
const FONT_PARTS = ['latin', 'latin-ext'];
const LINE_PX = 63;

export type OpenGraphProps = { brand: string; tagline: string; headline: HeroContent['headline'] };

/** The picture that stands for the site where it is shared, as PNG. */
export async function openGraphImage(props: OpenGraphProps): Promise<Uint8Array<ArrayBuffer>> {
  const words = [props.brand, props.tagline, ...Object.values(props.headline)].join('');
  const svg = await satori(<Sheet {...props} />, {
    ...OPEN_GRAPH_SIZE,
    fonts: await Promise.all(
      FONT_PARTS.map(async (part) => ({
        name: part,
        data: await boldFont(part, words),
        weight: 700 as const,
      })),
    ),
  });
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

/** The renderer reads neither WOFF2 nor variable fonts: one weight, unpacked. */
async function boldFont(part: string, text: string): Promise<Buffer> {
  const file = `@fontsource-variable/brygada-1918/files/brygada-1918-${part}-wght-normal.woff2`;
  const variable = await readFile(fileURLToPath(import.meta.resolve(file)));
  return subsetFont(variable, text, { targetFormat: 'sfnt', variationAxes: { wght: 700 } });
}

/** A picture has no theme: the paper and ink of the light one. */
const FRONT = {
  display: 'flex',
  background: light.paper,
  color: light.ink,
  fontFamily: FONT_PARTS.join(', '),
} as const;

function Sheet({ brand, tagline, headline }: OpenGraphProps) {
  const lines = Array.from({ length: 9 }, (_, index) => (index + 1) * LINE_PX);
  return (
    <div style={{ ...OPEN_GRAPH_SIZE, ...FRONT }}>
      {lines.map((top) => (
        <div
          key={top}
          style={{ position: 'absolute', top, left: 0, right: 0, height: 1, background: light.rule }}
        />
      ))}
      <div style={{ position: 'absolute', top: 0, bottom: 0, left: 92, width: 2, background: light.pen }} />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          padding: '64px 96px 56px 124px',
        }}
      >
        <div style={{ display: 'flex', fontSize: 40 }}>{brand}</div>
        <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 40, fontSize: 104, lineHeight: 1.08 }}>
          <Words text={headline.opening} />
          <span style={{ background: light.marker, padding: '0 12px', marginLeft: -12 }}>
            {headline.highlighted}
          </span>
          <Words text={`${headline.middle} ${headline.underlined} ${headline.ending}`} />
        </div>
        <div style={{ display: 'flex', marginTop: 'auto', fontSize: 40, color: light.pen }}>{tagline}</div>
      </div>
    </div>
  );
}

/** Each word for itself, so that lines break between them. */
function Words({ text }: { text: string }) {
  return text.split(' ').map((word) => (
    <span key={word} style={{ marginRight: 26 }}>
      {word}
    </span>
  ));
}
