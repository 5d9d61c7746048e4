import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for each key press that no one has handled, except while typing in a field. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTyping(event)) onKey(event);
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
