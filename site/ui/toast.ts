export type Toast = {
  tone: 'success' | 'error';
  title: string;
  description: string;
  /** The label of its close button. */
  dismiss: string;
  /** An optional action. A press on it closes the message. */
  action?: { label: string; run: () => void };
  /** How long a success message stays, in milliseconds. It stays longer while in use. */
  forMs?: number;
};

/** How long a success message stays. Errors stay until closed or replaced. */
export const SUCCESS_TOAST_MS = 6_000;

/** Shows a message over the page, instead of the one before. Assistive technology announces it. */
export function showToast({
  tone,
  title,
  description,
  dismiss,
  action,
  forMs = SUCCESS_TOAST_MS,
}: Toast): void {
  dismissToast();
  const toast = element('div', 'toast');
  toast.dataset.tone = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
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

  document.body.append(toast);
  if (tone === 'success') setTimeout(leave, forMs);

  function leave(): void {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, forMs);
    else toast.remove();
  }
}

/** Closes the current message, if any. */
export function dismissToast(): void {
  for (const shown of document.querySelectorAll('body > .toast')) shown.remove();
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
