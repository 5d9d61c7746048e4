import { Fragment } from 'react';
import './drawn.css';

/** Signs that a font of ours does not have, each in one stroke: the arrow as our icons have it, the others as the pen would. */
const SIGNS = {
  '→': 'M5 12h14m-7-7 7 7-7 7',
  '✓': 'M3 14c3 2 4 4 6 7C12 14 16 8 22 3',
  '%': 'M19 3C15 9 9 15 5 21M8 3.5C3 3 2 10.5 5.5 10.5S11 4 8 3.5M19 13.5c-5-.5-6 7-2.5 7s5.5-6.5 2.5-7',
} as const;

export type DrawnProps = { text: string; sign: keyof typeof SIGNS };

/** `text` with one sign drawn wherever it comes. The sign stays in it for whoever listens, searches or copies. */
export function Drawn({ text, sign }: DrawnProps) {
  const [first, ...rest] = text.split(sign);
  if (rest.length === 0) return text;
  return (
    <span>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
        <Fragment key={index}>
          <span data-drawn="">{sign}</span>
          <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[sign]} />
          </svg>
          {part}
        </Fragment>
      ))}
    </span>
  );
}
