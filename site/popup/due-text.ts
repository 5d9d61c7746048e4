/** When work is due, on the visitor's clock and in their own style: "Thu, 26 Nov, 9:15 AM". Runs in the browser. */
export function dueText(due: Date): string {
  const { lang } = document.documentElement;
  const locale = navigator.languages.find((own) => own.startsWith(lang)) ?? lang;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
  });
  return format.format(due);
}
