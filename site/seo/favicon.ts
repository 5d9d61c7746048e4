import { drawnLogo, readLogo } from '../settings/logo.ts';
import { site } from '../site.config.ts';

/** The width and height of the drawing, in pixels. */
export const FAVICON_SIZE = 32;
/** From the edge of the sheet to the logo. */
const MARGIN_PX = 2;

const { sheet, pen } = site.theme.colours.light;
const logo = drawnLogo(readLogo(site.theme.logo.file), pen, {
  x: MARGIN_PX,
  y: MARGIN_PX,
  size: FAVICON_SIZE - 2 * MARGIN_PX,
});

/** The logo on a sheet, as SVG: the one drawing of the site's icon. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIZE} ${FAVICON_SIZE}"><rect width="${FAVICON_SIZE}" height="${FAVICON_SIZE}" rx="5" fill="${sheet}"/>${logo}</svg>`;
