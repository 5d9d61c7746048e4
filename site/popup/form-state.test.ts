import { describe, expect, it } from 'vitest';
import { emptyForm, type FormEvent, nextFormState, stepOf } from './form-state.ts';

const afterEvents = (...events: FormEvent[]) => events.reduce(nextFormState, emptyForm);
const moveTo = (step: number): FormEvent => ({ type: 'moved', step });
const filled: FormEvent[] = [moveTo(1), moveTo(2)];
const submit: FormEvent = { type: 'submitted' };
const store: FormEvent = { type: 'stored', reference: 'A1', chosen: 'Essay' };

describe('the form', () => {
  it('hears late of a step that was refused meanwhile, and keeps its errors', () => {
    const refused = afterEvents({ type: 'refused', step: 1, errors: { subject: 'refused' } });
    expect(nextFormState(refused, moveTo(1))).toBe(refused);
  });

  it('keeps the errors of a refused step until each field is edited', () => {
    const refused = afterEvents({ type: 'refused', step: 0, errors: { name: 'refused', email: 'tooLong' } });
    expect(refused).toMatchObject({ errors: { name: 'refused', email: 'tooLong' }, refusals: 1 });
    expect(nextFormState(refused, { type: 'edited', field: 'name' })).toMatchObject({
      errors: { email: 'tooLong' },
    });
  });

  it('doubts a field from when it is left until it is edited', () => {
    const left = afterEvents({ type: 'left', field: 'email' });
    expect(left).toMatchObject({ left: ['email'] });
    expect(nextFormState(left, moveTo(1))).toMatchObject({ left: ['email'] });
    expect(nextFormState(left, { type: 'edited', field: 'email' })).toMatchObject({ left: [] });
  });

  it('leads back to the step that holds an error', () => {
    expect(stepOf(afterEvents(...filled, { type: 'refused', step: 1, errors: { subject: 'refused' } }))).toBe(
      1,
    );
  });

  it('cannot be submitted twice at once', () => {
    const sending = afterEvents(...filled, submit);
    expect(nextFormState(sending, submit)).toBe(sending);
  });

  it('opens again on the last step after a failure', () => {
    expect(afterEvents(...filled, submit, { type: 'failed' })).toMatchObject({ phase: 'editing', step: 2 });
  });

  it('waits for the answer when it is closed while sending', () => {
    expect(afterEvents(...filled, submit, { type: 'closed' })).toEqual({ phase: 'sending' });
  });

  it('starts over when it is closed', () => {
    expect(afterEvents(moveTo(1), { type: 'closed' })).toEqual(emptyForm);
    expect(afterEvents(...filled, submit, store, { type: 'closed' })).toEqual(emptyForm);
  });

  it.each([
    [-1, 0],
    [1, 1],
    [7, 2],
  ])('restored at step %i stands at step %i', (stored, step) => {
    expect(stepOf(afterEvents({ type: 'restored', step: stored }))).toBe(step);
  });
});
