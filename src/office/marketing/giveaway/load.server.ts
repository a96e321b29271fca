import { redirect } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { isComing } from '#areas/promotions/rules/giveaway.ts';
import { closeGiveaway, drawGiveaway } from '#areas/promotions/services/giveaway-draw.server.ts';
import * as winners from '#areas/promotions/services/giveaway-winners.server.ts';
import * as desk from '#areas/promotions/services/manage-giveaways.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const id = numberFrom(url.searchParams.get('id')) ?? 0;
  const soon = { starts: momentField(app.now()), ends: momentField(later(app.now(), 14 * dayMs)) };
  if (id === 0) return { giveaway: null, soon, counts: null, list: null, winners: [] };
  const found = await desk.fetchOfficeGiveaway(app, id);
  if (!found) throw new DomainError('giveawayNotExist');
  const { giveaway, counts, list } = found;
  const { sealedSeed: _, ...plan } = giveaway;
  return {
    soon,
    counts,
    giveaway: {
      ...plan,
      name: localizedColumn(giveaway, 'title', language),
      begins: isComing(giveaway, app.now()) ? dayIn(giveaway.startsAt, language) : null,
      countries: giveaway.countries.join(', '),
      startsAt: momentField(giveaway.startsAt),
      endsAt: momentField(giveaway.endsAt),
      page: hrefOf('giveaway', { slug: giveaway.slug }),
      check: hrefOf('giveaway-draw', { slug: giveaway.slug }),
    },
    list: list && { root: list.entriesRoot, count: list.entryCount, seed: list.seed },
    winners: found.winners.map(({ winner, name, email, country }) => ({
      ...{ id: winner.id, place: winner.place, state: winner.state, note: winner.note, name, email, country },
      answerBy: winner.answerBy && whenIn(winner.answerBy, language, app.now()),
      mayReplace: winner.state === 'contacted' && winner.answerBy !== null && winner.answerBy <= app.now(),
    })),
  };
});
export type GiveawayData = Awaited<ReturnType<typeof loader>>;

const decisions = ['accepted', 'declined', 'replaced', 'sent'] as const;

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(giveawayOfficeTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const decision = decisions.find((one) => one === typed.text('intent'));
  if (decision) {
    await winners.decideWinner(app, caller, typed.id('winner'), decision, typed.text('note'));
    return { done: say('doneDecided') };
  }
  if (typed.text('intent') !== 'save') return step(app, caller, id, typed.text('intent'));
  const [startsAt, endsAt] = [typed.momentOrNone('startsAt'), typed.momentOrNone('endsAt')];
  if (!startsAt || !endsAt) throw new DomainError('badValue', { field: startsAt ? 'endsAt' : 'startsAt' });
  const saved = await desk.saveGiveaway(app, caller, id || null, {
    ...{ slug: typed.text('slug', 60), titleEn: typed.text('titleEn', 120), titleZh: typed.text('titleZh', 120) },
    ...{ prizeEn: typed.text('prizeEn'), prizeZh: typed.text('prizeZh'), pictureUrl: typed.text('pictureUrl') },
    ...{ rulesEn: typed.text('rulesEn', 4000).replaceAll('\r', ''), rulesZh: typed.text('rulesZh', 4000).replaceAll('\r', '') },
    ...{ winnerCount: typed.wholeOrNone('winnerCount') ?? 0, reserveCount: typed.wholeOrNone('reserveCount') ?? 0 },
    countries: [
      ...new Set(
        typed
          .text('countries', 1200)
          .toUpperCase()
          .split(/[\s,，、]+/),
      ),
    ].filter(Boolean),
    ...{ timeZone: typed.text('timeZone', 60), givesShareEntry: typed.text('givesShareEntry') === 'yes', startsAt, endsAt },
  });
  if (id === 0) throw redirect(`${hrefOf('office-giveaway')}?id=${saved}`);
  return { done: say('doneSaved') };
});

async function step(app: App, caller: Caller, id: number, intent: string) {
  const say = translator(giveawayOfficeTexts, caller.language);
  switch (intent) {
    case 'open':
      await desk.openGiveaway(app, caller, id);
      return { done: say('doneOpened') };
    case 'close':
      await closeGiveaway(app, caller, id);
      return { done: say('doneClosed') };
    case 'draw':
      await drawGiveaway(app, caller, id);
      return { done: say('doneDrawn') };
    case 'contact':
      return { done: say('doneContacted', { count: await winners.contactWinners(app, caller, id) }) };
    case 'publish':
      await winners.publishWinners(app, caller, id);
      return { done: say('donePublished') };
    default:
      if ((await desk.cancelGiveaway(app, caller, id)) === 'deleted') throw redirect(hrefOf('office-giveaways'));
      return { done: say('doneCancelled') };
  }
}
