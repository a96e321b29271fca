import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Opening, WorkerRequest, WorkerResponse } from './protocol.ts';

/** The embedded engine blocks its thread while it works, so it has its own. */
const asWritten = (value: string) => value;
/** Dates, times, intervals and their arrays stay text: Drizzle parses them. */
const parsers = Object.fromEntries([1082, 1083, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231].map((type) => [type, asWritten]));

const opening = workerData as Opening;
const port = parentPort;
if (!port) throw new Error('the database worker runs in a thread of its own');

const engine = await PGlite.create({
  ...(opening.folder ? { dataDir: opening.folder } : {}),
  ...(opening.image ? { loadDataDir: new Blob([new Uint8Array(opening.image)]) } : {}),
  ...(opening.engine ? { pgliteWasmModule: opening.engine } : {}),
  extensions: { pg_trgm },
  parsers,
  relaxedDurability: false,
});

async function answer(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'query') {
    const { rows, fields, affectedRows } = await engine.query(request.sql, request.params as unknown[], {
      rowMode: request.rowMode,
      ...(request.blob ? { blob: new Blob([new Uint8Array(request.blob)]) } : {}),
    });
    return { rows, fields, affectedRows };
  }
  if (request.kind === 'exec') return void (await engine.exec(request.sql));
  if (request.kind === 'image') return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.exec('CHECKPOINT');
  return engine.close();
}

port.on('message', async (request: WorkerRequest) => {
  try {
    port.postMessage({ id: request.id, ok: true, result: await answer(request) } satisfies WorkerResponse);
  } catch (error) {
    port.postMessage({ id: request.id, ok: false, error: plain(error) } satisfies WorkerResponse);
  }
});
port.postMessage({ id: 0, ok: true, result: null } satisfies WorkerResponse);

function plain(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const errorFields = ['code', 'detail', 'constraint', 'table', 'column', 'hint', 'severity'];
  const extra = Object.fromEntries(
    errorFields.flatMap((name) => (name in error ? [[name, (error as unknown as Record<string, unknown>)[name]]] : [])),
  );
  return { message: error.message, ...extra };
}
