import sharp from 'sharp';
import { FAVICON_SIZE, favicon } from './favicon.ts';

/** The squares that devices ask for, in pixels: 180 on an iPhone's home screen, the others in the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The renderer's 72 dots an inch, for each pixel of the drawing. */
const DOTS_A_PIXEL = 72 / FAVICON_SIZE;

/** The site's icon as a PNG of `size` pixels square, from the one drawing of it. */
export async function iconOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(favicon), { density: Math.ceil(size * DOTS_A_PIXEL) });
  return new Uint8Array(await picture.resize(size, size).png({ palette: true }).toBuffer());
}
