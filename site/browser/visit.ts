const FLAGS = ['exit-intent-seen', 'converted'] as const;
type Flag = (typeof FLAGS)[number];

/** Used if storage is blocked: flags last as long as the page. */
const remembered = new Set<Flag>();

/**
 * Remembers the visit's first page and referrer, for the lead's attribution. Nothing of a direct visit to an address
 * without a campaign is stored.
 */
export function noteArrival(): void {
  try {
    if (location.search || document.referrer)
      sessionStorage.arrival ??= `${location.href} ${document.referrer}`;
  } catch {
    // The lead still has this page's campaign, and the page before it.
  }
}

/** Remembers something about this visit (the tab's session). Stores nothing personal. */
export function noteInVisit(flag: Flag): void {
  remembered.add(flag);
  try {
    sessionStorage[flag] = 'yes';
  } catch {
    // See `remembered`.
  }
}

/** Whether this was remembered earlier in the visit. */
export function notedInVisit(flag: Flag): boolean {
  try {
    return remembered.has(flag) || flag in sessionStorage;
  } catch {
    return false;
  }
}
