import { MessageCircle } from 'lucide-react';
import type { FaqContent } from '../content/faq.ts';
import type { Question } from '../content/words/faq.ts';
import { MarginNote } from '../ui/MarginNote.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import './Faq.css';

export type FaqProps = { content: FaqContent };

/** The questions as an accordion of the platform: one open at a time, each can be closed again. */
export function Faq({ content }: FaqProps) {
  return (
    <section id="faq" className="section faq" aria-labelledby="faq-title">
      <div className="faq-row">
        <SectionHead id="faq-title" title={content.title} intro={content.intro} />
        <div className="faq-list">
          {content.items.map((item) => (
            <FaqItem key={item.question} {...item} />
          ))}
        </div>
        <div className="faq-ask">
          <MarginNote>{content.note}</MarginNote>
          <h3>{content.ask.title}</h3>
          <p>{content.ask.text}</p>
          <a className="button" data-look="quiet" href={content.ask.link.href} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" />
            {content.ask.link.label}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Items that share a `name` close each other. */
function FaqItem({ question, answer }: Question) {
  return (
    <details className="faq-item" name="faq">
      <summary>
        <h3>{question}</h3>
        <svg className="faq-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12.6 C 8 11.2, 15 12.9, 21 11.5" />
          <path d="M12.4 3 C 11.3 9, 12.8 15, 11.8 21" pathLength={1} />
        </svg>
      </summary>
      <p className="faq-answer">{answer}</p>
    </details>
  );
}
