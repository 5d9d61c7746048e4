/**
 * What `npm run bench` measured before the page was made simpler (2026-11-23), by the
 * lines of the report. That page kept what is out of view from being laid out, had the
 * popup stand by in the top layer, and turned a tap into a click of its own.
 */
export const BEFORE: Record<string, number> = {
  'LCP ÷ the floor’s': 0.995,
  'FCP ÷ the floor’s': 1.292,
  TBT: 0,
  'JavaScript before interaction, brotli': 4_702,
  'transfer of the first view': 70_396,
  'mouse: hero click → dialog visible, cold': 40,
  'mouse: hero click → dialog visible, warm': 32,
  'mouse: hero click → form ready, cold': 102,
  'mouse: Next → step 2': 24,
  'mouse: Next → step 3': 24,
  'mouse: Previous → step 2': 24,
  'mouse: close the popup': 24,
  'mouse: long form': 32,
  'mouse: FAQ: a question': 32,
  'mouse: carousel: next': 32,
  'mouse: menu: open': 24,
  'mouse: menu: close': 16,
  'touch: hero click → dialog visible, cold': 32,
  'touch: hero click → dialog visible, warm': 24,
  'touch: hero click → form ready, cold': 600,
  'touch: Next → step 2': 24,
  'touch: Next → step 3': 24,
  'touch: Previous → step 2': 24,
  'touch: close the popup': 24,
  'touch: long form': 32,
  'touch: FAQ: a question': 32,
  'touch: carousel: next': 24,
  'touch: menu: open': 24,
  'touch: menu: close': 16,
  'the longest task, by wheel': 24,
  'the longest task, by touch': 20,
};
