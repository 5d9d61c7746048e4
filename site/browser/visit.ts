const FLAGS = ['exit-intent-seen', 'converted'] as const;
type Flag = (typeof FLAGS)[number];

/** Where storage is blocked, a flag lasts as long as the page. */
const remembered = new Set<Flag>();

/** Notes something about this visit (the tab's session); holds nothing personal. */
export function noteInVisit(flag: Flag): void {
  remembered.add(flag);
  try {
    sessionStorage.setItem(flag, 'yes');
  } catch {
    // See `remembered`.
  }
}

/** Whether this was noted before in this visit. */
export function notedInVisit(flag: Flag): boolean {
  if (remembered.has(flag)) return true;
  try {
    return sessionStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}
