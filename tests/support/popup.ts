import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { FieldName, LeadForm } from '../../lead/form.ts';
import { popup as english } from '../../site/content/en/popup.ts';
import type { Words } from '../../site/content/language.ts';

export type FormValues = LeadForm;

/** A visitor's answers, with an address that no other test uses. */
export function someLead(): FormValues {
  return {
    name: 'Ada Lovelace',
    email: `ada.${randomUUID().slice(0, 8)}@example.org`,
    phone: '+44 20 7946 0958',
    subject: 'Mathematics',
    assignment_type: 'research_paper',
    academic_level: 'phd',
    deadline: '3_days',
    urgency: 'urgent',
    description: 'Ten pages on Bernoulli numbers, and a short program',
  };
}

export type Popup = ReturnType<typeof popupOn>;

/** A visitor's actions in the popup, or in the form in `dialog`, by role and label, in English or the `words` of another language. */
export function popupOn(
  page: Page,
  dialog = page.getByRole('dialog'),
  words: Pick<Words['popup'], 'next' | 'submit'> = english,
) {
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = (name: FieldName) => dialog.locator(`#lead-${name}`);
  /** The focused element of a field: one of its chips, if it has any. */
  const focusIn = (name: FieldName) => dialog.locator(`[data-field="${name}"] :focus`);
  const errors = dialog.locator('.field-error');
  const toast = dialog.locator('.toast:visible');

  async function openFrom(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
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

  async function completeStep(step: 0 | 1 | 2, lead: FormValues): Promise<void> {
    const { name, email, phone, description, ...details } = lead;
    await fill([{ name, email, phone }, details, { description }][step] ?? {});
  }

  /** Fills all three steps, and stops before the last button. */
  async function complete(lead: FormValues): Promise<void> {
    await completeStep(0, lead);
    await next();
    await completeStep(1, lead);
    await next();
    await completeStep(2, lead);
  }

  const next = () => button(words.next).click();
  const send = () => button(words.submit).click();

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
  };
}
