import { DomainError } from '#kernel/errors.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many work at once and the others wait in line; a line that is too long is told so instead of growing. */
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
