import { redirect } from 'react-router';
import { maxSentenceLength, pricePage } from '#areas/builder/services/price-page.server.ts';
import { issueEstimate } from '#areas/custom/services/estimates.server.ts';
import { builderStepsOf, type Configuration, configurationIn, textOf } from '#areas/pricing/rules/configuration.ts';
import { parseSentenceText, withDefaultAnswers } from '#areas/pricing/rules/sentence/parse-sentence.ts';
import { formAction, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller, url }) => ({ page: await pricePage(app, caller, url.searchParams) }));

const maxQuantity = 999;

/**
 * Prices a sentence or form and redirects to the estimate, so that going back repeats nothing. Without a price it redirects to the form
 * with what was understood.
 */
export const action = formAction(async ({ app, caller, form, url }) => {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, maxSentenceLength);
  const here = forVariant(hrefOf('ai-pricing'), variantOf(url.pathname));
  const by = text('by');
  const sentence = text('q').trim();
  const parsed = sentence === '' ? null : withDefaultAnswers(parseSentenceText(sentence));
  const configuration = parsed ? parsed.configuration : configurationIn(answersIn(form));
  const quantity = parsed ? parsed.quantity : Math.min(maxQuantity, Math.max(1, Math.floor(Number(text('quantity')) || 1)));
  const back = (): Response => {
    const query = new URLSearchParams(sentence ? { q: sentence } : configuration ? textOf(configuration) : {});
    if (!sentence) query.set('asked', '1');
    if (!sentence && quantity > 1) query.set('quantity', String(quantity));
    if (by) query.set('by', by);
    return redirect(`${here}?${query}`);
  };
  if (!configuration || isOpen(configuration) || (parsed && parsed.unclear.length > 0)) throw back();
  const { number } = await issueEstimate(app, caller, { configuration, quantity, sentence });
  if (number === null) throw back();
  throw redirect(`${here}?${new URLSearchParams({ estimate: number, ...(by && { by }) })}`);
});

const isOpen = (configuration: Configuration): boolean =>
  builderStepsOf(configuration.kind).some((step) => configuration[step] === undefined);

const answersIn = (form: FormData): Record<string, unknown> => ({
  ...Object.fromEntries([...form].filter(([, value]) => typeof value === 'string' && value !== '')),
  extras: form.getAll('extras').filter((value) => typeof value === 'string'),
});
