/** Brings in the analytics that the owner chose, where there are any, once the page is loaded: it waits for nothing of theirs. */
export function startAnalytics(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#analytics');
  if (!template) return;
  const bring = () => document.body.append(document.importNode(template.content, true));
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring, { once: true });
}
