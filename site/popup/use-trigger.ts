import { useCallback, useSyncExternalStore } from 'react';
import type { TriggerType } from '../../lead/source.ts';
import { onOpening, openingOf, popupDialog } from './dialog.ts';

/** What opened the popup last. */
export function useTrigger(): TriggerType {
  const subscribe = useCallback((callback: () => void) => onOpening(popupDialog(), callback), []);
  return useSyncExternalStore(
    subscribe,
    () => openingOf(popupDialog()).trigger,
    () => 'button_click',
  );
}
