import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedEntry } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { subscriberList, subscriberState, subscriberStates, type Topic } from '../rules/subscriber-list.ts';
import * as store from '../store/subscribers.server.ts';
import { sourceTexts, subscriberTexts as texts } from '../subscriber-texts.ts';

export async function listSubscribers(app: App, query: store.SubscriberQuery) {
  const [items, total] = await Promise.all([store.subscriberRows(app.db, query), store.countSubscribers(app.db, query)]);
  return { items: items.map((row) => ({ ...row, state: subscriberState(row) })), total };
}

export const officeSubscribers = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof subscriberList>,
  page: { readonly limit: number; readonly offset: number },
) => listSubscribers(app, { ...page, ...filters, searchText, sort });

export const subscriberCounts = (app: App) =>
  Promise.all(
    subscriberStates.map(async (state) => ({
      state,
      count: await store.countSubscribers(app.db, { state, sort: { by: 'at', down: true }, limit: 1, offset: 0 }),
    })),
  );

/** Exporting email addresses is audited. */
export const subscriberFile = fileOf({
  spec: subscriberList,
  read: async (app, chosen, page, caller) => {
    const { items } = await officeSubscribers(app, chosen, page);
    await audit(app, caller, {
      action: 'subscriber.export',
      subject: ['subscriber', 'list'],
      after: { rows: items.length, ...chosen.filters },
    });
    return items;
  },
  columns: [
    { label: texts.email, cell: (row) => row.email },
    { label: texts.language, cell: (row, language) => texts[row.language][language] },
    { label: texts.topics, cell: (row, language) => row.topics.map((topic) => texts[topic][language]).join(', ') },
    { label: texts.source, cell: (row, language) => localizedEntry(sourceTexts, row.source, language) },
    { label: texts.asked, cell: (row) => row.createdAt },
    { label: texts.consent, cell: (row) => row.confirmedAt },
    { label: texts.stoppedAt, cell: (row) => row.stoppedAt },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
  ],
});

/** Returns who was unsubscribed now. */
export async function stopSubscribers(app: App, caller: Caller, ids: readonly number[], reason: string): Promise<number[]> {
  return transact(app, async (inside) => {
    const stopped = (ids.length === 0 ? [] : await store.markSubscribersStopped(inside.db, ids.slice(0, 500), app.now())).map(
      ({ id }) => id,
    );
    if (stopped.length === 0) throw new DomainError('subscriberNotExist');
    for (const id of stopped)
      await audit(inside, caller, {
        action: 'subscriber.stop',
        subject: ['subscriber', id],
        before: { stopped: false },
        after: { stopped: true, reason },
      });
    return stopped;
  });
}

/** Undoes staff unsubscribes only: an address that unsubscribed itself stays so. */
export async function undoStopSubscribers(app: App, caller: Caller, ids: readonly number[], at: Date): Promise<void> {
  await transact(app, async (inside) => {
    const back = ids.length === 0 ? [] : await store.clearSubscribersStop(inside.db, ids.slice(0, 500), at);
    if (back.length === 0) throw new DomainError('subscriberNotExist');
    for (const { id } of back)
      await audit(inside, caller, {
        action: 'subscriber.unstop',
        subject: ['subscriber', id],
        before: { stopped: true },
        after: { stopped: false },
      });
  });
}

export async function setSubscriberTopics(app: App, caller: Caller, id: number, topics: readonly Topic[]): Promise<readonly Topic[]> {
  return transact(app, async (inside) => {
    const before = await store.lockSubscriber(inside.db, id);
    if (!before) throw new DomainError('subscriberNotExist');
    await store.updateSubscriberTopics(inside.db, id, topics);
    await audit(inside, caller, {
      action: 'subscriber.topics',
      subject: ['subscriber', id],
      before: { topics: before.topics },
      after: { topics },
    });
    return before.topics;
  });
}
