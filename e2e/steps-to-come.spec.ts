import { someLead } from '../testing/popup.ts';
import { expect, test } from './support.ts';

test('steps to come are laid out, for no eye, key or screen reader yet', async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  const subject = popup.field('subject');
  await expect(page.locator('html[data-popup="open"]')).toBeAttached();

  expect(await subject.evaluate((field) => field.getBoundingClientRect().height)).toBeGreaterThan(40);
  await expect(subject).toBeHidden();
  await subject.evaluate((field) => field.focus());
  await expect(popup.field('name')).toBeFocused();
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#lead-form',
  });
  const { nodes } = await devtools.send('Accessibility.queryAXTree', { nodeId, role: 'textbox' });
  expect(nodes.map(({ name }) => name?.value)).toEqual(['Full name', 'Email address', 'Phone number']);

  await popup.completeStep(0, someLead());
  await popup.button('Next').click();
  await expect(subject).toBeFocused();
});
