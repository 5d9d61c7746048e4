import { isShown, popupState } from './popup.ts';

/** Whether the visitor asked the browser to load no more than is needed. Not every browser tells. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

let loading: Promise<boolean> | null = null;
let tries = 0;
let fetched = false;
let hasScript = false;
let isReady = false;
let heldForm: HTMLFormElement | null = null;

/** Loads React and hydrates the form, once; tells whether it answers. Where that fails, the next call tries again. */
export function loadForm(): Promise<boolean> {
  if (isReady) return Promise.resolve(true);
  loading ??= hydrate(++tries).catch((error: unknown) => {
    loading = null;
    // biome-ignore lint/suspicious/noConsole: the one trace of a form that did not load; nothing of a visitor is in it.
    console.error('The form did not load:', error);
    showFailure(isShown(popupState()));
    return false;
  });
  return loading;
}

/**
 * Fetches the form's script, without running it, on a sign that somebody may open the popup.
 * Where data is to be saved, the opening itself has to ask for it.
 */
export function fetchForm(): void {
  const { script } = formRoot().dataset;
  if (!script || fetched || loading || savesData()) return;
  fetched = true;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });
  // A module that failed under one address fails under it again.
  link.addEventListener('error', () => {
    tries ||= 1;
  });
  document.head.append(link);
}

/**
 * Has the form loaded anew where the page came back from the back/forward cache without it: what Firefox
 * was fetching when the page was left is never there, and never fails.
 */
export function loadAnewOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || hasScript) return;
    loading = null;
    tries ||= 1;
    if (isShown(popupState())) void loadForm();
  });
}

/**
 * Next pressed before React is there is held back, then done. It also keeps the
 * browser from submitting by itself, which would show the lead in the address.
 */
export function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (isReady || !(event.target instanceof HTMLFormElement)) return;
  heldForm = event.target;
  void loadForm();
}

/** Empties a form that React does not answer for yet. Once it does, it forgets by itself, and only where nothing is on its way. */
export function resetUnlessReady(): void {
  if (!isReady) formRoot().querySelector('form')?.reset();
}

async function hydrate(attempt: number): Promise<boolean> {
  const root = formRoot();
  // In development React refreshes without a reload, which has to be set up before the first component.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const { hydrateForm } = await importForm(root, attempt);
  // A try that was given up may still end: one form is enough.
  if (hasScript || attempt !== tries) return isReady;
  hasScript = true;
  await hydrateForm(root);
  isReady = true;
  root.dataset.ready = '';
  showFailure(false);
  heldForm?.requestSubmit();
  return true;
}

/**
 * Firefox and WebKit remember that a module could not be fetched, and never ask for it again: each new
 * try asks for another address. The form is one file (`site/build/announce-form.ts`), so nothing else has failed.
 */
function importForm(
  { dataset: { script } }: HTMLElement,
  attempt: number,
): Promise<typeof import('./hydrate.tsx')> {
  if (attempt === 1 || !script) return import('./hydrate.tsx');
  return import(/* @vite-ignore */ `${script}?try=${attempt}`);
}

/** The words stand in the HTML: where the form cannot load, nothing else may be loaded either. */
function showFailure(failed: boolean): void {
  document.getElementById('lead-failure')?.toggleAttribute('hidden', !failed);
}

function formRoot(): HTMLElement {
  const root = document.getElementById('lead-form');
  if (!root) throw new Error('The page has no #lead-form.');
  return root;
}
