import { onceNear } from '../browser/while-seen.ts';
import type { ChatWidgetOptions } from '../content/chat.ts';

/** The global that the third-party script defines. */
const CREATE_WIDGET = 'CreateWhatsappChatWidget';

declare global {
  interface Window {
    [CREATE_WIDGET]?: (options: ChatWidgetOptions) => void;
  }
}

/** The distance of the footer below the view at which the widget's script loads. */
const NEAR = '600px';

/**
 * Loads the configured chat widget when the footer comes near the view or the chat link is pressed, and replaces the
 * link with it. If the script is blocked, late or broken, the link still works.
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
    // The widget has another interface, or failed: the link stays.
  }
}
