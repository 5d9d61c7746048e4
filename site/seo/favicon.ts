import { light } from '../styles/palette.ts';

/** The width and height of the drawing, in pixels. */
export const FAVICON_SIZE = 32;

/** The proofreader's caret on a sheet, as SVG: the one drawing of the site's icon. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIZE} ${FAVICON_SIZE}"><rect width="${FAVICON_SIZE}" height="${FAVICON_SIZE}" rx="5" fill="${light.sheet}"/><path d="M7 26 16 8l9 18" fill="none" stroke="${light.pen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
