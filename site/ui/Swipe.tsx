import type { ReactNode } from 'react';
import './swipe.css';

export type SwipeProps = {
  /** The content of the row, for assistive technology. */
  label: string;
  /** A list with the class `swipe-row`. */
  children: ReactNode;
};

/** A list that becomes a row to swipe on a phone, with the next item partly visible. */
export function Swipe({ label, children }: SwipeProps) {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a fieldset is a group of controls, a section a landmark of its own.
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: on a phone the keyboard has to reach the row to scroll it.
    <div className="swipe" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above.
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  );
}
