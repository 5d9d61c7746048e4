import { type Dispatch, useEffect, useRef } from 'react';
import { v4 as newId } from 'uuid';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { type FormEvent, type FormState, stepOf } from './form-state.ts';

type DraftOptions = {
  state: FormState;
  dispatch: Dispatch<FormEvent>;
  /** Whether what is in the form is newer than any draft. */
  isNewer: boolean;
};

/** The draft that outlives a reload of this tab: from the first edit on until it is sent or closed. */
export function useDraft({ state, dispatch, isNewer }: DraftOptions) {
  const id = useRef<string>(null);

  /** The draft as it is now. It begins with the first call. */
  function current(): Draft {
    id.current ??= newId();
    return { id: id.current, step: stepOf(state), values: state.values };
  }

  /** Goes on with a draft, where nothing else stands. */
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
