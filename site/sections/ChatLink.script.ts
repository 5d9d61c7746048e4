import { onceNear } from '../browser/once-near.ts';
import type { ChatWidgetOptions } from '../content/chat.ts';

/** What the third-party script puts on `window`. */
const CREATE_WIDGET = 'CreateWhatsappChatWidget';

declare global {
  interface Window {
    [CREATE_WIDGET]?: (options: ChatWidgetOptions) => void;
  }
}

/** How far below the view the footer may be when the widget's script is fetched. */
const NEAR = '600px';

/**
 * Fetches the configured chat widget when the footer comes near the view or the
 * chat link is pressed, and lets it take the link's place. The link works by
 * itself: a script that is blocked, late or broken changes nothing.
 */
export function startChat(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-chat-widget]');
  const address = link?.dataset.chatScript;
  const footer = link?.closest('footer');
  if (!link || !address || !footer) return;

  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => replaceByWidget(link));
    script.addEventListener('error', () => {
      script.remove();
      asked = false;
    });
    document.head.append(script);
  };
  onceNear(footer, NEAR, load);
  link.addEventListener('click', load);
}

function replaceByWidget(link: HTMLAnchorElement): void {
  try {
    const options: ChatWidgetOptions = JSON.parse(link.dataset.chatWidget ?? '');
    const create = window[CREATE_WIDGET];
    if (!create) return;
    create(options);
    link.remove();
  } catch {
    // A widget of another shape, or one that fails: the link stays.
  }
}
