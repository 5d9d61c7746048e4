import { type Dispatch, useEffect, useRef } from 'react';
import { v4 as newId } from 'uuid';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { type FormEvent, type FormState, stepOf } from './form-state.ts';

type DraftOptions = {
  state: FormState;
  dispatch: Dispatch<FormEvent>;
  /** Whether the form's content is newer than any draft. */
  isNewer: boolean;
};

/** The draft that survives a reload of this tab, from the first edit until it is sent or closed. */
export function useDraft({ state, dispatch, isNewer }: DraftOptions) {
  const id = useRef<string>(null);

  /** The current draft. The first call creates it. */
  function current(): Draft {
    id.current ??= newId();
    return { id: id.current, step: stepOf(state), values: state.values };
  }

  /** Restores a draft if the form is empty. */
  function takeUp(draft: Draft): void {
    id.current = draft.id;
    dispatch({ type: 'restored', step: draft.step, values: draft.values });
  }

  function forget(): void {
    id.current = null;
    forgetDraft();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, when the form comes to life.
  useEffect(() => {
    const draft = isNewer ? null : readDraft();
    if (draft) takeUp(draft);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is kept again with each change of the form.
  useEffect(() => {
    if (id.current && state.phase !== 'sent') keepDraft(current());
  }, [state]);

  return { current, takeUp, forget };
}
