import { showToast } from '../ui/toast.ts';
import { isShown, popupDialog } from './dialog.ts';
import { savesData } from './saves-data.ts';
import { fetchVisit } from './visit.ts';

const COULD_NOT_LOAD = {
  tone: 'error',
  title: 'The form could not load',
  description: 'What you typed is still here. Please check your connection and press Next again.',
} as const;

let loading: Promise<boolean> | null = null;
let hydrated = false;
let heldForm: HTMLFormElement | null = null;

/** Loads React and hydrates the form, once; tells whether it answers. Where that fails, the next call tries again. */
export function loadForm(): Promise<boolean> {
  loading ??= hydrate().catch((error: unknown) => {
    loading = null;
    // biome-ignore lint/suspicious/noConsole: the one trace of a form that did not load; nothing of a visitor is in it.
    console.error('The form did not load:', error);
    if (isShown(popupDialog())) showToast(COULD_NOT_LOAD);
    return false;
  });
  return loading;
}

/**
 * Fetches what the form needs on a sign that somebody may open the popup: what the
 * visit remembers, and the scripts, without running them, for the press that follows
 * must not wait for React. As modules they are compiled beside the main thread; what is
 * fetched as a plain script, Chromium compiles in vain, and on the main thread again.
 * Where data is to be saved, the opening itself has to ask for the scripts.
 */
export function fetchForm(): void {
  fetchVisit();
  const root = document.getElementById('lead-form');
  if (!root?.dataset.scripts || savesData()) return;
  for (const href of root.dataset.scripts.split(' ')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  delete root.dataset.scripts;
}

/**
 * Next pressed before React is there is held back, then done. It also keeps the
 * browser from submitting by itself, which would show the lead in the address.
 */
export function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (hydrated || !(event.target instanceof HTMLFormElement)) return;
  heldForm = event.target;
  void loadForm();
}

async function hydrate(): Promise<boolean> {
  const root = document.getElementById('lead-form');
  if (!root) throw new Error('The page has no element with the id lead-form.');
  // A fetch ahead that fails now would be what the next try gets.
  delete root.dataset.scripts;
  // In development React refreshes without a reload, which has to be set up before the first component.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const { hydrateForm } = await import('./hydrate.tsx');
  await hydrateForm(root);
  hydrated = true;
  root.dataset.ready = '';
  heldForm?.requestSubmit();
  return true;
}
