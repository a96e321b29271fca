const shared = {};

/**
 * Runs work once for each key at a time: concurrent callers share the result. Owners, such as two shops in one process, have keys of their
 * own.
 */
export function singleFlight<Result>() {
  const owners = new WeakMap<object, Map<unknown, Promise<Result>>>();
  return (key: unknown, work: () => Promise<Result>, owner: object = shared): Promise<Result> => {
    const running = owners.get(owner) ?? new Map<unknown, Promise<Result>>();
    owners.set(owner, running);
    const known = running.get(key);
    if (known) return known;
    const mine = work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  };
}
