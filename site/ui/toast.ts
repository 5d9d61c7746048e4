export type Toast = {
  tone: 'success' | 'error';
  title: string;
  description: string;
  /** The label of its close button. */
  dismiss: string;
  spoken?: boolean;
  /** An optional action. A press on it closes the message. */
  action?: { label: string; run: () => void };
  /** How long a success message stays, in milliseconds. It stays longer while in use. */
  forMs?: number;
};

/** How long a success message stays. Errors stay until closed or replaced. */
export const SUCCESS_TOAST_MS = 6_000;

/**
 * Shows a message in the page's theme and replaces the one before. Assistive technology announces it, unless it is
 * already `spoken` by the focus. It is inside the open dialog if there is one, because everything else is then inert.
 */
export function showToast({
  tone,
  title,
  description,
  dismiss,
  spoken,
  action,
  forMs = SUCCESS_TOAST_MS,
}: Toast): void {
  dismissToast();
  const toast = element('div', 'toast');
  toast.dataset.tone = tone;
  if (!spoken) toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  const close = element('button', 'toast-close');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', dismiss);
  close.addEventListener('click', () => toast.remove());
  toast.append(element('p', 'toast-title', title), element('p', 'toast-description', description), close);

  if (action) {
    const button = element('button', 'toast-action', action.label);
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => {
      toast.remove();
      action.run();
    });
    toast.append(button);
  }

  const host = document.querySelector('dialog[open]:not([hidden])') ?? document.body;
  host.append(toast);
  if (tone === 'success') setTimeout(leave, forMs);

  function leave(): void {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, forMs);
    else toast.remove();
  }
}

/** Closes the current message, if any. */
export function dismissToast(): void {
  for (const shown of document.querySelectorAll('.toast')) shown.remove();
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
