const FLAGS = ['exit-intent-seen', 'converted'] as const;
type Flag = (typeof FLAGS)[number];

/** Used if storage is blocked: flags last as long as the page. */
const remembered = new Set<Flag>();

/** Remembers something about this visit (the tab's session). Stores nothing personal. */
export function noteInVisit(flag: Flag): void {
  remembered.add(flag);
  try {
    sessionStorage.setItem(flag, 'yes');
  } catch {
    // See `remembered`.
  }
}

/** Whether this was remembered earlier in the visit. */
export function notedInVisit(flag: Flag): boolean {
  if (remembered.has(flag)) return true;
  try {
    return sessionStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}
