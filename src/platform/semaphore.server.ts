import { DomainError } from '#kernel/errors.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrency and queues the rest; a queue that is too long refuses instead of growing. */
export function createSemaphore(maxConcurrent: number, maxQueueLength: number): Semaphore {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (busy < maxConcurrent) busy += 1;
    else if (queue.length >= maxQueueLength) throw new DomainError('unavailable');
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
