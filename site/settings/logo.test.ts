import { describe, expect, it } from 'vitest';
import { drawnLogo, logoElement, logoFault } from './logo.ts';

const FILE = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 2 1">
  <path d="M0 0h2" stroke="currentColor"/>
</svg>
`;

describe('a logo file', () => {
  it('becomes an element without its own size', () => {
    expect(logoElement(FILE)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2" stroke="currentColor"/></svg>',
    );
  });

  it('is drawn in a colour at a position', () => {
    expect(drawnLogo(FILE, 'red', { x: 2, y: 3, size: 28 })).toBe(
      '<svg x="2" y="3" width="28" height="28" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2" stroke="red"/></svg>',
    );
  });

  it.each([
    [undefined, 'must be the path of an existing file'],
    ['<svg width="2"/>', 'must be an SVG file with a viewBox'],
    ['<svg viewBox="0 0 2 1"><style>a{}</style></svg>', 'must not contain "<style"'],
    ['<svg viewBox="0 0 2 1"><script>a()</script></svg>', 'must not contain "<script"'],
    ['<svg viewBox="0 0 2 1"><path style="fill:red"/></svg>', 'must not contain "style="'],
    ['<svg viewBox="0 0 2 1" onload="a()"/>', 'must not contain "onload="'],
  ])('is rejected as %j, with the remedy', (svg, fault) => {
    expect(logoFault(svg)).toContain(fault);
  });

  it('is accepted if it has no fault', () => {
    expect(logoFault(FILE)).toBeUndefined();
  });
});
