const WAIT_MS = 10_000;

/** Records arrivals, and waits for more without polling. */
export function arrivals<Item>() {
  const all: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add(item: Item): void {
      all.push(item);
      for (const check of waiting) check();
    },
    /** Resolves when `count` have arrived. Rejects if that takes too long. */
    reached: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`${all.length} of ${count} arrived within ${WAIT_MS} ms.`));
        }, WAIT_MS);
        const check = () => {
          if (all.length < count) return;
          clearTimeout(late);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}

export type Arrivals<Item> = ReturnType<typeof arrivals<Item>>;
