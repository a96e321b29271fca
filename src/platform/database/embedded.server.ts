import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../root.server.ts';
import type { Opening, WorkerRequestBody, WorkerResponse } from './protocol.ts';

export type Rows = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows?: number };
type QueryOptions = { rowMode?: 'array' | 'object'; blob?: Uint8Array };
type SendRequest = (question: WorkerRequestBody) => Promise<unknown>;
export type Queries = {
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Rows>;
  exec(sql: string): Promise<void>;
};

/** The embedded engine as Drizzle's PGlite driver expects it: one session, one statement or transaction at a time. */
export type Embedded = Queries & {
  transaction<T>(work: (inside: Queries) => Promise<T>): Promise<T>;
  image(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** How long the current statement has been running. */
  busyMs(): number;
  /** The engine ended or was closed: it answers nothing any more. */
  isGone(): boolean;
};

export async function openEmbedded(opening: Opening): Promise<Embedded> {
  const thread = await startThread(opening);
  const inside = new AsyncLocalStorage<true>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Serializes work; a transaction keeps its turn until it ends. */
  const serially = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore()) throw new Error('the outer database handle was used inside a transaction: it would wait for itself for ever');
    const mine = queue.then(work, work);
    queue = mine.catch(() => undefined);
    return mine;
  };

  const direct = queriesBy(thread.ask);
  return {
    query: (sql, params, options) => serially(() => direct.query(sql, params, options)),
    exec: (sql) => serially(() => direct.exec(sql)),
    transaction: (work) =>
      serially(async () => {
        await direct.exec('BEGIN');
        try {
          const result = await inside.run(true, () => work(direct));
          await direct.exec('COMMIT');
          return result;
        } catch (error) {
          await direct.exec('ROLLBACK');
          throw error;
        }
      }),
    image: () => serially(async () => (await thread.ask({ kind: 'image' })) as Uint8Array),
    close: () => serially(() => thread.close()),
    busyMs: thread.busyMs,
    isGone: thread.isGone,
  };
}

const queriesBy = (send: SendRequest): Queries => ({
  query: async (sql, params = [], options = {}) =>
    (await send({ kind: 'query', sql, params, rowMode: options.rowMode ?? 'object', blob: options.blob })) as Rows,
  exec: async (sql) => void (await send({ kind: 'exec', sql })),
});

/** Compiled once per process: a second database opens faster. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const home = dirname(createRequire(join(projectRoot(), 'package.json')).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(home, 'pglite.wasm')));
}

async function startThread(opening: Opening) {
  compiled ??= compile();
  const workerData: Opening = { ...opening, engine: await compiled };
  const worker = new Worker(join(projectRoot(), 'src/platform/database/worker.ts'), { workerData });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void; since: number }>();
  let last = 0;
  let gone: Error | null = null;

  const ready = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject, since: Date.now() }));
  worker.on('message', (answer: WorkerResponse) => {
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) waiter?.resolve(answer.result);
    else waiter?.reject(Object.assign(new Error(String(answer.error.message)), answer.error));
  });
  const fail = (cause: Error) => {
    gone = Object.assign(new Error('the embedded database stopped', { cause }), { code: 'EMBEDDED_GONE' });
    for (const waiter of waiting.values()) waiter.reject(gone);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`thread ended with ${code}`)));
  await ready;

  const send: SendRequest = (question) => {
    if (gone) return Promise.reject(gone);
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, since: Date.now() });
      worker.postMessage({ ...question, id });
    });
  };
  return {
    ask: send,
    isGone: () => gone !== null,
    busyMs: () => Math.max(0, ...[...waiting.values()].map((waiter) => Date.now() - waiter.since)),
    close: async () => {
      await send({ kind: 'close' });
      gone = Object.assign(new Error('the embedded database is closed'), { code: 'EMBEDDED_GONE' });
      worker.removeAllListeners('exit');
      await worker.terminate();
    },
  };
}
