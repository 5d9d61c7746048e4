import { type RefObject, startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { v4 as newId } from 'uuid';
import * as v from 'valibot';
import { firstRefusal, LAST_STEP, type LeadForm, leadForm, STEP_FIELDS } from '../../lead/form.ts';
import { type LeadStatus, leadFrom } from '../../lead/lead.ts';
import { leadSourceFrom } from '../../lead/source.ts';
import { isSpam } from '../../lead/spam.ts';
import type { PopupContent } from '../content/popup.ts';
import { afterPaint } from '../motion/after-paint.ts';
import { showToast } from '../ui/toast.ts';
import { isShown, openedAt, openingOf, popupDialog, untilClosed } from './dialog.ts';
import { type Draft, forgetDraft, keepDraft, leadIdOf, readDraft } from './draft.ts';
import { emptyForm, type FormState, nextFormState, stepOf } from './form-state.ts';
import { fillEmpty, isFieldName, valuesIn } from './form-values.ts';
import { now } from './now.ts';
import { type LeadsEndpoint, sendLead } from './send-lead.ts';
import { shownStep, showStep } from './steps.ts';
import { trapIn } from './Trap.tsx';
import { noteInVisit } from './visit.ts';

/** The form's state and what a visitor can do to it. */
export type LeadFormActions = {
  state: FormState;
  formRef: RefObject<HTMLFormElement | null>;
  submit: () => void;
  goBack: () => void;
  edit: (field: string) => void;
};

/**
 * Runs the form: checks, steps, sending, and the draft that outlives a reload.
 * Values live in the DOM, where they stood before React did.
 */
export function useLeadForm(endpoint: LeadsEndpoint, toasts: PopupContent['toasts']): LeadFormActions {
  const [state, dispatch] = useReducer(nextFormState, emptyForm);
  const formRef = useRef<HTMLFormElement>(null);
  const begunRef = useRef<Pick<Draft, 'id' | 'begunAt'>>(null);
  const step = stepOf(state);

  const draftOf = (form: HTMLFormElement): Draft => {
    begunRef.current ??= { id: newId(), begunAt: openedAt(popupDialog()) };
    return { ...begunRef.current, step, values: valuesIn(form) };
  };

  const restore = useEffectEvent(() => {
    const draft = readDraft();
    if (!draft || !formRef.current) return;
    begunRef.current = { id: draft.id, begunAt: draft.begunAt };
    fillEmpty(formRef.current, draft.values);
    dispatch({ type: 'restored', step: draft.step });
  });

  const close = useEffectEvent(() => {
    // An answer is still on its way: what was typed is kept until it is known to be stored.
    if (state.phase === 'sending') return;
    forget();
    formRef.current?.reset();
    // The popup is gone already: its inside need not be new before the page is painted.
    startTransition(() => dispatch({ type: 'closed' }));
  });

  const keepStep = useEffectEvent((step: number) => {
    if (formRef.current && begunRef.current) keepDraft({ ...draftOf(formRef.current), step });
  });

  useEffect(() => restore(), []);
  useEffect(() => afterPaint(() => keepStep(step)), [step]);
  useEffect(() => {
    const dialog = popupDialog();
    const onClose = () => close();
    dialog.addEventListener('close', onClose);
    return () => dialog.removeEventListener('close', onClose);
  }, []);

  function forget(): void {
    begunRef.current = null;
    forgetDraft();
  }

  function edit(field: string): void {
    if (isFieldName(field)) dispatch({ type: 'edited', field });
    if (formRef.current) keepDraft(draftOf(formRef.current));
  }

  function statusOf(form: HTMLFormElement): LeadStatus {
    const fillMs = now() - draftOf(form).begunAt;
    return isSpam({ trap: trapIn(form), fillMs }) ? 'spam' : 'new';
  }

  function submit(): void {
    const form = formRef.current;
    if (!form || state.phase !== 'editing') return;
    const values = valuesIn(form);
    const step = shownStep(form);
    const isLast = step === LAST_STEP;
    const refusal = firstRefusal(values, isLast ? STEP_FIELDS.keys() : [step]);
    if (refusal) dispatch({ type: 'refused', ...refusal });
    else if (isLast) void send(v.parse(leadForm, values), form);
    else moveTo(form, step + 1);
  }

  function goBack(): void {
    const form = formRef.current;
    if (form) moveTo(form, Math.max(shownStep(form) - 1, 0));
  }

  /** Shows the step first: what React has to render for it would be in the frame that the visitor waits for. */
  function moveTo(form: HTMLFormElement, step: number): void {
    showStep(form, step);
    afterPaint(() => dispatch({ type: 'moved', step }));
  }

  async function send(values: LeadForm, form: HTMLFormElement): Promise<void> {
    const dialog = popupDialog();
    const draft = draftOf(form);
    const id = leadIdOf(draft, values);
    const status = statusOf(form);
    // A reload while the answer is on its way must find the draft that this id comes from.
    keepDraft(draft);
    const source = leadSourceFrom(location.href, document.referrer, openingOf(dialog));
    dispatch({ type: 'submitted' });
    try {
      await sendLead(leadFrom(values, source, id, new Date(), status), endpoint);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the error catalogue asks for a log; it names the answer, not the lead.
      console.error('Lead not sent:', error instanceof Error ? error.message : 'unknown error');
      await untilClosed(dialog);
      dispatch({ type: 'failed' });
      showToast({ tone: 'error', ...toasts.failed });
      return;
    }
    noteInVisit('converted');
    forget();
    await untilClosed(dialog);
    dispatch({ type: 'stored', reference: id.slice(0, 8).toUpperCase() });
    if (isShown(dialog)) return showToast({ tone: 'success', ...toasts.sent });
    formRef.current?.reset();
    dispatch({ type: 'closed' });
    showToast({ tone: 'success', ...toasts.sentAway });
  }

  return { state, formRef, submit, goBack, edit };
}
