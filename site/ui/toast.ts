export type Toast = {
  tone: 'success' | 'error';
  title: string;
  description: string;
  /** Names the button that closes it. */
  dismiss: string;
  spoken?: boolean;
  /** What else can be done about it. The message goes with the press. */
  action?: { label: string; run: () => void };
  /** How long good news stays, in milliseconds, and longer while it is in use. */
  forMs?: number;
};

/** How long good news stays. Errors stay until they are closed or something newer is said. */
export const SUCCESS_TOAST_MS = 6_000;

/**
 * Shows a message in the page's theme, in place of the one before. Assistive technology says it,
 * but for one that is `spoken` already: by the focus, which moves to the same news. It stands in
 * the open dialog where there is one, since all else is inert to assistive
 * technology and to the pointer while a modal dialog is open.
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

/** Takes the message that is shown away, if there is one. */
export function dismissToast(): void {
  for (const shown of document.querySelectorAll('.toast')) shown.remove();
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
