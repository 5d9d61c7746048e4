import { expect, it } from 'vitest';
import { formSettings } from './form-settings.ts';
import { renderFormPage } from './render.tsx';

it('escapes the page’s title', () => {
  const settings = { ...formSettings('en', { url: '/rest/v1', key: 'key' }), title: 'Q&A <now>' };
  const html = renderFormPage('<title>{title}</title>', settings, { show: 'receipt', reference: '0123ABCD' });
  expect(html).toBe('<title>Q&amp;A &lt;now&gt;</title>');
});
