/** Where the API listens in development: behind the page's own server, at the next port. */
export function apiPortOf(pagePort: number): number {
  return pagePort + 1;
}
