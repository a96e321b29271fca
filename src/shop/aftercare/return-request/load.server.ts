import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { maxCaseMessageLength } from '#areas/aftercare/rules/case-limits.ts';
import { returnReasons, returnResolutions } from '#areas/aftercare/rules/case-reasons.ts';
import { distinctSuffixes } from '#areas/aftercare/rules/distinct-suffix.ts';
import { returnUntil } from '#areas/aftercare/rules/returns.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import {
  exchangeChoices,
  fetchReturnable,
  quoteReturn,
  type Returnable,
  type ReturnQuote,
  type ReturnRequest,
  requireInTime,
} from '#areas/aftercare/services/return-quote.server.ts';
import { parseOrderKey } from '#areas/checkout/services/order-access.server.ts';
import { photoFields, rejectOversizedForm, uploadPhotos } from '#areas/custom/services/form.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type ActionContext, actions, load, loginRedirect, typedTexts } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

const accessIn = (url: URL) => ({ number: normalizeOrderNumber(url.searchParams.get('number')), key: parseOrderKey(url) });

export const loader = load(async ({ app, caller, url }) => {
  const access = accessIn(url);
  if (access.number === '') return { order: null };
  if (access.key === null && caller.shopperId === null) throw loginRedirect(url);
  const found = await fetchReturnable(app, caller, access);
  const { order, terms } = found;
  let problem: string | null = null;
  try {
    requireInTime(found, app.now(), caller.language);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    problem = domainErrorText(error, caller.language);
  }
  const choices = problem === null ? await exchangeChoices(app, found) : [];
  return {
    order: {
      number: order.number,
      problem,
      isGuest: order.userId === null,
      until: order.deliveredAt ? formatDay(caller.language, returnUntil(order.deliveredAt, terms)) : '',
      terms: { cashFee: terms.cashFeeBp / 100, creditFee: terms.creditFeeBp / 100 },
      // Units refunded before shipping never arrived.
      lines: found.lines.filter((line) => shippedQuantity(line) > 0).map((line) => presentLine(line, choices, caller.language)),
    },
  };
});
export type ReturnOrder = NonNullable<Awaited<ReturnType<typeof loader>>['order']>;

type Choices = Awaited<ReturnType<typeof exchangeChoices>>;

const presentLine = (line: Returnable['lines'][number], choices: Choices, language: Language) => ({
  id: line.id,
  name: localizedColumn(line, 'name', language),
  image: line.image,
  quantity: shippedQuantity(line),
  free: line.freeQuantity,
  open: line.openQuantity,
  priceCents: line.priceCents,
  isOfSet: line.setNumber !== null,
  why: line.why,
  choices: choicesFor(
    choices.filter(({ spuId, skuId }) => spuId === line.spuId && skuId !== line.skuId),
    language,
  ),
});

/** Phones show only the beginning of an option, so it starts with what differs. */
function choicesFor(choices: Choices, language: Language) {
  const names = distinctSuffixes(choices.map((one) => localizedColumn(one, 'name', language)));
  return choices.map(({ skuId, priceCents }, index) => ({ skuId, priceCents, name: names[index] ?? '' }));
}

/** What is chosen at each line; anything that cannot be counts as no choice. */
const atLine = <S extends z.ZodType>(choice: S) => z.record(z.string().regex(/^\d{1,9}$/), choice);

const returnForm = z.object({
  reason: z.enum(returnReasons),
  wish: z.enum(returnResolutions),
  pieces: atLine(z.number().int().min(1).catch(0)),
  exchange: atLine(rowId.nullable().catch(null)),
});
const completeForm = returnForm.extend({
  seen: z.number().int().nullable().default(null),
  message: optionalText(maxCaseMessageLength),
  ...photoFields.shape,
});

const returnRequestOf = ({ reason, wish, pieces, exchange }: z.output<typeof returnForm>): ReturnRequest => ({
  reason,
  resolution: wish,
  lines: Object.entries(pieces).flatMap(([lineId, quantity]) =>
    quantity < 1 ? [] : [{ lineId: Number(lineId), quantity, exchangeSkuId: exchange[lineId] ?? null }],
  ),
});

/** Calculates or sends; nothing is sent whose amount the shopper has not seen. */
export const action = actions({
  async look(sent) {
    return answerWithQuote(sent, await quoteFor(sent, returnRequestOf(readForm(sent.form, returnForm))));
  },
  async send(sent) {
    const { app, caller, url, form, request } = sent;
    rejectOversizedForm(request);
    const { seen, message, photos, upload_ids, ...chosen } = readForm(form, completeForm);
    const returnRequest = returnRequestOf(chosen);
    const quote = await quoteFor(sent, returnRequest);
    if (seen !== quote.backCents) return answerWithQuote(sent, quote);
    const access = accessIn(url);
    const uploadIds = await uploadPhotos(app, caller, { photos, upload_ids });
    const { number } = await openCase(app, caller, access, { ...returnRequest, message, uploadIds, seenBackCents: quote.backCents });
    const to = `${hrefOf('service-case')}?${new URLSearchParams({ number, ...(access.key === null ? {} : { key: access.key }), new: '1' })}`;
    return redirect(forVariant(to, variantOf(url.pathname)));
  },
});

async function quoteFor({ app, caller, url }: ActionContext, returnRequest: ReturnRequest): Promise<ReturnQuoteData> {
  const found = await fetchReturnable(app, caller, accessIn(url));
  return presentQuote(await quoteReturn(app, caller, found, returnRequest));
}

/** Without script the page is made anew, with what was chosen. */
const answerWithQuote = ({ form }: ActionContext, quote: ReturnQuoteData) => ({ quote, typed: typedTexts(form) });

const presentQuote = ({ valueCents, setCents, feeCents, backCents, exchange, hasPriceCredit }: ReturnQuote) => ({
  valueCents,
  setCents,
  feeCents,
  backCents,
  exchange,
  hasPriceCredit,
});
export type ReturnQuoteData = ReturnType<typeof presentQuote>;
