import { describe, expect, it } from 'vitest';
import { emptyForm, type FormEvent, nextFormState, stepOf } from './form-state.ts';

const afterEvents = (...events: FormEvent[]) => events.reduce(nextFormState, emptyForm);
const moveTo = (step: number): FormEvent => ({ type: 'moved', step });
const filled: FormEvent[] = [moveTo(1), moveTo(2)];
const submit: FormEvent = { type: 'submitted' };
const request = { chosen: 'Essay', email: 'ada@example.org', subject: 'History', due: new Date(0) };
const store: FormEvent = { type: 'stored', reference: 'A1', request };

describe('the form', () => {
  it('keeps its errors if it moves to its current step', () => {
    const refused = afterEvents({ type: 'refused', step: 1, errors: { subject: 'refused' } });
    expect(nextFormState(refused, moveTo(1))).toBe(refused);
  });

  it('moves the focus again to a field with a repeated error', () => {
    const refusal: FormEvent = { type: 'refused', step: 0, errors: { email: 'refused' } };
    const refused = afterEvents(refusal);
    const again = nextFormState(refused, refusal);
    expect(again.focus).toEqual({ to: 'email' });
    expect(again.focus).not.toBe(refused.focus);
  });

  it('returns to the step with an error', () => {
    expect(stepOf(afterEvents(...filled, { type: 'refused', step: 1, errors: { subject: 'refused' } }))).toBe(
      1,
    );
  });

  it('starts over when it is closed', () => {
    expect(afterEvents(moveTo(1), { type: 'emptied', focus: null })).toEqual(emptyForm);
    expect(afterEvents(...filled, submit, store, { type: 'emptied', focus: null })).toEqual(emptyForm);
  });

  it.each([
    [-1, 0],
    [1, 1],
    [7, 2],
  ])('restored at step %i is at step %i', (stored, step) => {
    expect(stepOf(afterEvents({ type: 'restored', step: stored, values: {} }))).toBe(step);
  });
});
