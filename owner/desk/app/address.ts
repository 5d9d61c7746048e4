import { useEffect, useSyncExternalStore } from 'react';
import type { InboxOrder } from '../../queries/lead.ts';

/** The parameters that are not filters. */
const OF_THE_DESK = ['view', 'lead', 'order', 'days'];

/** The current query parameters. They hold the filters, so that a view can be bookmarked. */
export function useAddress(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(onChange, () => location.search));
}

function onChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Parameters to change. Those that are `null` or empty are removed. */
export type Changes = Readonly<Record<string, string | null>>;

/** The address with `changes`. */
export function addressWith(changes: Changes, from = location.search): string {
  const parameters = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  return `?${parameters}`;
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

/** The names and values of the filters in the address. */
export function filtersIn(address: URLSearchParams): [string, string][] {
  return [...address].filter(([name, value]) => value && !OF_THE_DESK.includes(name));
}

/** The inbox that an address means. Leads to do come first, the soonest due before the others. */
export function inboxOf(address: URLSearchParams) {
  const filters = new URLSearchParams(filtersIn(address));
  if (!filters.has('status') && !filters.has('list'))
    filters.set('list', filters.size === 0 ? 'todo' : 'all');
  const [list, status] = [filters.get('list'), filters.get('status')];
  const isOpen = status === 'new' || (list !== null && list !== 'all');
  const order: InboxOrder = isOpen && address.get('order') !== 'newest' ? 'due' : 'newest';
  return { list, status, isOpen, order, filters: filters.toString() };
}
