import type { FieldName } from '../../../lead/form.ts';
import type { Words } from '../../../site/content/language.ts';
import type { FormValues } from '../../support/popup.ts';
import { button, combobox, radio, type Target, textbox, type Visitor } from '../../support/visitor.ts';
import { expectToSee } from './story.ts';

export const DIALOG: Target = { role: 'dialog' };

/** The fields of each step, in their order. */
export const STEPS = [
  ['name', 'email', 'phone'],
  ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
  ['description'],
] as const satisfies FieldName[][];
const LISTS: FieldName[] = ['assignment_type', 'deadline'];
const CHIPS = ['academic_level', 'urgency'] as const;

/** A button of the popup. */
export const popupButton = (name: string): Target => button(name, DIALOG);

/** Presses a button of the page that opens the popup, and sees it open. */
export async function openPopupFrom(visitor: Visitor, opener: string): Promise<void> {
  await visitor.press(button(opener));
  await expectToSee(visitor, DIALOG);
}

/** The form in the popup, by the words that it has. */
export function leadFormIn(words: Words['popup']) {
  /** A field, by its label; for one with chips, see `chip`. */
  function field(name: FieldName): Target {
    const label = words.labels[name];
    return LISTS.includes(name) ? combobox(label, DIALOG) : textbox(label, DIALOG);
  }

  /** One of the chips of a field, by its value. */
  function chip(name: (typeof CHIPS)[number], value: string): Target {
    const labels: Readonly<Record<string, string>> = words.options[name];
    return radio(labels[value] ?? '', DIALOG);
  }

  /** Fills a step, and goes on to the next one. After the last one it sends the form. */
  async function completeStep(visitor: Visitor, step: 0 | 1 | 2, lead: FormValues): Promise<void> {
    for (const name of STEPS[step]) {
      const chips = CHIPS.find((one) => one === name);
      if (chips) await visitor.press(chip(chips, lead[name]));
      else if (LISTS.includes(name)) await visitor.choose(field(name), lead[name]);
      else await visitor.fill(field(name), lead[name]);
    }
    await visitor.press(popupButton(step === 2 ? words.submit : words.next));
  }

  return { field, completeStep };
}
