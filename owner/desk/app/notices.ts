import { useSyncExternalStore } from 'react';

/** The latest notice, with an undo function if there is one. `locked` holds the reason after signing out. */
export type Notices = { words: string; undo: (() => void) | null; locked: string | null };

let notices: Notices = { words: '', undo: null, locked: null };
const listeners = new Set<() => void>();

function become(next: Partial<Notices>): void {
  notices = { ...notices, ...next };
  for (const listener of listeners) listener();
}

/** Shows `words` until the next notice. With `undo`, adds an undo button. */
export function say(words: string, undo: (() => void) | null = null): void {
  become({ words, undo });
}

/** Undoes the last action, once. */
export function undoLast(): void {
  const { undo } = notices;
  become({ words: undo ? 'Undone.' : 'Nothing to undo.', undo: null });
  undo?.();
}

/** Locks the desk: it shows only `words`. */
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
