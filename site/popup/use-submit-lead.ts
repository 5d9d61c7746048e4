import type { Dispatch } from 'react';
import { chosenIn } from '../../lead/chosen.ts';
import { cleanForm, type FieldValues } from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import type { LeadSource } from '../../lead/source.ts';
import { statusFor } from '../../lead/spam.ts';
import { countStep } from '../browser/count-step.ts';
import { noteInVisit } from '../browser/visit.ts';
import type { FormContent } from '../content/popup.ts';
import { dismissToast, showToast, type Toast } from '../ui/toast.ts';
import type { FormEvent } from './form-state.ts';
import { popupState } from './popup.ts';
import { type LeadsEndpoint, sendLead } from './send-lead.ts';

const NO_BREAK_SPACE = '\u00a0';

type SubmitOptions = {
  endpoint: LeadsEndpoint;
  content: FormContent;
  isPage: boolean;
  dispatch: Dispatch<FormEvent>;
  /** Deletes the draft after it is stored. */
  forget: () => void;
};

type Submission = { draftId: string; values: FieldValues; source: LeadSource; honeypot: string };

/** Sends the lead of a valid form, and reports the result. */
export function useSubmitLead({ endpoint, content, isPage, dispatch, forget }: SubmitOptions) {
  const { toasts, fields, parts } = content;
  const say = (toast: Omit<Toast, 'dismiss'>) => showToast({ dismiss: toasts.dismiss, ...toast });

  const isInView = () => isPage || popupState().phase === 'open';

  return async function submitLead({ draftId, source, honeypot, ...typed }: Submission): Promise<void> {
    const values = cleanForm(typed.values);
    const id = leadIdOf(draftId, values);
    const status = statusFor(honeypot);
    const lead = leadFrom(values, source, id, new Date(), status);
    dispatch({ type: 'submitted' });
    dismissToast();
    try {
      await sendLead(lead, endpoint);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the error catalogue asks for a log; it names the answer, not the lead.
      console.error('Lead not sent:', error instanceof Error ? error.message : 'unknown error');
      dispatch({ type: 'failed' });
      if (!isInView()) say({ tone: 'error', ...toasts.failed });
      return;
    }
    noteInVisit('converted');
    if (status === 'new') {
      tellAdvertisers(source);
      countStep('sent', source.source_title, source.trigger_type);
    }
    forget();
    const chosen = chosenIn(values, fields, parts).map(({ field, text }) =>
      // A subject may be longer than a line.
      field === 'subject' ? text : text.replaceAll(' ', NO_BREAK_SPACE),
    );
    const request = {
      chosen: chosen.join(content.receipt.comma),
      email: lead.email,
      subject: lead.subject,
      due: values.deadline ? new Date(lead.deadline) : null,
    };
    dispatch({ type: 'stored', reference: referenceOf(id), request });
    if (isInView()) return;
    dispatch({ type: 'emptied', focus: null });
    say({ tone: 'success', ...toasts.sentAway });
  };
}

/** For the owner's conversion scripts: the button and the trigger, without personal data. */
function tellAdvertisers({ source_title, trigger_type }: LeadSource): void {
  document.dispatchEvent(new CustomEvent('lead:sent', { detail: { source_title, trigger_type } }));
}
