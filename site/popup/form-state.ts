import { proposedUrgency } from '../../lead/deadline.ts';
import {
  type FieldErrors,
  type FieldName,
  type FieldValues,
  firstRefusal,
  LAST_STEP,
  STEP_FIELDS,
} from '../../lead/form.ts';
import type { FormRendering } from '../../lead/form-page.ts';

/**
 * Where the focus goes. Each event that moves it creates a new object, so that it also moves to the same place again.
 */
export type Focus = { to: FieldName | 'title' };

/** The stored request, until its receipt is left. `chosen`: a summary in one line. `due`: if the form asks for it. */
export type StoredRequest = { chosen: string; email: string; subject: string; due: Date | null };

/**
 * The form's state. `values`: the fields' values. `isProposed`: the urgency comes from the deadline, not from the
 * visitor. `failed`: the last attempt to send failed. `left`: the fields left and not edited since.
 */
export type FormState = { values: FieldValues; focus: Focus | null } & (
  | {
      phase: 'editing';
      step: number;
      errors: FieldErrors;
      failed: boolean;
      left: readonly FieldName[];
      isProposed: boolean;
    }
  | { phase: 'sending' }
  | { phase: 'sent'; reference: string; request: StoredRequest }
);

type Editing = FormState & { phase: 'editing' };

export type FormEvent =
  | { type: 'opened'; subject: string | undefined; takesFocus: boolean }
  | { type: 'typed'; values: FieldValues }
  | { type: 'restored'; step: number; values: FieldValues }
  | { type: 'filled'; values: FieldValues }
  | { type: 'refused'; step: number; errors: FieldErrors }
  | { type: 'edited'; field: FieldName; value: string }
  | { type: 'corrected'; field: FieldName; value: string }
  | { type: 'left'; field: FieldName }
  | { type: 'moved'; step: number; target?: FieldName }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'stored'; reference: string; request: StoredRequest }
  | { type: 'emptied'; focus: Focus | null };

export const emptyForm: Editing = {
  phase: 'editing',
  step: 0,
  values: {},
  errors: {},
  failed: false,
  left: [],
  isProposed: false,
  focus: null,
};

/**
 * The form as in the HTML. A form refused or not stored by our server starts at the first step to correct. `typed` are
 * the current values, because React would reset a `<textarea>` to the HTML's.
 */
export function initialForm({
  rendering,
  typed,
}: {
  rendering?: FormRendering | undefined;
  typed?: FieldValues | undefined;
}): Editing {
  if (!rendering) return emptyForm;
  const { values, errors, failed } = rendering;
  const step = firstRefusal(values, STEP_FIELDS.keys())?.step ?? LAST_STEP;
  return { ...emptyForm, values: typed ?? values, step, errors, failed };
}

/** The form's next state. Ignores events that do not apply to a state. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  const { values } = state;
  switch (state.phase) {
    case 'editing':
      return whileEditing(state, event);
    case 'sending':
      if (event.type === 'stored') {
        const { reference, request } = event;
        return { phase: 'sent', values: {}, reference, request, focus: { to: 'title' } };
      }
      if (event.type === 'failed') return { ...emptyForm, values, step: LAST_STEP, failed: true };
      return state;
    case 'sent':
      return event.type === 'emptied' ? { ...emptyForm, focus: event.focus } : state;
  }
}

/** The step to show. Sending happens on the last one. */
export function stepOf(state: FormState): number {
  return state.phase === 'editing' ? state.step : LAST_STEP;
}

function whileEditing(state: Editing, event: FormEvent): FormState {
  switch (event.type) {
    case 'opened': {
      const focus = event.takesFocus && state.step > 0 ? focusOnStep(state.step) : state.focus;
      return event.subject ? { ...edited(state, 'subject', event.subject), focus } : { ...state, focus };
    }
    case 'typed':
      return { ...state, values: event.values };
    case 'restored': {
      const values = withEmptyFilled(state.values, event.values);
      return movedTo({ ...emptyForm, values }, Math.min(Math.max(event.step, 0), LAST_STEP));
    }
    case 'filled':
      return { ...state, values: withEmptyFilled(state.values, event.values) };
    case 'refused': {
      const { step, errors } = event;
      return { ...state, step, errors, failed: false, focus: focusOnStep(step, errors) };
    }
    case 'edited':
      return edited(state, event.field, event.value);
    case 'corrected':
      return { ...edited(state, event.field, event.value), focus: { to: event.field } };
    case 'left':
      return { ...state, left: [...state.left, event.field] };
    case 'moved':
      return movedTo(state, event.step, event.target);
    case 'submitted':
      return { phase: 'sending', values: state.values, focus: null };
    case 'emptied':
      return { ...emptyForm, focus: event.focus };
    default:
      return state;
  }
}

/** The form with the focus on `target`, or on the first field of the step. */
function movedTo(state: Editing, step: number, target?: FieldName): Editing {
  if (step === state.step && !target) return state;
  const { values, isProposed, left } = state;
  const focus = target ? { to: target } : focusOnStep(step);
  return { ...emptyForm, step, values, isProposed, left, focus };
}

/** The first field of a step, or the first with an error. */
function focusOnStep(step: number, errors?: FieldErrors): Focus | null {
  const first = STEP_FIELDS[step]?.find((name) => !errors || name in errors);
  return first ? { to: first } : null;
}

function edited(state: Editing, field: FieldName, value: string): Editing {
  const { [field]: _, ...errors } = state.errors;
  const values = { ...state.values, [field]: value };
  const left = state.left.filter((name) => name !== field);
  const isProposed = state.isProposed && field !== 'urgency';
  const next = { ...state, values, errors, left, isProposed };
  return field === 'deadline' ? withProposal(next) : next;
}

/** Suggests the deadline's urgency until the visitor chooses one. */
function withProposal(state: Editing): Editing {
  const { deadline = '', urgency = '' } = state.values;
  const proposal = proposedUrgency(deadline);
  if (!proposal || (urgency !== '' && !state.isProposed)) return state;
  return { ...edited(state, 'urgency', proposal), isProposed: true };
}

/** Merges both. Values already in the fields win, because they are newer. */
function withEmptyFilled(values: FieldValues, more: FieldValues): FieldValues {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return { ...more, ...Object.fromEntries(filled) };
}
