import { z } from 'zod';
import { email, joinedIds, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { subscriberList, topics } from '#areas/content/rules/subscriber-list.ts';
import { subscribe } from '#areas/content/services/newsletter.server.ts';
import {
  officeSubscribers,
  setSubscriberTopics,
  stopSubscribers,
  subscriberCounts,
  undoStopSubscribers,
} from '#areas/content/services/subscribers.server.ts';
import { subscriberTexts } from '#areas/content/subscriber-texts.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts] = await Promise.all([
    loadListPage({ app, caller, url }, subscriberList, async (chosen, page) => {
      const { items, total } = await officeSubscribers(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{
            id: row.id,
            email: row.email,
            language: row.language,
            topics: row.topics,
            source: row.source,
            state: row.state,
            isMember: row.userId !== null,
          },
          first: dayIn(row.createdAt, language),
          consent: row.confirmedAt && whenIn(row.confirmedAt, language, app.now()),
          consentYear: row.confirmedAt && dayIn(row.confirmedAt, language),
          stopped: row.stoppedAt && dayIn(row.stoppedAt, language),
        })),
      };
    }),
    subscriberCounts(app),
  ]);
  return { list, counts };
});
export type ListedSubscriber = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

const say = ({ language }: Caller) => translator(subscriberTexts, language);
const stopped = z.object({ ids: joinedIds, at: z.iso.datetime().transform((at) => new Date(at)) });
/** The ticked topics, or those an undo names. */
const topicsForm = z.object({ id: rowId, topic: z.array(z.enum(topics)), topics: z.string().optional() });

export const action = actions({
  async invite({ app, caller, form }) {
    const sent = readForm(form, z.object({ email }));
    await subscribe(app, caller, sent.email, 'office');
    return { done: say(caller)('invited', sent) };
  },
  async topics({ app, caller, form }) {
    const { id, topic: ticked, topics: back } = readForm(form, topicsForm);
    const chosen = back === undefined ? ticked : topics.filter((topic) => back.split(',').includes(topic));
    const before = await setSubscriberTopics(app, caller, id, chosen);
    return { done: say(caller)('doneTopics'), undo: { intent: 'topics', id: String(id), topics: before.join() || 'none' } };
  },
  async stop({ app, caller, form }) {
    const at = app.now();
    const { ids } = readForm(form, z.object({ ids: z.array(rowId) }));
    const ended = await stopSubscribers({ ...app, now: () => at }, caller, ids, 'office');
    return {
      done: say(caller)('doneStopped', { count: ended.length }),
      undo: { intent: 'unstop', ids: ended.join(), at: at.toISOString() },
    };
  },
  async unstop({ app, caller, form }) {
    const { ids, at } = readForm(form, stopped);
    await undoStopSubscribers(app, caller, ids, at);
    return { done: say(caller)('doneUnstopped') };
  },
});
