import { type RefObject, useEffect, useRef } from 'react';
import { type FormState, stepOf } from './form-state.ts';
import { showFieldInUse } from './popup.ts';

/**
 * Moves the focus as the form goes on: to the first field of a new step, to the
 * first field that was refused, and to the title once the lead is stored.
 */
export function useFormFocus(
  state: FormState,
  formRef: RefObject<HTMLFormElement | null>,
  titleRef: RefObject<HTMLElement | null>,
): void {
  const step = stepOf(state);
  const refusals = state.phase === 'editing' ? state.refusals : 0;
  const sent = state.phase === 'sent';
  const before = useRef({ step, sent });

  useEffect(() => {
    const { step: stepBefore, sent: sentBefore } = before.current;
    before.current = { step, sent };
    if (sent) return titleRef.current?.focus();
    if (refusals === 0 && (step === stepBefore || sentBefore)) return;
    const field = refusals > 0 ? '.field:has([aria-invalid])' : '.field';
    const control = `.step:not([hidden]) ${field} :is(input, select, textarea)`;
    formRef.current?.querySelector<HTMLElement>(control)?.focus();
    // Its message has come since: where it had the focus already, nothing else brings that into view.
    showFieldInUse();
  }, [step, refusals, sent, formRef, titleRef]);
}
