import { expect, it } from 'vitest';
import { formSettings } from './form-settings.ts';
import { renderFormPage } from './render.tsx';

it('writes the title of the page as text, whatever signs it has', () => {
  const settings = { ...formSettings('en', { url: '/rest/v1', key: 'key' }), title: 'Q&A <now>' };
  const html = renderFormPage('<title>{title}</title>', settings, { show: 'receipt', reference: '0123ABCD' });
  expect(html).toBe('<title>Q&amp;A &lt;now&gt;</title>');
});
