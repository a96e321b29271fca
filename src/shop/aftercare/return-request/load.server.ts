import { data, redirect } from 'react-router';
import { parseReturnReason, parseReturnResolution } from '#areas/aftercare/rules/case-reasons.ts';
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
import { readFormText, readUploadedPhotos, rejectOversizedForm } from '#areas/custom/services/form.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load, type PageContext } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

const accessIn = (url: URL) => ({ number: normalizeOrderNumber(url.searchParams.get('number')), key: parseOrderKey(url) });

export const loader = load(async ({ app, caller, url }) => {
  const access = accessIn(url);
  if (access.number === '') return { order: null };
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

/** Invalid input counts as no choice. */
function readReturnRequest(form: FormData): ReturnRequest {
  const reason = parseReturnReason(readFormText(form, 'reason'));
  const resolution = parseReturnResolution(readFormText(form, 'wish'));
  if (!reason) throw new DomainError('lackParameter', { field: 'reason' });
  if (!resolution) throw new DomainError('lackParameter', { field: 'wish' });
  const pieces = [...form].flatMap(([name, value]) => {
    const lineId = Number(/^pieces_(\d{1,9})$/.exec(name)?.[1] ?? 0);
    const quantity = Number(value);
    if (!lineId || !Number.isInteger(quantity) || quantity < 1) return [];
    const chosen = Number(readFormText(form, `exchange_${lineId}`));
    return [{ lineId, quantity, exchangeSkuId: Number.isInteger(chosen) && chosen > 0 ? chosen : null }];
  });
  return { reason, resolution, lines: pieces };
}

/** Calculates or sends; nothing is sent whose amount the shopper has not seen. */
export const action = formAction(async (visit) => {
  rejectOversizedForm(visit.request);
  const typed = typedIn(visit.form);
  try {
    return await answered(visit, typed);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return data({ problem: domainErrorText(error, visit.caller.language), typed }, { status: domainErrors[error.why].status });
  }
});

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 2000)]] : [])));

async function answered({ app, caller, url, form }: PageContext & { form: FormData }, typed: Record<string, string>) {
  const access = accessIn(url);
  const returnRequest = readReturnRequest(form);
  const found = await fetchReturnable(app, caller, access);
  const quote = presentQuote(await quoteReturn(app, caller, found, returnRequest));
  const seen = readFormText(form, 'seen');
  if (form.get('intent') !== 'send' || seen !== String(quote.backCents)) return { quote, typed };
  const uploadIds = await readUploadedPhotos(app, caller, form);
  const { number } = await openCase(app, caller, access, {
    ...returnRequest,
    message: readFormText(form, 'message'),
    uploadIds,
    seenBackCents: quote.backCents,
  });
  const to = `${hrefOf('service-case')}?${new URLSearchParams({ number, ...(access.key === null ? {} : { key: access.key }), new: '1' })}`;
  return redirect(forVariant(to, variantOf(url.pathname)));
}

const presentQuote = ({ valueCents, setCents, feeCents, backCents, exchange, hasPriceCredit }: ReturnQuote) => ({
  valueCents,
  setCents,
  feeCents,
  backCents,
  exchange,
  hasPriceCredit,
});
export type ReturnQuoteData = ReturnType<typeof presentQuote>;
