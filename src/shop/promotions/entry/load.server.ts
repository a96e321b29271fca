import { confirmEntry, submitGiveawayEntry, withdrawEntry } from '#areas/promotions/services/giveaway-entries.server.ts';
import { answerPrize } from '#areas/promotions/services/giveaway-winners.server.ts';
import { fetchGiveawayPage } from '#areas/promotions/services/giveaways.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { formAction, load } from '#platform/load.server.ts';

type Intent = 'confirm' | 'withdraw' | 'answer';
const keys: readonly (readonly [string, Intent])[] = [
  ['confirm', 'confirm'],
  ['stop', 'withdraw'],
  ['token', 'answer'],
];

/** GET changes nothing: mail scanners open every link. */
export const loader = load(async ({ app, caller, url }) => {
  for (const [key, intent] of keys) {
    const token = url.searchParams.get(key);
    if (token !== null) return { intent, token: token.slice(0, 100), giveaway: null, friend: '' };
  }
  const slug = url.searchParams.get('to')?.slice(0, 60) ?? '';
  const giveaway = slug ? await fetchGiveawayPage(app, caller.language, slug) : null;
  return { intent: 'enter' as const, token: '', giveaway, friend: url.searchParams.get('friend')?.slice(0, 60) ?? '' };
});

export const action = formAction(async ({ app, caller, form }) => {
  const typed = readForm(form);
  const token = typed.text('token', 100);
  switch (typed.text('intent')) {
    case 'confirm':
      await confirmEntry(app, token);
      return { done: 'confirmed' as const };
    case 'withdraw':
      await withdrawEntry(app, token);
      return { done: 'withdrawn' as const };
    case 'accept':
      await answerPrize(app, token, 'accepted');
      return { done: 'accepted' as const };
    case 'decline':
      await answerPrize(app, token, 'declined');
      return { done: 'declined' as const };
    default:
      await submitGiveawayEntry(app, caller, {
        ...{ slug: typed.text('slug', 60), name: typed.text('name', 200), email: typed.text('email'), country: typed.text('country', 2) },
        ...{ isAdult: typed.text('adult') === 'yes', friend: typed.text('friend', 60) },
      });
      return { done: 'asked' as const };
  }
});
