import type { Chat } from '../settings/define-site.ts';
import { chatLink } from '../settings/links.ts';

/** The options of the widget's script, in the shape that WhatsApp chat widgets share. */
export type ChatWidgetOptions = {
  enabled: boolean;
  chatButtonSetting: { ctaText: string; position: 'left' | 'right' };
  brandSetting: {
    /** Whether the chat opens automatically. */
    autoShow: boolean;
    brandName: string;
    welcomeText: string;
    /** The preset message. */
    messageText: string;
    /** Only digits, starting with the country code. */
    phoneNumber: string;
  };
};

export type ChatContent = {
  label: string;
  href: string;
  /** Address of the third-party script, or empty. */
  script: string;
  widget: ChatWidgetOptions;
};

/** The page's content for a chat with `phone`. */
export function chatWith(brand: string, phone: string, chat: Chat): ChatContent {
  return {
    label: chat.buttonText,
    href: chatLink(phone, chat.presetMessage),
    script: chat.script,
    widget: {
      enabled: true,
      chatButtonSetting: { ctaText: chat.buttonText, position: 'left' },
      brandSetting: {
        autoShow: false,
        brandName: brand,
        welcomeText: chat.welcomeText,
        messageText: chat.presetMessage,
        phoneNumber: phone.replaceAll(/\D/g, ''),
      },
    },
  };
}
