import { useEffect, useSyncExternalStore } from 'react';
import { FILTER_NAMES } from '../../queries/lead.ts';

/** The parameters of the address, as they are now. What narrows the inbox stands in it, so that a view can be kept and shared. */
export function useAddress(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(onChange, () => location.search));
}

function onChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The address with `changes`; what is `null` or empty is taken out. */
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

/** The address of the inbox with these filters and no others: the leads behind a figure. */
export function leadsBehind(filters: Readonly<Record<string, string | null>>): string {
  return addressWith(filters, '');
}

/** Goes to an address of the desk. A `replaced` one is not gone back to. */
export function go(address: string, replaced = false): void {
  if (replaced) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  // As the browser says it of its own steps.
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Lets links within the desk change the view without loading it anew. */
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

/** The filters of the address, as the server takes them. Spam is apart unless it is asked for. */
export function filtersIn(address: URLSearchParams): string {
  const filters = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = address.get(name);
    if (value) filters.set(name, value);
  }
  // What is done is due no more.
  if (!filters.has('status') && address.get('order') === 'due') filters.set('status', 'new');
  if (!filters.has('status') && !filters.has('without')) filters.set('without', 'spam');
  return filters.toString();
}
