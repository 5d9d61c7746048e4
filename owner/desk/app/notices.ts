import { useSyncExternalStore } from 'react';

/** An action that can be undone, in the words of its notice. */
type Done = { words: string; undo: () => void };
/** The latest notice, and the actions to undo, the last one last. `locked` holds the reason after signing out. */
export type Notices = { words: string; done: readonly Done[]; locked: string | null };

let notices: Notices = { words: '', done: [], locked: null };
const listeners = new Set<() => void>();

function become(next: Partial<Notices>): void {
  notices = { ...notices, ...next };
  for (const listener of listeners) listener();
}

/** Shows `words` until the next notice. With `undo`, the action can be undone. */
export function say(words: string, undo?: () => void): void {
  become({ words, done: undo ? [...notices.done, { words, undo }] : notices.done });
}

/** Undoes the last action that is not yet undone. */
export function undoLast(): void {
  const last = notices.done.at(-1);
  become({ words: last ? `Undone: ${last.words}` : 'Nothing to undo.', done: notices.done.slice(0, -1) });
  last?.undo();
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
