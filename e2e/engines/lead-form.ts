import type { FieldName } from '../../lead/form.ts';
import { popup } from '../../site/content/popup.ts';
import type { FormValues } from '../../testing/popup.ts';
import { button, combobox, type Target, textbox, type Visitor } from '../../testing/visitor.ts';
import { expectToSee } from './story.ts';

export const DIALOG: Target = { role: 'dialog' };

/** The fields of each step, in their order. */
const STEPS = [
  ['name', 'email', 'phone'],
  ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
  ['description'],
] as const satisfies FieldName[][];
const LISTS: FieldName[] = ['assignment_type', 'academic_level', 'deadline', 'urgency'];

/** A field of the popup, by its label. */
export function field(name: FieldName): Target {
  const label = popup.labels[name];
  return LISTS.includes(name) ? combobox(label, DIALOG) : textbox(label, DIALOG);
}

/** A button of the popup. */
export const popupButton = (name: string): Target => button(name, DIALOG);

/** Presses a button of the page that opens the popup, and sees it open. */
export async function openPopupFrom(visitor: Visitor, opener: string): Promise<void> {
  await visitor.press(button(opener));
  await expectToSee(visitor, DIALOG);
}

/** Fills a step, and goes on to the next one. After the last one it sends the form. */
export async function completeStep(visitor: Visitor, step: 0 | 1 | 2, lead: FormValues): Promise<void> {
  for (const name of STEPS[step]) {
    await (LISTS.includes(name)
      ? visitor.choose(field(name), lead[name])
      : visitor.fill(field(name), lead[name]));
  }
  await visitor.press(popupButton(step === 2 ? popup.submit : popup.next));
}
