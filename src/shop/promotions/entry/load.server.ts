import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { enterGiveaway } from '#areas/promotions/calls/giveaways.ts';
import { confirmEntry, submitGiveawayEntry, withdrawEntry } from '#areas/promotions/services/giveaway-entries.server.ts';
import { answerPrize } from '#areas/promotions/services/giveaway-winners.server.ts';
import { fetchGiveawayPage } from '#areas/promotions/services/giveaways.server.ts';
import { actions, load } from '#platform/load.server.ts';

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

const link = z.object({ token: optionalText(100) });

export const action = actions({
  async enter({ app, caller, form }) {
    const { is_adult: isAdult, ...entry } = readForm(form, enterGiveaway.input);
    await submitGiveawayEntry(app, caller, { ...entry, isAdult });
    return { done: 'asked' as const };
  },
  async confirm({ app, form }) {
    await confirmEntry(app, readForm(form, link).token);
    return { done: 'confirmed' as const };
  },
  async withdraw({ app, form }) {
    await withdrawEntry(app, readForm(form, link).token);
    return { done: 'withdrawn' as const };
  },
  async accept({ app, form }) {
    await answerPrize(app, readForm(form, link).token, 'accepted');
    return { done: 'accepted' as const };
  },
  async decline({ app, form }) {
    await answerPrize(app, readForm(form, link).token, 'declined');
    return { done: 'declined' as const };
  },
});
