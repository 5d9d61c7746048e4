import { X } from 'lucide-react';
import type { ManuscriptContent } from '../content/language.ts';
import type { PopupContent } from '../content/popup.ts';
import { Manuscript } from '../ui/Manuscript.tsx';
import { type LeadFormProps, LeadFormRoot } from './LeadForm.tsx';
import { Notice } from './Notice.tsx';
import '../ui/toast.css';
import './form.css';
import './popup.css';

export type LeadPopupProps = LeadFormProps & {
  content: PopupContent;
  examples: readonly ManuscriptContent[];
};

/** The dialog in the page's HTML. It opens before React loads; `hydrate.tsx` hydrates its content. */
export function LeadPopup({ examples, ...props }: LeadPopupProps) {
  return (
    <dialog id="lead-popup" popover="manual" aria-labelledby="lead-title" aria-describedby="lead-subtitle">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, for keys too. Elsewhere it has no box. */}
      <div className="popup-examples" role="group" aria-label={props.content.samples} tabIndex={0}>
        <div className="popup-pages">
          {examples.map((example, index) => (
            <Page key={example.heading} id={`example-${index}`} content={example} {...props.content} />
          ))}
        </div>
      </div>
      <div className="popup-sheet">
        <button
          type="button"
          className="popup-close sign-button"
          data-popup-close
          aria-label={props.content.close}
        >
          <X aria-hidden="true" />
        </button>
        <LeadFormRoot {...props} />
        <div id="lead-failure" hidden>
          <Notice tone="error" {...props.content.toasts.notLoaded} />
        </div>
      </div>
    </dialog>
  );
}

type PageProps = { id: string; content: ManuscriptContent } & Pick<PopupContent, 'enlarge'>;

/** A sample page. A press shows it as large as the window, and another press puts it back, without a script. */
function Page({ id, content, enlarge }: PageProps) {
  return (
    <div className="popup-page">
      <div id={id} popover="">
        <Manuscript content={content} />
        <button type="button" popoverTarget={id} aria-label={`${enlarge}: ${content.heading}`} />
      </div>
    </div>
  );
}
