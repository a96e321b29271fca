import { on } from '#api/handle.server.ts';
import * as keywordCalls from '../calls/keywords.ts';
import * as subscriberCalls from '../calls/subscribers.ts';
import { keywordFactsOf } from '../services/keyword-wire.server.ts';
import { listKeywords, removeKeyword, saveKeyword } from '../services/keywords.server.ts';
import { subscribe } from '../services/newsletter.server.ts';
import { listSubscribers, setSubscriberTopics, stopSubscribers } from '../services/subscribers.server.ts';

export const contentOfficeHandlers = [
  on(subscriberCalls.getSubscribers, async ({ state, topic, email, page, page_size }, app) => {
    const { items, total } = await listSubscribers(app, {
      ...{ state, topic, searchText: email || undefined, sort: { by: 'at', down: true }, limit: page_size, offset: (page - 1) * page_size },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, email: row.email, language: row.language, topics: row.topics, source: row.source, state: row.state },
        create_time: row.createdAt.toISOString(),
        confirmed_at: row.confirmedAt?.toISOString() ?? null,
        stopped_at: row.stoppedAt?.toISOString() ?? null,
      })),
    };
  }),
  on(subscriberCalls.addSubscriber, async ({ email }, app, caller) => {
    await subscribe(app, caller, email, 'office');
    return {};
  }),
  on(subscriberCalls.updateSubscriber, async ({ id, topics }, app, caller) => {
    await setSubscriberTopics(app, caller, id, [...new Set(topics)]);
    return {};
  }),
  on(subscriberCalls.deleteSubscriber, async ({ id, reason }, app, caller) => {
    await stopSubscribers(app, caller, [id], reason);
    return {};
  }),
  on(keywordCalls.getKeywords, async ({ language, keyword, fights, page, page_size }, app) => {
    const { items, total } = await listKeywords(app, {
      ...{
        language,
        searchText: keyword || undefined,
        fights,
        sort: { by: 'volume', down: true },
        limit: page_size,
        offset: (page - 1) * page_size,
      },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{
          id: row.id,
          keyword: row.keyword,
          language: row.language,
          target: row.targetKind,
          target_path: row.targetPath,
          priority: row.priority,
        },
        ...{ monthly_volume: row.monthlyVolume, note: row.note, rivals: row.rivals, searched: row.searched, found: row.found },
        position: row.positionTenths === null ? null : row.positionTenths / 10,
      })),
    };
  }),
  on(keywordCalls.addKeyword, async (input, app, caller) => ({ id: await saveKeyword(app, caller, null, keywordFactsOf(input)) })),
  on(keywordCalls.updateKeyword, async ({ id, ...input }, app, caller) => {
    await saveKeyword(app, caller, id, keywordFactsOf(input));
    return {};
  }),
  on(keywordCalls.deleteKeyword, async ({ id }, app, caller) => {
    await removeKeyword(app, caller, id);
    return {};
  }),
];
