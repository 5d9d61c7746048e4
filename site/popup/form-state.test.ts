import { describe, expect, it } from 'vitest';
import type { FieldName } from '../../lead/form.ts';
import { emptyForm, type FormEvent, nextFormState, stepOf } from './form-state.ts';

const afterEvents = (...events: FormEvent[]) => events.reduce(nextFormState, emptyForm);
const moveTo = (step: number): FormEvent => ({ type: 'moved', step });
const filled: FormEvent[] = [moveTo(1), moveTo(2)];
const submit: FormEvent = { type: 'submitted' };
const store: FormEvent = { type: 'stored', reference: 'A1', chosen: 'Essay' };

describe('the form', () => {
  it('keeps its errors when it is told to move to the step where it is', () => {
    const refused = afterEvents({ type: 'refused', step: 1, errors: { subject: 'refused' } });
    expect(nextFormState(refused, moveTo(1))).toBe(refused);
  });

  it('moves the focus again to a field that is refused again', () => {
    const refusal: FormEvent = { type: 'refused', step: 0, errors: { email: 'refused' } };
    const refused = afterEvents(refusal);
    const again = nextFormState(refused, refusal);
    expect(again.focus).toEqual({ to: 'email' });
    expect(again.focus).not.toBe(refused.focus);
  });

  it('proposes the urgency that the deadline speaks for, until one is chosen', () => {
    const edit = (field: FieldName, value: string): FormEvent => ({ type: 'edited', field, value });
    const proposed = afterEvents(edit('deadline', '6_hours'));
    expect(proposed).toMatchObject({ values: { urgency: 'urgent' }, isProposed: true });
    const chosen = [edit('urgency', 'low'), edit('deadline', '12_hours')].reduce(nextFormState, proposed);
    expect(chosen).toMatchObject({ values: { urgency: 'low' }, isProposed: false });
  });

  it('restores a draft where nothing else stands', () => {
    const draft: FormEvent = { type: 'restored', step: 1, values: { name: 'Ada', email: 'a@b' } };
    expect(afterEvents({ type: 'typed', values: { name: 'Grace', email: '' } }, draft)).toMatchObject({
      values: { name: 'Grace', email: 'a@b' },
      focus: { to: 'subject' },
    });
  });

  it('keeps the errors of a refused step until each field is edited', () => {
    const refused = afterEvents({ type: 'refused', step: 0, errors: { name: 'refused', email: 'tooLong' } });
    expect(refused).toMatchObject({ errors: { name: 'refused', email: 'tooLong' }, focus: { to: 'name' } });
    expect(nextFormState(refused, { type: 'edited', field: 'name', value: 'A' })).toMatchObject({
      errors: { email: 'tooLong' },
    });
  });

  it('doubts a field from when it is left until it is edited', () => {
    const left = afterEvents({ type: 'left', field: 'email' });
    expect(left).toMatchObject({ left: ['email'] });
    expect(nextFormState(left, moveTo(1))).toMatchObject({ left: ['email'] });
    expect(nextFormState(left, { type: 'edited', field: 'email', value: 'a@b' })).toMatchObject({ left: [] });
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
    expect(afterEvents(...filled, submit, { type: 'emptied', focus: null })).toMatchObject({
      phase: 'sending',
    });
  });

  it('starts over when it is closed', () => {
    expect(afterEvents(moveTo(1), { type: 'emptied', focus: null })).toEqual(emptyForm);
    expect(afterEvents(...filled, submit, store, { type: 'emptied', focus: null })).toEqual(emptyForm);
  });

  it.each([
    [-1, 0],
    [1, 1],
    [7, 2],
  ])('restored at step %i stands at step %i', (stored, step) => {
    expect(stepOf(afterEvents({ type: 'restored', step: stored, values: {} }))).toBe(step);
  });
});
