import { type ReactNode, type RefObject, useEffect } from 'react';
import { chosenIn } from '../../lead/chosen.ts';
import { deadlineFor } from '../../lead/deadline.ts';
import { correctedEmail, isNoPhoneNumber } from '../../lead/doubt.ts';
import {
  type FieldErrors,
  type FieldName,
  type FieldValues,
  isFieldName,
  LAST_STEP,
  STEP_FIELDS,
  STEPS,
} from '../../lead/form.ts';
import type { FormRendering } from '../../lead/form-page.ts';
import { type StartingPrice, startingPrice } from '../../lead/starting-price.ts';
import { fillIn, pluralOf } from '../content/fill-in.ts';
import type { FieldContent, FormContent } from '../content/popup.ts';
import { dueText } from './due-text.ts';
import { Field, firstControlId } from './Field.tsx';
import { stepOf } from './form-state.ts';
import { Honeypot } from './Honeypot.tsx';
import { Notice } from './Notice.tsx';
import { Progress } from './Progress.tsx';
import { closePopup } from './popup.ts';
import { REDIRECT_ID, Receipt } from './Receipt.tsx';
import type { LeadsEndpoint } from './send-lead.ts';
import { type LeadFormActions, stepWith, useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  content: FormContent;
  endpoint: LeadsEndpoint;
  /** The portal's sign-in page, if any, and the delay before the automatic redirect to it. */
  portal: { signIn: string; redirectAfterSeconds: number | false } | null;
  /** The home page and the form's own page in the page's language. */
  paths: { home: string; form: string };
  /** Whether the form is on its own page. There it shows all steps until React hydrates it. */
  isPage?: boolean;
  /** The rendering by our server, on that page. */
  rendering?: FormRendering;
  /** The values in the fields before React. */
  typed?: FieldValues;
  /** Called once, when the form is interactive. */
  onReady?: () => void;
};

/** The form, and the data that its script needs to hydrate it. */
export function LeadFormRoot(props: LeadFormProps) {
  return (
    <div id="lead-form" data-props={JSON.stringify(props)}>
      <LeadForm {...props} />
    </div>
  );
}

type PartProps = { content: FormContent; form: LeadFormActions };

/** The popup's content: rendered at build time, hydrated on the first sign of intent. */
export function LeadForm(props: LeadFormProps) {
  const { content, portal, paths, isPage = false, rendering, onReady } = props;
  const form = useLeadForm(props);
  const { state, dispatch, opening, isWhole } = form;
  const step = stepOf(state);
  const sending = state.phase === 'sending';
  const sent = state.phase === 'sent';
  const heading = sent ? 'sent' : opening.trigger;
  const errors = state.phase === 'editing' ? state.errors : {};
  const isProposed = state.phase === 'editing' && state.isProposed;

  useEffect(() => onReady?.(), [onReady]);

  return (
    <>
      <FormHead
        content={content}
        heading={heading}
        cameBack={opening.cameBack ?? false}
        isPage={isPage}
        isSmall={!sent && !isPage && step > 0}
        titleRef={form.titleRef}
      >
        {!sent && <Progress content={content} step={step} isWhole={isWhole} subject={state.values.subject} />}
      </FormHead>
      {isWhole && Object.keys(errors).length > 0 && <ErrorSummary content={content} errors={errors} />}

      {sent ? (
        <Receipt
          content={content}
          reference={state.reference}
          request={state.request}
          redirectAfterSeconds={portal?.redirectAfterSeconds ?? false}
          onContinue={portal && (() => location.assign(portal.signIn))}
          onStay={isPage ? (portal ? form.startOver : paths.home) : closePopup}
        />
      ) : (
        <form
          ref={form.formRef}
          className="popup-form"
          method="post"
          action={paths.form}
          noValidate={!isWhole}
          aria-busy={sending}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
          onBlur={({ target }) => {
            const field = target.getAttribute('name') ?? '';
            if (isFieldName(field)) dispatch({ type: 'left', field });
          }}
        >
          {rendering &&
            Object.entries(rendering.hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Honeypot label={content.honeypot} value={rendering?.honeypot} />
          {/* It scrolls with the focused field, so Firefox does not need it as a tab stop. */}
          <div className="popup-steps" tabIndex={-1} inert={sending}>
            {STEPS.map((fields, index) => (
              <div key={content.steps[index]} className="step" hidden={!isWhole && index !== step}>
                {isWhole && index > 0 && <h2 className="step-title">{content.steps[index]}</h2>}
                {index === LAST_STEP && index > 1 && !isWhole && <Chosen content={content} form={form} />}
                {fields.map((field) => (
                  <Field
                    key={field.name}
                    field={field}
                    words={wordsOf(field.name, content)}
                    hint={field.name === 'urgency' && isProposed ? content.proposed : undefined}
                    error={messageOf(field.name, errors, content)}
                    choose={content.choose}
                    value={state.values[field.name] ?? ''}
                    onEdit={(value) => form.edit(field.name, value)}
                    doubt={doubtOf(field.name, content.doubts, form)}
                  />
                ))}
              </div>
            ))}
          </div>
          {/* A separate element, so that nothing on the page shifts. */}
          <Foot key={isWhole ? 'whole' : 'steps'} content={content} form={form} />
        </form>
      )}
    </>
  );
}

export type FormHeadProps = {
  content: FormContent;
  heading: keyof FormContent['titles'];
  /** On the form's own page, its title is the page's title. */
  isPage: boolean;
  /** The subtitle is on the first step only. */
  isSmall?: boolean;
  cameBack?: boolean;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of the form, and of the receipt. */
export function FormHead({
  content,
  heading,
  isPage,
  isSmall = false,
  cameBack = false,
  titleRef,
  children,
}: FormHeadProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="popup-head" data-small={isSmall}>
      <Title
        id="lead-title"
        ref={titleRef}
        tabIndex={-1}
        aria-describedby={heading === 'sent' ? `lead-subtitle ${REDIRECT_ID}` : undefined}
      >
        {content.titles[heading]}
      </Title>
      <p id="lead-subtitle">{content.subtitles[cameBack && heading !== 'sent' ? 'cameBack' : heading]}</p>
      {children}
    </div>
  );
}

/** All errors, each with a link to its field. Without a script to move the focus, the browser moves it. */
function ErrorSummary({ content, errors }: { content: FormContent; errors: FieldErrors }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a press, and this is what it says.
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{content.problem}</h2>
      <ul>
        {STEP_FIELDS.flat().map(
          (name) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${firstControlId(name)}`}>{messageOf(name, errors, content)}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** The part that is visible on every step: errors, buttons and reassurance. */
function Foot({ content, form }: PartProps) {
  const { state, dispatch, isWhole } = form;
  const step = isWhole ? LAST_STEP : stepOf(state);
  const sending = state.phase === 'sending';
  const failed = state.phase === 'editing' && state.failed;
  const found = chosenPrice(content, form);
  const others = state.phase === 'editing' && !isWhole ? Object.keys(state.errors).length - 1 : 0;
  return (
    <div className="popup-foot">
      <p className="popup-others" role="status">
        {others > 0 && pluralOf(content.others, others)}
      </p>
      {failed && <Failure content={content} />}
      {step < LAST_STEP && <PriceNote words={content.startsFrom} step={step} found={found} />}
      <div className="popup-actions wrap">
        {step > 0 && !isWhole && (
          <button
            type="button"
            className="button"
            data-look="quiet"
            disabled={sending}
            onClick={() => dispatch({ type: 'moved', step: step - 1 })}
          >
            {content.previous}
          </button>
        )}
        <button
          type="submit"
          className="button"
          aria-disabled={sending}
          // Otherwise the second click of a double click on Next would press Get My Quote.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {submitLabel(content, step, sending)}
        </button>
      </div>
      <p className="popup-trust" hidden={failed} role={step === 1 ? 'status' : undefined}>
        {step === 1 && found && state.values.deadline ? (
          <Due content={content} form={form} found={found} />
        ) : (
          content.trust[step]
        )}
        {step === 0 && content.privacyPage && (
          <>
            {' '}
            <a href={content.privacyPage.href} target="_blank" rel="noopener">
              {content.privacyPage.label}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** The message after a failed attempt, with other ways to reach the owner. */
function Failure({ content }: { content: FormContent }) {
  const { text, ways } = content.failure;
  return (
    <Notice tone="error" {...content.toasts.failed}>
      <p className="popup-ways">
        {text}{' '}
        {ways.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </p>
    </Notice>
  );
}

type PriceNoteProps = { words: FormContent['startsFrom']; step: number; found: StartingPrice | null };

/** The starting price: of any work on the first step, of the chosen work on the second. */
function PriceNote({ words, step, found }: PriceNoteProps) {
  if (step === 0) return <p className="price-note">{words.firstStep}</p>;
  return (
    <p className="price-note" role="status">
      {found && priceText(found, words)}
    </p>
  );
}

/** When the chosen work is due, and which later deadline costs less. */
function Due({ content, form, found }: PartProps & { found: StartingPrice }) {
  const { deadline = '' } = form.state.values;
  const { due, cheaper } = content.startsFrom;
  const saving = found.is === 'from' && found.cheaper;
  return (
    <>
      {fillIn(due, { time: dueText(deadlineFor(deadline, new Date())) })}{' '}
      {saving &&
        fillIn(cheaper, {
          price: saving.price,
          deadline: wordsOf('deadline', content).options?.[saving.deadline]?.replaceAll(' ', '\u00a0') ?? '',
        })}
    </>
  );
}

function chosenPrice(content: FormContent, form: LeadFormActions): StartingPrice | null {
  const { [content.priceField]: option = '', deadline = '' } = form.state.values;
  return startingPrice(option, deadline, content.startingPrices);
}

function priceText(found: StartingPrice, words: FormContent['startsFrom']): string {
  switch (found.is) {
    case 'from':
      return fillIn(found.offer.plan ? words.inPlan : words.price, found.offer);
    case 'tooShort':
      return fillIn(words.tooShort, { time: found.usualTime });
    case 'byQuote':
      return words.byQuote;
  }
}

/** A summary of the previous step in one line. Each part links back to its field. */
function Chosen({ content, form }: PartProps) {
  return (
    <div className="chosen">
      <p id="lead-chosen">{content.chosen}</p>
      <ul className="wrap" aria-labelledby="lead-chosen">
        {chosenIn(form.state.values, content.fields, content.parts).map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              className="chosen-part"
              onClick={() => form.dispatch({ type: 'moved', step: stepWith(field), target: field })}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A suggestion about a field that the visitor has left. It does not block anything. */
function doubtOf(name: FieldName, doubts: FormContent['doubts'], form: LeadFormActions): ReactNode {
  const { state, dispatch } = form;
  const { values } = state;
  if (state.phase !== 'editing' || !state.left.includes(name)) return null;
  if (name === 'phone') return isNoPhoneNumber(values.phone ?? '') && doubts.phone;
  const meant = name === 'email' ? correctedEmail(values.email ?? '') : null;
  if (!meant) return null;
  return (
    <>
      {doubts.email}{' '}
      <button
        type="button"
        className="doubt-fix"
        onClick={() => dispatch({ type: 'corrected', field: 'email', value: meant })}
      >
        {fillIn(doubts.domain, { domain: meant.slice(meant.lastIndexOf('@') + 1) })}
      </button>
    </>
  );
}

/** A field's error message. */
function messageOf(name: FieldName, errors: FieldErrors, content: FormContent): string | undefined {
  const fault = errors[name];
  return fault && wordsOf(name, content)[fault];
}

/** The words of a field of the form. */
function wordsOf(name: FieldName, { fields }: FormContent): FieldContent {
  const words = fields[name];
  if (!words) throw new Error(`The form has no field ${name}.`);
  return words;
}

function submitLabel(content: FormContent, step: number, sending: boolean): string {
  if (sending) return content.submitting;
  return step === LAST_STEP ? content.submit : content.next;
}
