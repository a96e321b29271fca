import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { warmSearchIndex } from '#areas/catalog/services/search-index.server.ts';
import { senderOf } from '#areas/content/services/site-settings.server.ts';
import type { App } from '#platform/app.ts';
import { startJobs } from '#platform/jobs.server.ts';
import { startPost } from '#platform/mail/mail-sender.server.ts';
import type { Metrics } from '#platform/metrics.server.ts';
import { startClusterTasks, startInstanceTasks } from '#platform/scheduler.server.ts';
import { clusterTasks, embeddedDatabaseTasks, instanceTasks, slowWorkers, workers } from '#schedule.server.ts';

/** Jobs, emails and scheduled tasks of this instance. */
export async function startBackground(app: App, metrics: Metrics) {
  // A pid alone is the same in every container.
  const instance = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const started = [startJobs(app, workers, instance), startJobs(app, slowWorkers, `${instance} slow`), startPost(app, senderOf, instance)];
  const tasks = [...clusterTasks, ...(app.store.engine === 'embedded' ? embeddedDatabaseTasks : [])];
  started.push(await startClusterTasks(app, tasks, instance, metrics.countTaskRun), startInstanceTasks(app, instanceTasks));
  const searchIndex = warmSearchIndex(app);
  let stopped: Promise<unknown> | undefined;
  return {
    /** Side by side: each waits for its own work, and the process has only seconds. */
    stop(): Promise<unknown> {
      stopped ??= Promise.all([...started.map((work) => work.stop()), searchIndex]);
      return stopped;
    },
  };
}
