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
    /** Resolves when `count` have arrived. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (all.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}

export type Arrivals<Item> = ReturnType<typeof arrivals<Item>>;
