/** A page of a ledger: what stands there, and how often it was written. */
export type Leaf = { readonly value: unknown; readonly version: number };

/**
 * What a stand-in remembers. It is handed in, so that a test keeps it in memory and the shop keeps it where it outlives the
 * process. A write succeeds only on the version that was read; null means: only where nothing stands yet.
 */
export type Ledger = {
  read(key: string): Promise<Leaf | null>;
  write(key: string, value: unknown, version: number | null): Promise<boolean>;
  /** The newest first. */
  list(prefix: string, count: number): Promise<readonly unknown[]>;
};

export function memoryLedger(): Ledger {
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
