import { useEffect, useSyncExternalStore } from 'react';
import { FILTER_NAMES } from '../../queries/lead.ts';

/** The current query parameters. They hold the filters, so that a view can be bookmarked. */
export function useAddress(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(onChange, () => location.search));
}

function onChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The address with `changes`. Removes parameters that are `null` or empty. */
export function addressWith(
  changes: Readonly<Record<string, string | null>>,
  from = location.search,
): string {
  const parameters = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  return `?${parameters}`;
}

/** The address of the inbox with only these filters: the leads behind a number. */
export function leadsBehind(filters: Readonly<Record<string, string | null>>): string {
  return addressWith(filters, '');
}

/** Goes to an address of the desk. With `replaced`, adds no history entry. */
export function go(address: string, replaced = false): void {
  if (replaced) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  // The event that the browser fires for its own navigation.
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Makes links within the desk change the view without a page load. */
export function useLinks(): void {
  useEffect(() => {
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="?"]') : null;
  const href = link?.getAttribute('href');
  if (!href || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(href);
}

/** The filters in the address, as the server expects them. Excludes spam by default. */
export function filtersIn(address: URLSearchParams): string {
  const filters = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = address.get(name);
    if (value) filters.set(name, value);
  }
  // Sorting by due date shows only new leads.
  if (!filters.has('status') && address.get('order') === 'due') filters.set('status', 'new');
  if (!filters.has('status') && !filters.has('without')) filters.set('without', 'spam');
  return filters.toString();
}
