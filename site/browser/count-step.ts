import type { Step, StepEvent } from '../../lead/step.ts';

/** How long the page has to be in view to have been viewed, in milliseconds. */
const VIEWED_MS = 1_000;

const counted = new Set<string>();
let steps: Step[] = [];

/** Not for who asks not to be counted, nor for robots that say they are. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, userAgent, webdriver } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return !webdriver && !globalPrivacyControl && doNotTrack !== '1' && !/bot|crawl|spider/i.test(userAgent);
}

/** Reports the view of the page once it has lasted, and what is left to report when the page is left. */
export function startCounting(): void {
  let viewing = 0;
  const look = () => {
    clearTimeout(viewing);
    if (document.hidden) send();
    else viewing = window.setTimeout(countStep, VIEWED_MS, 'viewed');
  };
  if (!mayCount()) return;
  document.addEventListener('visibilitychange', look);
  look();
}

/**
 * Has a step counted, once a page view: with its `detail` where it has several. It is sent when the
 * browser has nothing else to do, and kept nowhere.
 */
export function countStep(event: StepEvent, detail = '', trigger_type = ''): void {
  const once = trigger_type ? event : event + detail;
  if (!import.meta.env.COUNT_STEPS || counted.has(once) || !mayCount()) return;
  counted.add(once);
  const utm = new URLSearchParams(location.search);
  steps.push({
    event,
    detail,
    trigger_type,
    path: location.pathname,
    utm_source: utm.get('utm_source'),
    utm_medium: utm.get('utm_medium'),
    utm_campaign: utm.get('utm_campaign'),
    device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
  });
  (window.requestIdleCallback ?? setTimeout)(send);
}

function send(): void {
  const { props } = document.getElementById('lead-form')?.dataset ?? {};
  if (!props || steps.length === 0) return;
  const { url, key } = JSON.parse(props).endpoint;
  const body = JSON.stringify({ steps });
  steps = [];
  // A count that is lost is no loss: nobody is told.
  fetch(`${url}/rpc/count_steps`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
