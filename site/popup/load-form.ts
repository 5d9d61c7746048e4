import { SOURCE_PARAMETER, STEP_PARAMETER } from '../../lead/form-page.ts';
import { formIs, popupState } from './popup.ts';

/** The time that Next waits for the form's script, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Preloads and runs the form's script. The browser caches it. */
export async function importForm(): Promise<typeof import('./hydrate.tsx')> {
  // In development, React Fast Refresh has to be set up before the first component.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  return import('./hydrate.tsx');
}

let loading: Promise<void> | undefined;

/** Hydrates the form with React, once. Resolves when that has ended, also for whoever asks while it goes on. */
export function loadForm(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  formIs('loading');
  const root = formRoot();
  try {
    const { hydrateForm } = await importForm();
    // A visitor who waited too long is already going to the form's page.
    if (isLost()) return;
    await hydrateForm(root);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a form that did not load; nothing of a visitor is in it.
    console.error('The form did not load:', error);
    giveUp();
    return;
  }
  const isAwaited = popupState().form === 'awaited';
  formIs('ready');
  root.dataset.ready = '';
  if (isAwaited) root.querySelector('form')?.requestSubmit();
}

/** Holds Next until React is interactive. This also keeps the lead out of the address. */
export function holdSubmit(event: SubmitEvent): void {
  const { form } = popupState();
  event.preventDefault();
  if (form === 'lost') leaveForPage();
  if (form !== 'absent' && form !== 'loading') return;
  void loadForm();
  formIs('awaited');
  setTimeout(() => popupState().form === 'awaited' && giveUp(), PATIENCE_MS);
}

function isLost(): boolean {
  return popupState().form === 'lost';
}

function giveUp(): void {
  const { form } = popupState();
  formIs('lost');
  if (form === 'awaited') leaveForPage();
}

/** Posts the first step to the form's page, which continues without the script. */
function leaveForPage(): void {
  const state = popupState();
  const form = formRoot().querySelector('form');
  // Offline, there is no other page to go to. The message is in the HTML, because nothing else can load either.
  document.getElementById('lead-failure')?.toggleAttribute('hidden', navigator.onLine);
  if (!form || !navigator.onLine) return;
  const address = new URL(location.href);
  if (state.phase === 'open') address.searchParams.set(SOURCE_PARAMETER, state.opening.title ?? '');
  const add = ({ formData }: FormDataEvent) => {
    formData.set(STEP_PARAMETER, '0');
    formData.set('source_page', address.href);
    formData.set('source_referrer', document.referrer);
  };
  form.addEventListener('formdata', add, { once: true });
  form.submit();
}

function formRoot(): HTMLElement {
  const root = document.getElementById('lead-form');
  if (!root) throw new Error('The page has no #lead-form.');
  return root;
}
