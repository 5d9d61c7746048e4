import { useEffect, useState } from 'react';
import { pluralOf } from '../content/fill-in.ts';
import type { FormContent } from '../content/popup.ts';
import { Notice } from './Notice.tsx';

const SECOND_MS = 1_000;
/** The id of the redirect message. The title is described by it, and has the focus after the lead is stored. */
export const REDIRECT_ID = 'lead-redirect';

/** The action of a button: a function, or an address to go to. */
type Press = (() => void) | string;

export type ReceiptProps = {
  content: FormContent['receipt'];
  /** Says that the lead is stored, as long as the countdown runs. */
  toast?: FormContent['toasts']['sent'];
  reference: string;
  /** A summary of the request in one line. */
  chosen: string;
  /** The delay before the automatic redirect. */
  redirectAfterSeconds: number | false;
  onContinue: Press;
  onStay: Press;
};

/**
 * The view after a lead is stored. Leaving it cancels the redirect, and so does any key, press or focus change,
 * because the visitor may still be reading.
 */
export function Receipt({
  content,
  toast,
  reference,
  chosen,
  redirectAfterSeconds,
  onContinue,
  onStay,
}: ReceiptProps) {
  const secondsLeft = useCountdown(redirectAfterSeconds || null, onContinue);
  const { why, countdown, seconds, stop } = content.redirecting;
  const [before, after] = countdown.split('{time}');

  return (
    <div className="receipt">
      <p className="receipt-thanks">{content.thanks}</p>
      <div className="receipt-slip">
        {chosen && <p className="receipt-chosen">{chosen}</p>}
        <dl className="receipt-reference">
          <dt>{content.reference}</dt>
          <dd>{reference}</dd>
        </dl>
        <p className="receipt-stamp" aria-hidden="true">
          {content.stamp}
        </p>
      </div>
      {secondsLeft === null ? (
        <p>{content.staying}</p>
      ) : (
        <p id={REDIRECT_ID}>
          {why} {before}
          <span className="receipt-countdown">{pluralOf(seconds, secondsLeft)}</span>
          {after} {stop}
        </p>
      )}
      {toast && (secondsLeft !== null || redirectAfterSeconds === false) && (
        <Notice tone="success" {...toast} />
      )}
      <div className="popup-actions">
        <PressButton label={content.stayHere} look="quiet" press={onStay} />
        <PressButton label={content.continueNow} press={onContinue} />
      </div>
    </div>
  );
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
function useCountdown(seconds: number | null, onEnd: Press): number | null {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) return typeof onEnd === 'string' ? location.assign(onEnd) : onEnd();
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
