import { Fragment } from 'react';
import { SIGNS } from './signs.ts';

export type DrawnProps = { text: string; sign: keyof typeof SIGNS };

/** `text` with a sign drawn wherever it occurs. The sign stays in the text for screen readers, search and copying. */
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
          <svg className={sign === '→' ? 'drawn directed' : 'drawn'} viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[sign]} />
          </svg>
          {part}
        </Fragment>
      ))}
    </span>
  );
}
