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
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';

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

export const action = act(async ({ app, caller, form }) => {
  const say = translator(subscriberTexts, caller.language);
  const typed = readForm(form);
  switch (typed.text('intent')) {
    case 'invite': {
      const email = typed.text('email', 254);
      await subscribe(app, caller, email, 'office');
      return { done: say('invited', { email }) };
    }
    case 'topics': {
      const id = typed.id('id');
      const wanted = typed.text('topics') === '' ? form.getAll('topic').map(String) : typed.text('topics').split(',');
      const before = await setSubscriberTopics(
        app,
        caller,
        id,
        topics.filter((topic) => wanted.includes(topic)),
      );
      return { done: say('doneTopics'), undo: { intent: 'topics', id: String(id), topics: before.join() || 'none' } };
    }
    case 'unstop':
      await undoStopSubscribers(
        app,
        caller,
        typed.text('ids', 4000).split(',').map(Number).filter(Number.isSafeInteger),
        new Date(typed.text('at')),
      );
      return { done: say('doneUnstopped') };
    default: {
      const at = app.now();
      const stopped = await stopSubscribers({ ...app, now: () => at }, caller, typed.ids('ids'), 'office');
      return { done: say('doneStopped', { count: stopped.length }), undo: { intent: 'unstop', ids: stopped.join(), at: at.toISOString() } };
    }
  }
});
