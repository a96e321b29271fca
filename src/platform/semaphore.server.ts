import { DomainError } from '#kernel/errors.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrency and queues the rest; a queue that is too long refuses instead of growing. */
export function createSemaphore(atOnce: number, longestLine: number): Semaphore {
  let busy = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (busy < atOnce) busy += 1;
    else if (line.length >= longestLine) throw new DomainError('unavailable');
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
