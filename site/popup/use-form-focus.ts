import { type RefObject, useEffect, useRef } from 'react';
import { type FormState, stepOf } from './form-state.ts';
import { showFieldInUse } from './popup.ts';

const CONTROL = 'input, select, textarea';

/**
 * Moves the focus as the form goes on: to the first field of a new step, or the one that was asked for, to
 * the first field that was refused, and to the title once the lead is stored. Where React takes a whole form
 * over, the focus stays: a visitor may be typing.
 */
export function useFormFocus(
  state: FormState,
  isWhole: boolean,
  isPage: boolean,
  formRef: RefObject<HTMLFormElement | null>,
  titleRef: RefObject<HTMLElement | null>,
): void {
  const step = stepOf(state);
  const target = state.phase === 'editing' ? state.target : null;
  const refusals = state.phase === 'editing' ? state.refusals : 0;
  const sent = state.phase === 'sent';
  const before = useRef({ step, sent, isWhole });

  useEffect(() => {
    const { step: stepBefore, sent: sentBefore, isWhole: wasWhole } = before.current;
    before.current = { step, sent, isWhole };
    if (wasWhole) return;
    if (sent) return titleRef.current?.focus();
    if (refusals === 0 && (sentBefore ? !isPage : step === stepBefore)) return;
    const named = target ? `[data-field="${target}"]` : '.field';
    const field = formRef.current?.querySelector(
      `.step:not([hidden]) ${refusals > 0 ? '.field:has([aria-invalid])' : named}`,
    );
    const control =
      field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
    // Its message has come since: where it had the focus already, nothing else brings that into view.
    showFieldInUse();
  }, [step, refusals, target, sent, isWhole, isPage, formRef, titleRef]);
}
