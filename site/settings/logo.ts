import { readFileSync } from 'node:fs';

/** Code, styles and external resources, which the content security policy blocks within the page. */
const REFUSED = /<(?:script|style|foreignObject|image|use)\b|\s(?:style|on\w+)=/i;

/** Why `svg` cannot be the logo, with a remedy; nothing if it can. `undefined` means a missing file. */
export function logoFault(svg: string | undefined): string | undefined {
  if (svg === undefined) return "must be the path of an existing file, such as 'site/logo.svg'";
  if (!/<svg\b[^>]*\sviewBox=/.test(svg))
    return 'must be an SVG file with a viewBox: export it as plain SVG from your drawing program';
  const [refused] = REFUSED.exec(svg) ?? [];
  if (refused)
    return `must not contain "${refused.trim()}": export it as plain SVG, with colours as attributes such as fill="currentColor"`;
  return undefined;
}

/** The `<svg>` element of a logo file, without its own size. */
export function logoElement(svg: string): string {
  return svg
    .slice(svg.search(/<svg\b/))
    .replace(/<svg\b[^>]*>/, (start) => start.replaceAll(/\s(?:width|height|x|y)="[^"]*"/g, ''))
    .replaceAll(/>\s+</g, '><')
    .trim();
}

/** The logo in one colour, `size` wide and high, as a picture or within another. */
export function drawnLogo(
  svg: string,
  colour: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  return logoElement(svg)
    .replaceAll('currentColor', colour)
    .replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
}

/** The logo file's text, by its path from the project's folder. The validated settings guarantee that it exists. */
export function readLogo(file: string): string {
  return readFileSync(file, 'utf8');
}
