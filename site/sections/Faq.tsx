import { MessageCircle } from 'lucide-react';
import type { Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { mailLink } from '../settings/links.ts';
import { site } from '../settings/site.ts';
import { MarginNote } from '../ui/Pen.tsx';
import { SectionHead } from '../ui/Section.tsx';
import './Faq.css';

/** The questions as a native accordion: one open at a time, and each can be closed. */
export function Faq({ edition }: { edition: Edition }) {
  const words = edition.words.faq;
  const ask = edition.chat ?? mailLink(site.email);
  return (
    <section id="faq" className="section faq" aria-labelledby="faq-title">
      <div className="faq-row">
        <SectionHead id="faq-title" title={words.title} intro={words.intro} />
        <div className="faq-list">
          {words.items.map((item) => (
            <FaqItem key={item.question} {...item} />
          ))}
        </div>
        <div className="faq-ask sheet">
          <MarginNote>{words.note}</MarginNote>
          <h3>{words.ask.title}</h3>
          <p>{words.ask.text}</p>
          <a className="button" data-look="quiet" href={ask.href} target="_blank" rel="noopener">
            <MessageCircle className="directed" aria-hidden="true" />
            {ask.label}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Items with the same `name` close each other. */
function FaqItem({ question, answer }: Words['faq']['items'][number]) {
  return (
    <details className="faq-item" name="faq">
      <summary>
        <h3 className="pen-line">{question}</h3>
        <svg className="faq-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12.6 C 8 11.2, 15 12.9, 21 11.5" />
          <path d="M12.4 3 C 11.3 9, 12.8 15, 11.8 21" pathLength={1} />
        </svg>
      </summary>
      <p className="faq-answer">{answer}</p>
    </details>
  );
}
