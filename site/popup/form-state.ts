import { type FieldErrors, type FieldName, LAST_STEP, STEP_FIELDS } from '../../lead/form.ts';
import type { FormRendering } from '../../lead/form-page.ts';

/**
 * What the form is doing. `refusals` counts failed checks, so that each moves the focus to its first
 * error. `failed`: the last try to send did. `left`: the fields that were left and not edited since.
 * `target`: the field that a visitor asked to go back to. `chosen`: what the lead asks for, in one line.
 */
export type FormState =
  | {
      phase: 'editing';
      step: number;
      errors: FieldErrors;
      refusals: number;
      failed: boolean;
      left: readonly FieldName[];
      target: FieldName | null;
    }
  | { phase: 'sending' }
  | { phase: 'sent'; reference: string; chosen: string };

export type FormEvent =
  | { type: 'restored'; step: number }
  | { type: 'refused'; step: number; errors: FieldErrors }
  | { type: 'edited'; field: FieldName }
  | { type: 'left'; field: FieldName }
  | { type: 'moved'; step: number; target?: FieldName }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'stored'; reference: string; chosen: string }
  | { type: 'closed' };

export const emptyForm: FormState = editing(0);

/** The form as our server has rendered it: at the first step that was refused, if one was. */
export function renderedForm(rendering: FormRendering | undefined): FormState {
  if (!rendering) return emptyForm;
  const { errors, failed } = rendering;
  const step = STEP_FIELDS.findIndex((fields) => fields.some((name) => name in errors));
  return { ...editing(failed ? LAST_STEP : Math.max(step, 0)), errors, failed };
}

/** The next state of the form. Events that make no sense in a state leave it as it is. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (state.phase) {
    case 'editing':
      return whileEditing(state, event);
    case 'sending':
      if (event.type === 'stored') return { phase: 'sent', reference: event.reference, chosen: event.chosen };
      if (event.type === 'failed') return { ...editing(LAST_STEP), failed: true };
      return state;
    case 'sent':
      return event.type === 'closed' ? emptyForm : state;
  }
}

/** The step to show: sending happens on the last one. */
export function stepOf(state: FormState): number {
  return state.phase === 'editing' ? state.step : LAST_STEP;
}

function whileEditing(state: FormState & { phase: 'editing' }, event: FormEvent): FormState {
  switch (event.type) {
    case 'restored':
      return editing(Math.min(Math.max(event.step, 0), LAST_STEP));
    case 'refused':
      return { ...editing(event.step), errors: event.errors, refusals: state.refusals + 1, left: state.left };
    case 'edited': {
      const { [event.field]: _, ...errors } = state.errors;
      return { ...state, errors, left: state.left.filter((name) => name !== event.field) };
    }
    case 'moved':
      if (event.step === state.step) return state;
      return { ...editing(event.step), left: state.left, target: event.target ?? null };
    case 'left':
      return { ...state, left: [...state.left, event.field] };
    case 'submitted':
      return { phase: 'sending' };
    case 'closed':
      return emptyForm;
    default:
      return state;
  }
}

function editing(step: number): FormState & { phase: 'editing' } {
  return { phase: 'editing', step, errors: {}, refusals: 0, failed: false, left: [], target: null };
}
