import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { FIELDS, type FieldName, type LeadForm } from '../../lead/form.ts';
import { sampleAnswers } from '../../lead/sample-answers.ts';
import { popup as english } from '../../site/content/en/popup.ts';
import type { Words } from '../../site/content/language.ts';
import { SPECIFIED_FORM } from './sample-site.ts';

export type FormValues = LeadForm;

const someEmail = () => `ada.${randomUUID().slice(0, 8)}@example.org`;

/** A visitor's answers to the specified form, with an address that no other test uses. */
export function someLead(): FormValues {
  return {
    name: 'Ada Lovelace',
    email: someEmail(),
    phone: '+44 20 7946 0958',
    subject: 'Mathematics',
    assignment_type: 'research_paper',
    academic_level: 'phd',
    deadline: '3_days',
    urgency: 'urgent',
    description: 'Ten pages on Bernoulli numbers, and a short program',
  };
}

/** A visitor's answers to the owner's form, each text unlike the others, with an address that no other test uses. */
export function someAnswers(): FormValues {
  const texts = FIELDS.filter(({ kind }) => kind === 'text' || kind === 'long text').map(
    ({ name, min, max }) => [name, name.padEnd(min, '-').slice(0, max)],
  );
  return { ...sampleAnswers(FIELDS, 'min'), ...Object.fromEntries(texts), email: someEmail() } as FormValues;
}

export type Popup = ReturnType<typeof popupOn>;

/**
 * A visitor's actions in the popup, or in the form in `dialog`, by role and label, in English or the `words` of another
 * language. `steps` are the form's fields, if they are not the specified ones.
 */
export function popupOn(
  page: Page,
  dialog = page.getByRole('dialog'),
  words: Pick<Words['popup'], 'next' | 'submit'> = english,
  steps: readonly (readonly FieldName[])[] = SPECIFIED_FORM.steps,
) {
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = (name: FieldName) => dialog.locator(`#lead-${name}`);
  /** The focused element of a field: one of its chips, if it has any. */
  const focusIn = (name: FieldName) => dialog.locator(`[data-field="${name}"] :focus`);
  const errors = dialog.locator('.field-error');
  const toast = dialog.locator('.toast:visible');

  /** Opens it by the first button of this name: without a portal, several may have it. */
  async function openFrom(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).first().click();
    await opened();
  }

  /** Waits until it is modal, a frame after it is painted, when its first field gets the focus. */
  const opened = () => expect(page.locator('dialog:modal')).toBeVisible();

  /**
   * Enters values like form-filling programs, after the first field is visible, and leaves the focus in the last.
   * Typing would take seconds; `keyboard.spec.ts` tests keys and presses.
   */
  async function fill(values: Partial<FormValues>): Promise<void> {
    const entries = Object.entries<string | undefined>(values);
    await dialog.locator(`[data-field="${entries[0]?.[0]}"]`).waitFor();
    await dialog.locator('form').evaluate((form: HTMLFormElement, all) => {
      for (const [name, value] of all) {
        const chip = form.querySelector<HTMLInputElement>(`[type="radio"][name="${name}"][value="${value}"]`);
        const control = chip ?? form.querySelector<HTMLInputElement>(`#lead-${name}:not([role])`);
        control?.focus();
        if (chip) chip.click();
        else if (control) {
          control.value = value ?? '';
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
    }, entries);
  }

  /** The fields' values, without empty fields. */
  function typed(): Promise<Partial<FormValues>> {
    return dialog.locator('form').evaluate((form: HTMLFormElement) => {
      const entries = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
      return Object.fromEntries(entries.filter(([, value]) => value !== ''));
    });
  }

  async function completeStep(step: number, lead: FormValues): Promise<void> {
    const asked = (steps[step] ?? []).filter((name) => name in lead);
    await fill(Object.fromEntries(asked.map((name) => [name, lead[name]])));
  }

  /** Fills all steps, and stops before the last button. */
  async function complete(lead: FormValues): Promise<void> {
    for (const step of steps.keys()) {
      if (step > 0) await next();
      await completeStep(step, lead);
    }
  }

  const next = () => button(words.next).click();
  const send = () => button(words.submit).click();
  /** Presses the last button of a step. */
  const goOn = (step: number) => (step === steps.length - 1 ? send() : next());

  return {
    dialog,
    button,
    field,
    focusIn,
    errors,
    toast,
    typed,
    openFrom,
    opened,
    fill,
    completeStep,
    complete,
    next,
    send,
    goOn,
  };
}
