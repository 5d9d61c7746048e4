/** What has come in so far, and a way to wait for more without looking again and again. */
export type Arrivals<Item> = {
  all: Item[];
  add(item: Item): void;
  /** Resolves once `count` have come. */
  reached(count: number): Promise<void>;
};

export function arrivals<Item>(): Arrivals<Item> {
  const all: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add(item) {
      all.push(item);
      for (const check of waiting) check();
    },
    reached: (count) =>
      new Promise((resolve) => {
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
