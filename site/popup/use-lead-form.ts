import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import * as v from 'valibot';
import {
  firstRefusal,
  isFieldName,
  LAST_STEP,
  type LeadForm,
  leadForm,
  STEP_FIELDS,
} from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { type LeadSource, leadSourceFrom, type Opening } from '../../lead/source.ts';
import { isSpam } from '../../lead/spam.ts';
import { noteInVisit } from '../browser/visit.ts';
import type { PopupContent } from '../content/popup.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { type Draft, fillEmpty, forgetDraft, keepDraft, leadIdOf, readDraft, valuesIn } from './draft.ts';
import { emptyForm, type FormState, nextFormState, stepOf } from './form-state.ts';
import { honeypotIn } from './Honeypot.tsx';
import { CLOSED, isShown, now, onPopupChange, type PopupState, popupState } from './popup.ts';
import { type LeadsEndpoint, sendLead } from './send-lead.ts';

/** The form's state and what a visitor can do to it. */
export type LeadFormActions = {
  state: FormState;
  opening: Opening;
  formRef: RefObject<HTMLFormElement | null>;
  submit: () => void;
  goBack: () => void;
  edit: (field: string) => void;
};

const BUTTON: Opening = { trigger: 'button_click' };

/**
 * Runs the form: checks, steps, sending, and the draft that outlives a reload.
 * Values live in the DOM, where they stood before React did.
 */
export function useLeadForm(endpoint: LeadsEndpoint, toasts: PopupContent['toasts']): LeadFormActions {
  const [state, dispatch] = useReducer(nextFormState, emptyForm);
  const popup = useSyncExternalStore(onPopupChange, popupState, () => CLOSED);
  const formRef = useRef<HTMLFormElement>(null);
  const begunRef = useRef<Pick<Draft, 'id' | 'begunAt'>>(null);
  const step = stepOf(state);

  const draftOf = (form: HTMLFormElement): Draft => {
    begunRef.current ??= { id: newId(), begunAt: openedAt(popup) };
    return { ...begunRef.current, step, values: valuesIn(form) };
  };

  const restore = useEffectEvent(() => {
    const draft = readDraft();
    if (!draft || !formRef.current) return;
    begunRef.current = { id: draft.id, begunAt: draft.begunAt };
    fillEmpty(formRef.current, draft.values);
    dispatch({ type: 'restored', step: draft.step });
  });

  const clear = useEffectEvent(() => {
    // An answer is still on its way: what was typed is kept until it is known to be stored.
    if (state.phase === 'sending') return;
    forget();
    formRef.current?.reset();
    dispatch({ type: 'closed' });
  });

  const keepStep = useEffectEvent(() => {
    if (formRef.current && begunRef.current) keepDraft(draftOf(formRef.current));
  });

  useEffect(() => restore(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is kept again with each step.
  useEffect(() => keepStep(), [step]);
  useEffect(() => onPopupChange(() => popupState().phase === 'closing' && clear()), []);

  function forget(): void {
    begunRef.current = null;
    forgetDraft();
  }

  function edit(field: string): void {
    if (isFieldName(field)) dispatch({ type: 'edited', field });
    if (formRef.current) keepDraft(draftOf(formRef.current));
  }

  function submit(): void {
    const form = formRef.current;
    if (!form || state.phase !== 'editing') return;
    const values = valuesIn(form);
    const isLast = step === LAST_STEP;
    const refusal = firstRefusal(values, isLast ? STEP_FIELDS.keys() : [step]);
    if (refusal) dispatch({ type: 'refused', ...refusal });
    else if (isLast) void send(v.parse(leadForm, values), form);
    else dispatch({ type: 'moved', step: step + 1 });
  }

  function goBack(): void {
    dispatch({ type: 'moved', step: Math.max(step - 1, 0) });
  }

  async function send(values: LeadForm, form: HTMLFormElement): Promise<void> {
    const draft = draftOf(form);
    const id = leadIdOf(draft, values);
    const source = leadSourceFrom(location.href, document.referrer, openingOf(popup));
    const status = isSpam({ honeypot: honeypotIn(form), fillMs: now() - draft.begunAt }) ? 'spam' : 'new';
    // A reload while the answer is on its way must find the draft that this id comes from.
    keepDraft(draft);
    dispatch({ type: 'submitted' });
    dismissToast();
    try {
      await sendLead(leadFrom(values, source, id, new Date(), status), endpoint);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the error catalogue asks for a log; it names the answer, not the lead.
      console.error('Lead not sent:', error instanceof Error ? error.message : 'unknown error');
      dispatch({ type: 'failed' });
      showToast({ tone: 'error', ...toasts.failed });
      return;
    }
    noteInVisit('converted');
    if (status === 'new') tellAdvertisers(source);
    forget();
    dispatch({ type: 'stored', reference: id.slice(0, 8).toUpperCase() });
    if (isShown(popupState())) return showToast({ tone: 'success', ...toasts.sent, spoken: true });
    form.reset();
    dispatch({ type: 'closed' });
    showToast({ tone: 'success', ...toasts.sentAway });
  }

  return { state, opening: openingOf(popup), formRef, submit, goBack, edit };
}

/** For scripts of the owner's that count conversions: which button and which trigger, and nothing of the visitor. */
function tellAdvertisers({ source_title, trigger_type }: LeadSource): void {
  document.dispatchEvent(new CustomEvent('lead:sent', { detail: { source_title, trigger_type } }));
}

function openingOf(popup: PopupState): Opening {
  return popup.phase === 'closed' ? BUTTON : popup.opening;
}

function openedAt(popup: PopupState): number {
  return popup.phase === 'closed' ? now() : popup.openedAt;
}
