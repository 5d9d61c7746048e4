/** What has come in so far, and a way to wait for more without looking again and again. */
export function arrivals<Item>() {
  const all: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add(item: Item): void {
      all.push(item);
      for (const check of waiting) check();
    },
    /** Resolves once `count` have come. */
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
