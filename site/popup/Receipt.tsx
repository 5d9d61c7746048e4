import { useEffect, useRef, useState } from 'react';
import { fillIn, pluralOf } from '../content/fill-in.ts';
import type { FormContent } from '../content/popup.ts';
import { dueText } from './due-text.ts';
import type { StoredRequest } from './form-state.ts';
import { Notice } from './Notice.tsx';
import { ReceiptTools } from './ReceiptTools.tsx';

const SECOND_MS = 1_000;
/** The id of the redirect message. The title is described by it, and has the focus after the lead is stored. */
export const REDIRECT_ID = 'lead-redirect';

/** The action of a button: a function, or an address to go to. */
type Press = (() => void) | string;

export type ReceiptProps = {
  content: FormContent;
  reference: string;
  /** Unknown on our server's page, because its address has only the reference. */
  request?: StoredRequest;
  /** The delay before the automatic redirect. */
  redirectAfterSeconds: number | false;
  /** `null` if the visitor stays. */
  onContinue: Press | null;
  onStay: Press;
};

/**
 * The view after a lead is stored. Leaving it cancels the redirect, and so does any key, press or focus change,
 * because the visitor may still be reading.
 */
export function Receipt({
  content: { receipt, startsFrom, toasts },
  reference,
  request,
  redirectAfterSeconds,
  onContinue,
  onStay,
}: ReceiptProps) {
  const secondsLeft = useCountdown(redirectAfterSeconds || null, onContinue);
  const referenceRef = useRef<HTMLElement>(null);
  const { why, countdown, seconds, stop } = receipt.redirecting;
  const [before, after] = countdown.split('{time}');
  const [beforeEmail, afterEmail] = receipt.writes.split('{email}');

  return (
    <div className="receipt">
      <p className="receipt-thanks">{receipt.thanks}</p>
      <div className="receipt-slip">
        {request && (
          <>
            {request.chosen && <p className="receipt-chosen">{request.chosen}</p>}
            {request.due && <p>{fillIn(startsFrom.due, { time: dueText(request.due) })}</p>}
          </>
        )}
        <p>
          {beforeEmail}
          {request ? <bdi className="receipt-email">{request.email}</bdi> : receipt.yourEmail}
          {afterEmail}
        </p>
        <dl className="receipt-reference">
          <dt>{receipt.reference}</dt>
          <dd ref={referenceRef}>{reference}</dd>
        </dl>
        <p className="receipt-stamp" aria-hidden="true">
          {receipt.stamp}
        </p>
      </div>
      {request && (
        <ReceiptTools content={receipt} reference={reference} request={request} shown={referenceRef} />
      )}
      <div className="receipt-next" ref={keepHeight}>
        {secondsLeft === null ? (
          receipt.staying && <p>{receipt.staying}</p>
        ) : (
          <p id={REDIRECT_ID}>
            {why} {before}
            <span className="receipt-countdown">{pluralOf(seconds, secondsLeft)}</span>
            {after} {stop}
          </p>
        )}
        {request && <Notice tone="success" {...toasts[secondsLeft === null ? 'sentAway' : 'sent']} />}
      </div>
      <div className="popup-actions wrap">
        <PressButton label={receipt.stayHere} look="quiet" press={onStay} />
        {onContinue && <PressButton label={receipt.continueNow} press={onContinue} />}
      </div>
    </div>
  );
}

/** Reserves an element's first height, so that no button moves under a finger that stops the countdown. */
function keepHeight(element: HTMLElement | null): void {
  if (element) element.style.minBlockSize = `${element.getBoundingClientRect().height}px`;
}

function PressButton({ label, look, press }: { label: string; look?: 'quiet'; press: Press }) {
  if (typeof press === 'string')
    return (
      <a className="button" data-look={look} href={press}>
        {label}
      </a>
    );
  return (
    <button type="button" className="button" data-look={look} onClick={press}>
      {label}
    </button>
  );
}

/**
 * Counts down whole seconds to 0, then calls `onEnd` once. `null` never counts. Stops on any input, and when the
 * visitor returns to the page.
 */
function useCountdown(seconds: number | null, onEnd: Press | null): number | null {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left === null) return;
    if (left === 0 && onEnd) return typeof onEnd === 'string' ? location.assign(onEnd) : onEnd();
    const tick = setTimeout(() => setLeft((current) => (current === null ? null : current - 1)), SECOND_MS);
    return () => clearTimeout(tick);
  }, [left, onEnd]);

  useEffect(() => {
    const listening = new AbortController();
    const stop = () => setLeft(null);
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && stop();
    // The form itself moves the focus to the title.
    const onFocus = ({ target }: FocusEvent) => target instanceof HTMLHeadingElement || stop();
    window.addEventListener('pageshow', onReturn, listening);
    document.addEventListener('keydown', stop, listening);
    document.addEventListener('pointerdown', stop, listening);
    document.addEventListener('focusin', onFocus, listening);
    return () => listening.abort();
  }, []);

  return left;
}
