import { type RefObject, useEffect, useRef } from 'react';
import { type FormState, stepOf } from './form-state.ts';

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
    const selector = refusals > 0 ? '[aria-invalid]' : 'input, select, textarea';
    formRef.current?.querySelector<HTMLElement>(`fieldset:not([hidden]) :is(${selector})`)?.focus();
  }, [step, refusals, sent, formRef, titleRef]);
}
