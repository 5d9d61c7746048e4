import { useSyncExternalStore } from 'react';

/** What was done last and can be taken back, or went wrong. `locked`: why the desk is shut. */
export type Notices = { words: string; undo: (() => void) | null; locked: string | null };

let notices: Notices = { words: '', undo: null, locked: null };
const listeners = new Set<() => void>();

function become(next: Partial<Notices>): void {
  notices = { ...notices, ...next };
  for (const listener of listeners) listener();
}

/** Says `words` until something else is said. With `undo`, offers to take it back. */
export function say(words: string, undo: (() => void) | null = null): void {
  become({ words, undo });
}

/** Takes the last thing back, once. */
export function undoLast(): void {
  const { undo } = notices;
  become({ words: undo ? 'Taken back.' : 'There is nothing to take back.', undo: null });
  undo?.();
}

/** Shuts the desk: it shows nothing but `words`. */
export function lock(words: string): void {
  become({ locked: words });
}

export function useNotices(): Notices {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
  );
}
