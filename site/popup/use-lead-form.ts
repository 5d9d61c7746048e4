import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { v4 as newId } from 'uuid';
import * as v from 'valibot';
import { chosenIn } from '../../lead/chosen.ts';
import { proposedUrgency } from '../../lead/deadline.ts';
import {
  type FieldName,
  type FieldValues,
  firstRefusal,
  isFieldName,
  LAST_STEP,
  type LeadForm,
  leadForm,
  STEP_FIELDS,
} from '../../lead/form.ts';
import {
  type FormRendering,
  formPageSource,
  valuesIn as valuesInAddress,
  withCampaign,
} from '../../lead/form-page.ts';
import { leadFrom } from '../../lead/lead.ts';
import { leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import { type LeadSource, leadSourceFrom, type Opening } from '../../lead/source.ts';
import { isSpam } from '../../lead/spam.ts';
import { countStep } from '../browser/count-step.ts';
import { noteInVisit } from '../browser/visit.ts';
import type { FormContent } from '../content/popup.ts';
import { dismissToast, showToast, type Toast } from '../ui/toast.ts';
import {
  type Draft,
  fillEmpty,
  forgetDraft,
  hasValues,
  keepDraft,
  keepValues,
  readDraft,
  setValue,
  valuesIn,
} from './draft.ts';
import { type FormState, nextFormState, renderedForm, stepOf } from './form-state.ts';
import { honeypotIn } from './Honeypot.tsx';
import { CLOSED, isShown, now, onPopupChange, openPopup, type PopupState, popupState } from './popup.ts';
import { type LeadsEndpoint, sendLead } from './send-lead.ts';

/** The form's state and what a visitor can do to it. */
export type LeadFormActions = {
  state: FormState;
  /** What stands in the fields, as it was when one of them changed last. */
  values: FieldValues;
  /** Whether the urgency is the one that the deadline speaks for, and not the visitor's choice. */
  isProposed: boolean;
  opening: Opening;
  /** All steps are shown, as in the HTML of the form's own page, and the browser checks them: React does not answer yet. */
  isWhole: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  submit: () => void;
  goBack: () => void;
  /** Leaves the receipt for an empty form. */
  startOver: () => void;
  /** Goes back to the step of a field, and to the field. */
  goTo: (field: FieldName) => void;
  edit: (field: string) => void;
  /** The visitor has left a field. */
  leave: (field: string) => void;
  /** Puts another value into a field. */
  correct: (field: FieldName, value: string) => void;
};

/** How long closing the popup can be undone. */
export const UNDO_MS = 10_000;

const BUTTON: Opening = { trigger: 'button_click' };

/**
 * Runs the form: checks, steps, sending, and the draft that outlives a reload.
 * Values live in the DOM, where they stood before React did.
 */
export function useLeadForm(
  endpoint: LeadsEndpoint,
  { toasts, options, parts }: Pick<FormContent, 'toasts' | 'options' | 'parts'>,
  isPage: boolean,
  rendering: FormRendering | undefined,
): LeadFormActions {
  const [values, setValues] = useState<FieldValues>({});
  const [isProposed, setProposed] = useState(false);
  const [state, dispatch] = useReducer(nextFormState, rendering, renderedForm);
  const [isWhole, setWhole] = useState(isPage);
  const popup = useSyncExternalStore(onPopupChange, popupState, () => CLOSED);
  const formRef = useRef<HTMLFormElement>(null);
  const begunRef = useRef<Pick<Draft, 'id' | 'begunAt'>>(null);
  const step = stepOf(state);

  const draftOf = (form: HTMLFormElement): Draft => {
    begunRef.current ??= { id: rendering?.hidden.draft ?? newId(), begunAt: openedAt(popup) };
    return { ...begunRef.current, step, values: valuesIn(form) };
  };

  const restore = useEffectEvent(() => {
    const draft = readDraft();
    // What our server has answered is newer than a draft.
    if (draft && !isRefused(rendering)) takeUp(draft);
    if (isPage && formRef.current) takeOver(formRef.current);
  });

  /** Turns the whole form of the page into steps. The step is that of the field with the focus, if one has it. */
  function takeOver(form: HTMLFormElement): void {
    if (!rendering) fillEmpty(form, valuesInAddress(location.href));
    keepValues(form);
    setValues(valuesIn(form));
    const steps = Array.from(form.querySelectorAll('.step'));
    const inUse = steps.findIndex((one) => one.contains(document.activeElement));
    if (inUse >= 0) dispatch({ type: 'moved', step: inUse });
    // The list of what was refused goes, and the focus with it.
    else form.querySelector<HTMLElement>('.field:has([aria-invalid]) :is(input, select, textarea)')?.focus();
    startTransition(() => setWhole(false));
    countStep('opened', sourceOfPage(rendering).source_title, BUTTON.trigger);
  }

  const clear = useEffectEvent(() => {
    // An answer is still on its way: what was typed is kept until it is known to be stored.
    if (state.phase === 'sending') return;
    const form = formRef.current;
    const draft = form && hasValues(valuesIn(form)) ? draftOf(form) : null;
    empty();
    if (draft) offerUndo(draft);
  });

  /** Puts a draft back where nothing stands, and goes on with it. */
  function takeUp(draft: Draft): void {
    const form = formRef.current;
    if (!form) return;
    begunRef.current = { id: draft.id, begunAt: draft.begunAt };
    fillEmpty(form, draft.values);
    setValues(valuesIn(form));
    dispatch({ type: 'restored', step: draft.step });
  }

  /** The words are kept in memory alone, and no longer than the offer. */
  function offerUndo(draft: Draft): void {
    const closed = popupState();
    if (closed.phase === 'closed' || !toasts.cleared) return;
    const { label, ...words } = toasts.cleared;
    const run = () => {
      takeUp(draft);
      keepDraft(draft);
      openPopup(closed.opening, closed.opener);
    };
    say({ tone: 'success', ...words, action: { label, run }, forMs: UNDO_MS });
  }

  const keepStep = useEffectEvent(() => {
    if (formRef.current && begunRef.current) keepDraft(draftOf(formRef.current));
  });

  useEffect(() => restore(), []);
  useEffect(() => {
    if (step > 0) countStep('reached', String(step + 1));
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is kept again with each step.
  useEffect(() => keepStep(), [step]);
  useEffect(
    () =>
      onPopupChange(() => {
        const { phase } = popupState();
        if (phase === 'opening') dismissToast();
        if (phase === 'closing') clear();
      }),
    [],
  );

  function say(toast: Omit<Toast, 'dismiss'>): void {
    showToast({ dismiss: toasts.dismiss, ...toast });
  }

  function forget(): void {
    begunRef.current = null;
    forgetDraft();
  }

  function empty(): void {
    forget();
    formRef.current?.reset();
    setValues({});
    setProposed(false);
    dispatch({ type: 'closed' });
  }

  function edit(field: string): void {
    const form = formRef.current;
    if (!form) return;
    if (isFieldName(field)) dispatch({ type: 'edited', field });
    if (field === 'urgency') setProposed(false);
    if (field === 'deadline') propose(form);
    setValues(valuesIn(form));
    keepDraft(draftOf(form));
  }

  /** Proposes the urgency that the deadline speaks for, until the visitor chooses one. */
  function propose(form: HTMLFormElement): void {
    const { deadline = '', urgency } = valuesIn(form);
    const proposal = proposedUrgency(deadline);
    if (!proposal || (urgency !== '' && !isProposed)) return;
    setValue(form, 'urgency', proposal);
    setProposed(true);
    dispatch({ type: 'edited', field: 'urgency' });
  }

  function leave(field: string): void {
    if (isFieldName(field)) dispatch({ type: 'left', field });
  }

  function correct(field: FieldName, value: string): void {
    const form = formRef.current;
    if (!form) return;
    setValue(form, field, value);
    edit(field);
    form.querySelector<HTMLElement>(`#lead-${field}`)?.focus();
  }

  function submit(): void {
    const form = formRef.current;
    if (!form || state.phase !== 'editing') return;
    const values = valuesIn(form);
    const isLast = step === LAST_STEP;
    const refusal = firstRefusal(values, isLast ? STEP_FIELDS.keys() : [step]);
    if (refusal) {
      for (const field of Object.keys(refusal.errors)) countStep('refused', field);
      dispatch({ type: 'refused', ...refusal });
    } else if (isLast) void send(v.parse(leadForm, values), form);
    else dispatch({ type: 'moved', step: step + 1 });
  }

  function goBack(): void {
    dispatch({ type: 'moved', step: Math.max(step - 1, 0) });
  }

  function goTo(field: FieldName): void {
    dispatch({
      type: 'moved',
      step: STEP_FIELDS.findIndex((fields) => fields.includes(field)),
      target: field,
    });
  }

  async function send(values: LeadForm, form: HTMLFormElement): Promise<void> {
    const draft = draftOf(form);
    const id = leadIdOf(draft.id, values);
    const source = isPage
      ? sourceOfPage(rendering)
      : leadSourceFrom(location.href, document.referrer, openingOf(popup));
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
      say({ tone: 'error', ...toasts.failed });
      return;
    }
    noteInVisit('converted');
    if (status === 'new') {
      tellAdvertisers(source);
      countStep('sent', source.source_title, source.trigger_type);
    }
    forget();
    const chosen = chosenIn(values, options, parts).map(({ text }) => text);
    dispatch({ type: 'stored', reference: referenceOf(id), chosen: chosen.join(' · ') });
    if (isPage || isShown(popupState())) return say({ tone: 'success', ...toasts.sent, spoken: true });
    empty();
    say({ tone: 'success', ...toasts.sentAway });
  }

  return {
    state,
    values,
    isProposed,
    opening: openingOf(popup),
    isWhole,
    formRef,
    submit,
    goBack,
    startOver: empty,
    goTo,
    edit,
    leave,
    correct,
  };
}

/** For scripts of the owner's that count conversions: which button and which trigger, and nothing of the visitor. */
function tellAdvertisers({ source_title, trigger_type }: LeadSource): void {
  document.dispatchEvent(new CustomEvent('lead:sent', { detail: { source_title, trigger_type } }));
}

function openingOf(popup: PopupState): Opening {
  return popup.phase === 'closed' ? BUTTON : popup.opening;
}

/** On a page of its own the form is open from the start. */
function openedAt(popup: PopupState): number {
  return popup.phase === 'closed' ? performance.timeOrigin : popup.openedAt;
}

/** Whether our server has shown the page again, after a form that it did not store. */
function isRefused(rendering: FormRendering | undefined): boolean {
  return rendering !== undefined && (rendering.failed || Object.keys(rendering.errors).length > 0);
}

function sourceOfPage(rendering: FormRendering | undefined): LeadSource {
  if (rendering) return formPageSource(rendering.hidden.source_page, rendering.hidden.source_referrer);
  return formPageSource(withCampaign(location.href, document.referrer), document.referrer);
}
