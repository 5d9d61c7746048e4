import { useEffect, useState } from 'react';
import { pluralOf } from '../content/fill-in.ts';
import type { FormContent } from '../content/popup.ts';
import { Notice } from './Notice.tsx';

const SECOND_MS = 1_000;
/** What the redirect is told by. The title names it, which has the focus once the lead is stored. */
export const REDIRECT_ID = 'lead-redirect';

/** What a press does: it runs this, or leads to this address. */
type Press = (() => void) | string;

export type ReceiptProps = {
  content: FormContent['receipt'];
  /** Says that the lead is stored, as long as the countdown runs. */
  toast?: FormContent['toasts']['sent'];
  reference: string;
  /** What the lead asks for, in one line. */
  chosen: string;
  /** When to go on by itself. */
  redirectAfterSeconds: number | false;
  onContinue: Press;
  onStay: Press;
};

/**
 * What a visitor sees once the lead is stored. Leaving it, in whatever way, cancels the redirect, and so
 * does any key, press or move of the focus: whoever is doing something has not finished reading.
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
 * Counts whole seconds down to 0, then calls `onEnd` once. `null` never counts. It stops for who does
 * something, and for who comes back to the page: they have been there.
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
