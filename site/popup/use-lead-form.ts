import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldName, firstRefusal, isFieldName, LAST_STEP, STEP_FIELDS } from '../../lead/form.ts';
import { formPageSource, valuesIn, withCampaign } from '../../lead/form-address.ts';
import type { FormRendering } from '../../lead/form-page.ts';
import { type Arrival, type LeadSource, leadSourceFrom, type Opening } from '../../lead/source.ts';
import { consentGiven } from '../browser/consent.ts';
import { countStep } from '../browser/count-step.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { keepDraft, typedIn } from './draft.ts';
import { type FormEvent, type FormState, initialForm, nextFormState, stepOf } from './form-state.ts';
import { honeypotIn } from './Honeypot.tsx';
import type { LeadFormProps } from './LeadForm.tsx';
import { CLOSED, isTouch, onPopupChange, openPopup, type PopupState, popupState } from './popup.ts';
import { useDraft } from './use-draft.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useSubmitLead } from './use-submit-lead.ts';

/** The form's state and actions. */
export type LeadFormActions = {
  state: FormState;
  dispatch: Dispatch<FormEvent>;
  opening: Opening;
  /**
   * All steps are shown, as in the HTML of the form's own page, with the browser's validation, until React hydrates.
   */
  isWhole: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  edit: (field: FieldName, value: string) => void;
  /** Goes to the next step, or sends the lead on the last one. */
  submit: () => void;
  /** Replaces the receipt with an empty form. */
  startOver: () => void;
};

/** The time in which closing the popup can be undone. */
export const UNDO_MS = 10_000;

const BUTTON: Opening = { trigger: 'button_click' };

type Open = PopupState & { phase: 'open' };

/** Runs the form: values and steps, opening and closing of the popup, and sending. */
export function useLeadForm({
  content,
  endpoint,
  isPage = false,
  rendering,
  typed,
}: LeadFormProps): LeadFormActions {
  const [state, dispatch] = useReducer(nextFormState, { rendering, typed }, initialForm);
  const [isWhole, setWhole] = useState(isPage);
  const popup = useSyncExternalStore(onPopupChange, popupState, () => CLOSED);
  const { formRef, titleRef } = useFormFocus(state.focus);
  const draft = useDraft({
    state,
    dispatch,
    isNewer: rendering !== undefined && Object.keys(rendering.values).length > 0,
  });
  const submitLead = useSubmitLead({ content, endpoint, isPage, dispatch, forget: draft.forget });
  const opening = popup.phase === 'open' ? popup.opening : BUTTON;
  const step = stepOf(state);

  /** Turns the page's whole form into steps, starting with the focused field or the first error. */
  const takeOver = useEffectEvent(() => {
    if (!rendering) dispatch({ type: 'filled', values: valuesIn(location.href) });
    const inUse = document.activeElement?.getAttribute('name') ?? '';
    if (isFieldName(inUse)) dispatch({ type: 'moved', step: stepWith(inUse), target: inUse });
    // The error summary is removed, and the focus with it.
    else if (rendering && Object.keys(rendering.errors).length > 0)
      dispatch({ type: 'refused', step, errors: rendering.errors });
    startTransition(() => setWhole(false));
    countStep('opened', sourceOfPage(rendering).source_title, BUTTON.trigger);
  });

  const onOpen = useEffectEvent(({ opening: { subject } }: Open) => {
    dismissToast();
    dispatch({ type: 'opened', subject, takesFocus: !isTouch() });
  });

  const onClose = useEffectEvent((closed: Open) => {
    // A request is still on its way, so the input is kept until the lead is known to be stored.
    if (state.phase === 'sending') return;
    const isTyped = Object.values(state.values).some((value) => value !== '');
    if (isTyped) offerUndo(closed);
    draft.forget();
    dispatch({ type: 'emptied', focus: null });
  });

  /** The values are only in memory, while undo is offered. */
  function offerUndo(closed: Open): void {
    const cleared = draft.current();
    if (!content.toasts.cleared) return;
    const { label, ...words } = content.toasts.cleared;
    const run = () => {
      draft.takeUp(cleared);
      keepDraft(cleared);
      openPopup(closed.opening, closed.opener);
    };
    const { dismiss } = content.toasts;
    showToast({ tone: 'success', ...words, dismiss, action: { label, run }, forMs: UNDO_MS });
  }

  // Values in the fields before React are the visitor's own.
  useLayoutEffect(() => {
    if (formRef.current) dispatch({ type: 'typed', values: typedIn(formRef.current) });
  }, [formRef]);
  useEffect(() => {
    if (isPage) takeOver();
  }, [isPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else of the popup changes opens and closes nothing.
  useEffect(() => {
    if (popup.phase !== 'open') return;
    onOpen(popup);
    return () => onClose(popup);
  }, [popup.phase]);
  useEffect(() => {
    if (step > 0) countStep('reached', String(step + 1));
  }, [step]);

  function submit(): void {
    if (!formRef.current || state.phase !== 'editing') return;
    const { values } = state;
    const isLast = step === LAST_STEP;
    const refusal = firstRefusal(values, isLast ? STEP_FIELDS.keys() : [step]);
    if (refusal) {
      for (const field of Object.keys(refusal.errors)) countStep('refused', field);
      dispatch({ type: 'refused', ...refusal });
    } else if (isLast) {
      const source = withConsent(
        isPage
          ? sourceOfPage(rendering)
          : leadSourceFrom(location.href, document.referrer, opening, arrivalOfVisit()),
      );
      void submitLead({ draftId: draft.current().id, values, source, honeypot: honeypotIn(formRef.current) });
    } else dispatch({ type: 'moved', step: step + 1 });
  }

  return {
    state,
    dispatch,
    opening,
    isWhole,
    formRef,
    titleRef,
    edit(field, value) {
      // The first edit creates the draft.
      draft.current();
      dispatch({ type: 'edited', field, value });
    },
    submit,
    startOver() {
      draft.forget();
      dispatch({ type: 'emptied', focus: isPage ? { to: 'name' } : null });
    },
  };
}

/** The step of a field. */
export function stepWith(field: FieldName): number {
  return STEP_FIELDS.findIndex((fields) => fields.includes(field));
}

function sourceOfPage(rendering: FormRendering | undefined): LeadSource {
  if (rendering)
    return formPageSource(rendering.hidden.source_page, rendering.hidden.source_referrer, arrivalOfVisit());
  return formPageSource(withCampaign(location.href, document.referrer), document.referrer, arrivalOfVisit());
}

/** Adds the visitor's answer about advertising, if the site asks. */
function withConsent(source: LeadSource): LeadSource {
  const consent = import.meta.env.ADVERTISING && consentGiven();
  return consent ? { ...source, attribution: { ...source.attribution, consent } } : source;
}

/** The visit's first page, as `noteArrival` stores it. */
function arrivalOfVisit(): Arrival | undefined {
  try {
    const [address = '', referrer = ''] = sessionStorage.arrival.split(' ');
    return { address, referrer };
  } catch {
    return undefined;
  }
}
