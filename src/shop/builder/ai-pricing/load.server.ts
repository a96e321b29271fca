import { redirect } from 'react-router';
import { day } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { pricePage } from '#areas/builder/services/price-page.server.ts';
import { giveEstimate } from '#areas/custom/calls/estimates.ts';
import { issueEstimate } from '#areas/custom/services/estimates.server.ts';
import { builderStepsOf, type Configuration, configurationIn, textOf } from '#areas/pricing/rules/configuration.ts';
import { parseSentenceText, withDefaultAnswers } from '#areas/pricing/rules/sentence/parse-sentence.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { priceTexts } from './texts.ts';

export const loader = load(async ({ app, caller, url }) => ({ page: await pricePage(app, caller, url.searchParams) }));

const sentenceForm = giveEstimate.input.pick({ sentence: true });
const choicesForm = giveEstimate.input.pick({ configuration: true, quantity: true }).extend({ by: day.nullable().default(null) });

/**
 * Prices a sentence or choices and redirects to the estimate, so that going back repeats nothing. Without a price it redirects to the
 * form with what was understood.
 */
export const action = actions(
  {
    async sentence(visit) {
      const { sentence } = readForm(visit.form, sentenceForm);
      const { configuration, quantity, unclear } = withDefaultAnswers(parseSentenceText(sentence));
      const number = unclear.length > 0 ? null : await estimateNumber(visit, { configuration, quantity, sentence });
      throw redirectToPage(visit, number === null ? { q: sentence } : { estimate: number });
    },
    async choices(visit) {
      const { configuration: sent, quantity, by } = readForm(visit.form, choicesForm);
      const configuration = configurationIn(sent);
      const number = await estimateNumber(visit, { configuration, quantity, sentence: '' });
      const needed = by === null ? undefined : { by };
      if (number !== null) throw redirectToPage(visit, { estimate: number, ...needed });
      const chosen = configuration && Object.fromEntries(new URLSearchParams(textOf(configuration)));
      throw redirectToPage(visit, { ...chosen, asked: '1', ...(quantity > 1 && { quantity: String(quantity) }), ...needed });
    },
  },
  { labels: priceTexts },
);

type PriceRequest = { readonly configuration: Configuration | null; readonly quantity: number; readonly sentence: string };

async function estimateNumber({ app, caller }: ActionContext, { configuration, ...request }: PriceRequest): Promise<string | null> {
  if (!configuration || isOpen(configuration)) return null;
  return (await issueEstimate(app, caller, { configuration, ...request })).number;
}

const isOpen = (configuration: Configuration): boolean =>
  builderStepsOf(configuration.kind).some((step) => configuration[step] === undefined);

const redirectToPage = ({ url }: ActionContext, query: Readonly<Record<string, string>>): Response =>
  redirect(`${forVariant(hrefOf('ai-pricing'), variantOf(url.pathname))}?${new URLSearchParams(query)}`);
