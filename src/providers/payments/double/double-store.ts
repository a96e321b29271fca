/** A stored value and how often it was written. */
export type Leaf = { readonly value: unknown; readonly version: number };

/**
 * The double's storage, injected: memory in tests, the database in the shop. A write succeeds only on the version that was read; null means
 * only where nothing exists.
 */
export type DoubleStore = {
  read(key: string): Promise<Leaf | null>;
  write(key: string, value: unknown, version: number | null): Promise<boolean>;
  /** Newest first. */
  list(prefix: string, count: number): Promise<readonly unknown[]>;
};

export function memoryDoubleStore(): DoubleStore {
  const leaves = new Map<string, Leaf>();
  return {
    read: async (key) => leaves.get(key) ?? null,
    write: async (key, value, version) => {
      if ((leaves.get(key)?.version ?? null) !== version) return false;
      leaves.set(key, { value: structuredClone(value), version: (version ?? 0) + 1 });
      return true;
    },
    list: async (prefix, count) =>
      [...leaves]
        .filter(([key]) => key.startsWith(prefix))
        .slice(-count)
        .reverse()
        .map(([, { value }]) => value),
  };
}
