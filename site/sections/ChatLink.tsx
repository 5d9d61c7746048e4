import { MessageCircle } from 'lucide-react';
import type { ChatContent } from '../content/chat.ts';
import './ChatLink.css';

export type ChatLinkProps = { content: ChatContent };

/**
 * A plain link to a chat: bottom left if the page has a margin, otherwise among the contact links. `startChat`
 * replaces it with the third-party widget, if configured.
 */
export function ChatLink({ content }: ChatLinkProps) {
  return (
    <a
      className="chat-link"
      href={content.href}
      target="_blank"
      rel="noopener"
      data-chat-script={content.script || undefined}
      data-chat-widget={content.script ? JSON.stringify(content.widget) : undefined}
    >
      <MessageCircle className="directed" aria-hidden="true" />
      <span>{content.label}</span>
    </a>
  );
}
