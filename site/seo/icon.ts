import sharp from 'sharp';
import drawing from '../public/favicon.svg?raw';

/** The squares that devices ask for, in pixels: 180 on an iPhone's home screen, the others in the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The drawing is 32 px wide at the renderer's 72 dots an inch. */
const DOTS_A_PIXEL = 72 / 32;

/** The site's icon as a PNG of `size` pixels square, from the one drawing of it. */
export async function iconOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(drawing), { density: Math.ceil(size * DOTS_A_PIXEL) });
  return new Uint8Array(await picture.resize(size, size).png({ palette: true }).toBuffer());
}
