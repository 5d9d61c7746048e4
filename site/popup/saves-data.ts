/** Not in every browser, and not in TypeScript's DOM. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to load no more than is needed. */
export function savesData(): boolean {
  const { connection }: Connected = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
