import { fieldOf } from '../../lead/form.ts';
import { SOURCE_PARAMETER, SUBJECT_PARAMETER } from '../../lead/form-page.ts';
import type { Edition } from '../content/edition.ts';
import { pathOf } from '../settings/paths.ts';

export type SubjectButtonsProps = {
  edition: Edition;
  /** The id of their form, which leads to the form's page if JavaScript is off. */
  formId: string;
  /** The source recorded with a lead. */
  source: string;
};

/** The form of a page's subject buttons, once before them. */
export function SubjectForm({ edition, formId, source }: SubjectButtonsProps) {
  return (
    <form id={formId} action={pathOf('form', edition.code)} hidden>
      <input type="hidden" name={SOURCE_PARAMETER} value={source} />
    </form>
  );
}

export type SubjectButtonProps = { subject: string; look: string } & Omit<SubjectButtonsProps, 'edition'>;

/** A button that opens the popup with its subject filled in. Only the subject, if the form does not ask for it. */
export function SubjectButton({ subject, look, formId, source }: SubjectButtonProps) {
  if (!fieldOf('subject')) return subject;
  return (
    <button
      type="submit"
      form={formId}
      name={SUBJECT_PARAMETER}
      value={subject}
      className={look}
      data-lead-source={source}
    >
      {subject}
    </button>
  );
}
