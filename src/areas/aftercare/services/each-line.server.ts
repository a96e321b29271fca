import type { App } from '#platform/app.ts';

/** A failing line does not hold up the others. Returns whether all succeeded. */
export async function forEachLine(app: App, ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<boolean> {
  let isDone = true;
  for (const id of ids)
    try {
      await work(id);
    } catch (err) {
      isDone = false;
      app.log.error({ err, orderLineId: id }, 'price protection failed');
    }
  return isDone;
}
