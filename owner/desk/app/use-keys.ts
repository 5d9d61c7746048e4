import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` with each key that is pressed on the page, but for those that belong to what somebody writes. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event)) onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function isTyping({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey || document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
