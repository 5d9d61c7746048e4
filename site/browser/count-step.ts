import type { Step, StepEvent } from '../../lead/step.ts';

/** The time the page has to be in view to count as viewed, in milliseconds. */
const VIEWED_MS = 1_000;

const counted = new Set<string>();
let steps: Step[] = [];

/** Excludes visitors who opt out, and robots that identify themselves. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, userAgent, webdriver } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return !webdriver && !globalPrivacyControl && doNotTrack !== '1' && !/bot|crawl|spider/i.test(userAgent);
}

/** Reports the page view after it has lasted, and remaining steps when the visitor leaves. */
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
 * Counts a step once per page view, with its `detail` if it has several. Sends it when the browser is idle, and stores
 * nothing.
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
  // A lost count does not matter, so errors are ignored.
  fetch(`${url}/rpc/count_steps`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
