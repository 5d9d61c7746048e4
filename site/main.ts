import { oncePainted } from './browser/after-paint.ts';
import { startCounting } from './browser/count-step.ts';
import { holdTarget, layOutRest } from './browser/lay-out-rest.ts';
import { startAnalytics } from './browser/start-analytics.ts';
import { noteArrival } from './browser/visit.ts';
import { startExitIntent } from './popup/exit-intent.ts';
import { loadForm } from './popup/load-form.ts';
import { startPopup } from './popup/start-popup.ts';
import { startMenu } from './sections/Header.script.ts';
import { startCounters, startLamp, startParticles } from './sections/Hero.script.ts';
import { startLongForm } from './sections/LongForm.script.ts';
import { startCarousel } from './sections/Testimonials.script.ts';
import { startMotionControl, startPenMarks } from './ui/motion.script.ts';

/** The form stands in the popup, or on a page of its own. */
const form = document.querySelector('[data-props]');
const popup = form?.closest('dialog');

// With advertising, nothing is stored before a visitor's consent.
if (import.meta.env.ADVERTISING)
  import('./browser/ask-consent.ts').then(
    (script) => script.askConsent(),
    () => {}, // Without an answer, no tag runs.
  );
else noteArrival();
if (popup) startPopup();
startMenu();
startMotionControl();
startLongForm();
holdTarget();
layOutRest();
startAnalytics();
oncePainted(() => {
  // Known at build time, so the page leaves out scripts for features that are off.
  if (form && !popup) void loadForm();
  if (import.meta.env.EXIT_INTENT && popup) startExitIntent();
  if (import.meta.env.COUNTERS_MOVE) startCounters();
  if (import.meta.env.COUNT_STEPS) startCounting();
  startParticles();
  startLamp();
  startPenMarks();
  startCarousel();
  // Few visitors prefer another language, so the script loads only for them.
  if (import.meta.env.HAS_TWINS && !navigator.language.startsWith(document.documentElement.lang))
    import('./browser/offer-language.ts').then(
      (script) => script.offerLanguage(),
      () => {}, // The links in the menu still work.
    );
});
// Few visitors use the field, so its script loads only for them.
const sentence = document.querySelector<HTMLTextAreaElement>('#sentence');
sentence?.addEventListener(
  'focus',
  () =>
    import('./sections/Sentence.script.ts').then(
      (script) => script.startSentence(sentence),
      () => {}, // The rest of the page works.
    ),
  { once: true },
);
// Few sites have a third-party chat, so the script loads only for them.
if (document.querySelector('[data-chat-script]'))
  import('./sections/ChatLink.script.ts').then(
    (script) => script.startChat(),
    () => {}, // The link still works.
  );
