import type { FieldName } from '../../lead/form.ts';
import { type Popup, someLead } from '../support/popup.ts';
import { expect, test } from './support.ts';

/** `wrong` is an invalid entry, if the field allows one. Chips do not. */
const rules: { step: 0 | 1 | 2; field: FieldName; wrong?: string; message: string }[] = [
  { step: 0, field: 'name', wrong: 'A', message: 'Name must be at least 2 characters' },
  { step: 0, field: 'email', wrong: 'ada@example', message: 'Please enter a valid email address' },
  { step: 0, field: 'phone', wrong: '123456789', message: 'Please enter a valid phone number' },
  { step: 1, field: 'subject', wrong: 'M', message: 'Subject is required' },
  { step: 1, field: 'assignment_type', wrong: '', message: 'Please select assignment type' },
  { step: 1, field: 'academic_level', message: 'Please select academic level' },
  { step: 1, field: 'deadline', wrong: '', message: 'Please select deadline' },
  { step: 1, field: 'urgency', message: 'Please select urgency' },
  {
    step: 2,
    field: 'description',
    wrong: 'Too short',
    message: 'Please provide more details (at least 10 characters)',
  },
];

test('shows the error of each field of each step, of all together, and the number of others', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  for (const step of [0, 1, 2] as const) {
    const ofStep = rules.filter((rule) => rule.step === step);
    const goOn = () => popup.button(step === 2 ? 'Get My Quote' : 'Next').click();
    await test.step(`step ${step + 1}`, async () => {
      await goOn();
      await expect(popup.errors).toHaveText(ofStep.map(({ message }) => message));
      await expect(popup.field(ofStep[0]?.field ?? 'name')).toBeFocused();
      for (const { field, message } of ofStep) {
        await expect(popup.field(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(popup.field(field)).toHaveAccessibleDescription(
          new RegExp(message.replace(/[()]/g, '\\$&')),
        );
      }
      if (step === 0) await expectFewerWithEach(popup);

      await popup.completeStep(step, lead);
      for (const { field, wrong, message } of ofStep) {
        if (wrong === undefined) continue;
        await popup.fill({ [field]: wrong });
        await goOn();
        await expect(popup.errors).toHaveText(message);
        await expect(popup.focusIn(field)).toBeVisible();
        await popup.fill({ [field]: lead[field] });
        await expect(popup.errors).toHaveCount(0);
      }
      if (step < 2) await goOn();
    });
  }
});

async function expectFewerWithEach(popup: Popup): Promise<void> {
  const others = popup.dialog.locator('.popup-others');
  await expect(others).toHaveText('2 more fields to fill in.');
  await popup.fill({ name: 'Ada' });
  await expect(others).toHaveText('1 more field to fill in.');
  await popup.fill({ email: 'ada@example.org' });
  await expect(others).toBeEmpty();
}

test('fills one bar per step, keeps every value across Previous and Next, and ignores a double click’s second click', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  const bar = popup.dialog.getByRole('progressbar');
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await expect(popup.button('Previous')).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-valuetext', 'Step 1 of 3: Contact Information');
  await popup.completeStep(0, lead);
  await popup.next();
  await expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Assignment Details');
  await popup.completeStep(1, lead);
  await popup.button('Next').dblclick();
  await expect(popup.button('Get My Quote')).toBeVisible();
  await expect(popup.errors).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 3: Requirements');
  await popup.completeStep(2, lead);
  await popup.button('Previous').click();
  await expect(popup.field('deadline')).toHaveValue(lead.deadline);
  await popup.button('Previous').click();
  await expect(popup.field('email')).toHaveValue(lead.email);
  await popup.next();
  await popup.next();
  await expect(popup.field('description')).toHaveValue(lead.description);
});
