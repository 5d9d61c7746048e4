import type { Terminal } from './terminal.ts';

/** Work that ends sooner shows no progress. */
const PATIENCE_MS = 1_000;
const INTERVAL_MS = 200;

/** Tells `terminal` how many of `total` are done; `total` is `null` if it is not known. */
export function progressOn(terminal: Terminal, things: string, total: number | null) {
  let next = Date.now() + PATIENCE_MS;
  let shown = false;
  return {
    at(done: number): void {
      if (Date.now() < next) return;
      next = Date.now() + INTERVAL_MS;
      shown = true;
      terminal.progress(`${count(done)}${total === null ? '' : ` of ${count(total)}`} ${things}`);
    },
    end(): void {
      if (shown) terminal.progress('');
    },
  };
}

function count(number: number): string {
  return number.toLocaleString('en');
}
