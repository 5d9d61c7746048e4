/** Loads the owner's analytics, if any, after the page has loaded, so that it does not delay the page. */
export function startAnalytics(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#analytics');
  if (!template) return;
  const bring = () => document.body.append(document.importNode(template.content, true));
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring, { once: true });
}
