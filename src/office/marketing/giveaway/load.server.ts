import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { addGiveaway } from '#areas/promotions/calls/giveaways.ts';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { isComing } from '#areas/promotions/rules/giveaway.ts';
import { closeGiveaway, drawGiveaway } from '#areas/promotions/services/giveaway-draw.server.ts';
import * as winners from '#areas/promotions/services/giveaway-winners.server.ts';
import * as desk from '#areas/promotions/services/manage-giveaways.server.ts';
import { giveawayFactsOf } from '#areas/promotions/services/promotion-wire.server.ts';
import { dayIn, momentField, whenIn } from '#areas/staff/services/when.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
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

const one = z.object({ id: rowId });
/** Countries in one field, with spaces or commas of either script between them. */
const countries = z
  .string()
  .max(1200)
  .toUpperCase()
  .transform((text) => [...new Set(text.split(/[\s,，、]+/).filter(Boolean))])
  .pipe(addGiveaway.input.shape.countries);
const plan = addGiveaway.input.extend({ id: rowId.nullable().default(null), countries });
const winnerInput = z.object({ winner: rowId, note: optionalText(300) });

const decide =
  (decision: winners.WinnerDecision) =>
  async ({ app, caller, form }: ActionContext) => {
    const { winner, note } = readForm(form, winnerInput);
    await winners.decideWinner(app, caller, winner, decision, note);
    return { done: say(caller)('doneDecided') };
  };

const step =
  (work: (app: App, caller: Caller, id: number) => Promise<unknown>, done: 'doneOpened' | 'doneClosed' | 'doneDrawn' | 'donePublished') =>
  async ({ app, caller, form }: ActionContext) => {
    await work(app, caller, readForm(form, one).id);
    return { done: say(caller)(done) };
  };

export const action = actions(
  {
    async save({ app, caller, form }) {
      const { id, ...sent } = readForm(form, plan);
      const saved = await desk.saveGiveaway(app, caller, id, giveawayFactsOf(sent));
      if (id === null) throw redirect(`${hrefOf('office-giveaway')}?id=${saved}`);
      return { done: say(caller)('doneSaved') };
    },
    open: step(desk.openGiveaway, 'doneOpened'),
    close: step(closeGiveaway, 'doneClosed'),
    draw: step(drawGiveaway, 'doneDrawn'),
    publish: step(winners.publishWinners, 'donePublished'),
    async contact({ app, caller, form }) {
      return { done: say(caller)('doneContacted', { count: await winners.contactWinners(app, caller, readForm(form, one).id) }) };
    },
    async cancel({ app, caller, form }) {
      if ((await desk.cancelGiveaway(app, caller, readForm(form, one).id)) === 'deleted') throw redirect(hrefOf('office-giveaways'));
      return { done: say(caller)('doneCancelled') };
    },
    accepted: decide('accepted'),
    declined: decide('declined'),
    replaced: decide('replaced'),
    sent: decide('sent'),
  },
  {
    labels: {
      slug: giveawayOfficeTexts.slug,
      title_en: giveawayOfficeTexts.titleEn,
      title_zh: giveawayOfficeTexts.titleZh,
      prize_en: giveawayOfficeTexts.prizeEn,
      prize_zh: giveawayOfficeTexts.prizeZh,
      rules_en: giveawayOfficeTexts.rulesEn,
      rules_zh: giveawayOfficeTexts.rulesZh,
      picture_url: giveawayOfficeTexts.pictureUrl,
      winner_count: giveawayOfficeTexts.winnerCount,
      reserve_count: giveawayOfficeTexts.reserveCount,
      countries: giveawayOfficeTexts.countries,
      time_zone: giveawayOfficeTexts.timeZone,
      starts_at: giveawayOfficeTexts.starts,
      ends_at: giveawayOfficeTexts.ends,
    },
  },
);

const say = ({ language }: Caller) => translator(giveawayOfficeTexts, language);
