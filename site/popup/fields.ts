import type { FieldName } from '../../lead/form.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES } from '../../lead/options.ts';

/** How each field is entered: what a browser may fill in, and which keyboard a phone shows. */
export type FieldControl =
  | {
      control: 'input';
      type: 'text' | 'email' | 'tel';
      autoComplete: string;
      inputMode: 'text' | 'email' | 'tel';
    }
  | { control: 'select'; options: Readonly<Record<string, string>> }
  | { control: 'textarea'; rows: number };

export const FIELD_CONTROLS: Readonly<Record<FieldName, FieldControl>> = {
  name: { control: 'input', type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { control: 'input', type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { control: 'input', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  subject: { control: 'input', type: 'text', autoComplete: 'off', inputMode: 'text' },
  assignment_type: { control: 'select', options: ASSIGNMENT_TYPES },
  academic_level: { control: 'select', options: ACADEMIC_LEVELS },
  deadline: { control: 'select', options: DEADLINES },
  urgency: { control: 'select', options: URGENCIES },
  description: { control: 'textarea', rows: 6 },
};
