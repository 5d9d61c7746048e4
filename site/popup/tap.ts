import type { TouchEvent } from 'react';
import { isWithin } from './is-within.ts';

/** A tap that follows sooner is the second of a double one. */
const DOUBLE_TAP_MS = 500;

let last: { button: HTMLButtonElement; at: number; taps: number } | undefined;

/**
 * Clicks the button as soon as a finger leaves it. A browser clicks later: it brings a mouse
 * there, presses it and moves the focus first, in the frame that the visitor waits for
 * (decision 009). A finger that scrolled, slid off or is not the only one is left to the browser.
 */
export function clickOnTap(event: TouchEvent<HTMLButtonElement>): void {
  const { currentTarget: button, changedTouches, touches, timeStamp } = event;
  const finger = changedTouches.item(0);
  if (!event.cancelable || touches.length > 0 || !isWithin(button, finger)) return;
  event.preventDefault();
  const before = last?.button === button && timeStamp - last.at < DOUBLE_TAP_MS ? last.taps : 0;
  last = { button, at: timeStamp, taps: before + 1 };
  button.focus({ preventScroll: true });
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: last.taps }));
}
