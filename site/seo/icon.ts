import sharp from 'sharp';
import { drawnLogo, readLogo } from '../settings/logo.ts';
import { site } from '../settings/site.ts';

/** The width and height of the drawing, in pixels. */
const FAVICON_SIZE = 32;
/** The distance from the sheet's edge to the logo. */
const MARGIN_PX = 2;

const { sheet, pen } = site.theme.colours.light;
const logo = drawnLogo(readLogo(site.theme.logo.file), pen, {
  x: MARGIN_PX,
  y: MARGIN_PX,
  size: FAVICON_SIZE - 2 * MARGIN_PX,
});

/** The logo on a sheet, as SVG: the source of all icons. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIZE} ${FAVICON_SIZE}"><rect width="${FAVICON_SIZE}" height="${FAVICON_SIZE}" rx="5" fill="${sheet}"/>${logo}</svg>`;

/** Icon sizes in pixels: 180 for an iPhone's home screen, the others for the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The renderer's 72 dots an inch, per pixel of the drawing. */
const DOTS_A_PIXEL = 72 / FAVICON_SIZE;

/** The site's icon as a PNG of `size` pixels square. */
export async function iconOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(favicon), { density: Math.ceil(size * DOTS_A_PIXEL) });
  return new Uint8Array(await picture.resize(size, size).png({ palette: true }).toBuffer());
}
