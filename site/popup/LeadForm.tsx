import { useEffect, useRef } from 'react';
import { LAST_STEP, STEP_FIELDS } from '../../lead/form.ts';
import type { PopupContent } from '../content/popup.ts';
import { Field } from './Field.tsx';
import { stepOf } from './form-state.ts';
import { Honeypot } from './Honeypot.tsx';
import { Progress } from './Progress.tsx';
import { closePopup } from './popup.ts';
import { REDIRECT_ID, Receipt } from './Receipt.tsx';
import type { LeadsEndpoint } from './send-lead.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  content: PopupContent;
  endpoint: LeadsEndpoint;
  /** The portal's sign-in page, and when to go there by itself once the lead is stored. */
  portal: { signIn: string; redirectAfterSeconds: number | false };
  /** Called once, when the form answers to the visitor. */
  onReady?: () => void;
};

/** The popup's inside: rendered at build, hydrated on the first sign of intent. */
export function LeadForm({ content, endpoint, portal, onReady }: LeadFormProps) {
  const { state, opening, formRef, submit, goBack, edit } = useLeadForm(endpoint, content.toasts);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const step = stepOf(state);
  const sending = state.phase === 'sending';
  const sent = state.phase === 'sent';
  const heading = sent ? 'sent' : opening.trigger;
  const errors = state.phase === 'editing' ? state.errors : {};
  const others = Object.keys(errors).length - 1;

  useFormFocus(state, formRef, titleRef);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <>
      <div className="popup-head" data-small={!sent && step > 0}>
        <h2
          id="lead-title"
          ref={titleRef}
          tabIndex={-1}
          aria-describedby={sent ? `lead-subtitle ${REDIRECT_ID}` : undefined}
        >
          {content.titles[heading]}
        </h2>
        <p id="lead-subtitle">{content.subtitles[heading]}</p>
        {!sent && <Progress steps={content.steps} step={step} needed={content.needed} />}
      </div>

      {sent ? (
        <Receipt
          content={content.receipt}
          reference={state.reference}
          redirectAfterSeconds={portal.redirectAfterSeconds}
          onContinue={() => location.assign(portal.signIn)}
          onStay={closePopup}
        />
      ) : (
        <form
          ref={formRef}
          className="popup-form"
          method="post"
          noValidate
          aria-busy={sending}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onInput={({ target }) => edit('name' in target ? String(target.name) : '')}
        >
          <Honeypot label={content.honeypot} />
          {/* It scrolls with the focus in it: Firefox need not stop the Tab key at it. */}
          <div className="popup-steps" tabIndex={-1} inert={sending}>
            {STEP_FIELDS.map((fields, index) => (
              <div key={content.steps[index]} className="step" hidden={index !== step}>
                {fields.map((name) => (
                  <Field
                    key={name}
                    name={name}
                    label={content.labels[name]}
                    hint={content.hints[name]}
                    error={errors[name]}
                    choose={content.choose}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className="popup-foot">
            <p className="popup-others" role="status">
              {others > 0 && othersText(content.others, others)}
            </p>
            {state.phase === 'editing' && state.failed && <Failure {...content.failure} />}
            <div className="popup-actions">
              {step > 0 && (
                <button
                  type="button"
                  className="button"
                  data-look="quiet"
                  disabled={sending}
                  onClick={goBack}
                >
                  {content.previous}
                </button>
              )}
              <button
                type="submit"
                className="button"
                aria-disabled={sending}
                // The second click of a double click on Next would already press Get My Quote.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                {submitLabel(content, step, sending)}
              </button>
            </div>
            <p className="popup-privacy">{content.privacy}</p>
          </div>
        </form>
      )}
    </>
  );
}

/** After a failed try. Not a live region: the toast that comes with it is one. */
function Failure({ text, ways }: PopupContent['failure']) {
  return (
    <div className="popup-failure">
      <p>{text}</p>
      <p className="popup-ways">
        {ways.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function submitLabel(content: PopupContent, step: number, sending: boolean): string {
  if (sending) return content.submitting;
  return step === LAST_STEP ? content.submit : content.next;
}

function othersText({ one, many }: PopupContent['others'], count: number): string {
  return count === 1 ? one : many.replace('{count}', String(count));
}
