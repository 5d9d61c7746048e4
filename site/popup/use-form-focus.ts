import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../motion/after-paint.ts';
import { isShown, popupDialog } from './dialog.ts';
import { type FormState, stepOf } from './form-state.ts';

/**
 * Moves the focus as the form goes on: to the first field of a new step, to the
 * first field that was refused, and to the title once the lead is stored. What Next
 * has shown is painted first: a focus that moves has the browser lay it out on the spot.
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
    if (!isShown(popupDialog())) return;
    if (sent) return titleRef.current?.focus();
    if (refusals === 0 && (step === stepBefore || sentBefore)) return;
    const selector = refusals > 0 ? '[aria-invalid]' : 'input, select, textarea';
    afterPaint(() => firstIn(formRef.current, selector)?.focus());
  }, [step, refusals, sent, formRef, titleRef]);
}

function firstIn(form: HTMLFormElement | null, selector: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`fieldset:not([hidden]) :is(${selector})`) ?? null;
}
