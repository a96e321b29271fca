import { z } from 'zod';
import { dollarsToCents, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { estimateHeaps, listOfficeEstimates, noteFinal } from '#areas/custom/services/office-estimates.server.ts';
import { configurationIn, textOf } from '#areas/pricing/rules/configuration.ts';
import { momentIn } from '#areas/staff/services/when.server.ts';
import { formAction, load } from '#platform/load.server.ts';

const pageSize = 40;

export const loader = load(async ({ app, caller, url }) => {
  const requestedHeap = url.searchParams.get('heap');
  const heap = estimateHeaps.find((one) => one === requestedHeap) ?? 'all';
  const requestedPage = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isSafeInteger(requestedPage) && requestedPage >= 1 && requestedPage <= 10_000 ? requestedPage : 1;
  const [{ rows, figures, total }, say] = await Promise.all([
    listOfficeEstimates(app, { heap, page, pageSize }),
    valueTranslator(app, caller.language),
  ]);
  return {
    heap,
    page,
    pageSize,
    total,
    figures,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      version: row.version,
      piece: describeConfiguration(row.configuration, say) || row.sentence,
      asked: row.sentence,
      link: linkIn(row.configuration),
      quantity: row.quantity,
      isForPerson: row.needsPerson,
      isSku: row.why[0]?.key === 'sku',
      unitCents: row.unitPriceCents,
      finalCents: row.finalUnitPriceCents,
      when: momentIn(row.createdAt, caller.language),
      dateTime: row.createdAt.toISOString(),
    })),
  };
});
export type EstimatesPageData = Awaited<ReturnType<typeof loader>>;

/** The chosen values as text; a length already in inches is not repeated as a number. */
const describeConfiguration = (configuration: Readonly<Record<string, unknown>>, say: (key: string, value: string) => string): string =>
  Object.entries(configuration)
    .filter(([key]) => key !== 'length' || !('Length' in configuration))
    .flatMap(([key, values]) =>
      [values].flat().flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [say(key, String(value))] : [])),
    )
    .filter(Boolean)
    .join(' · ');

/** The same item requested today; older estimates may contain unknown options. */
const linkIn = (configuration: Readonly<Record<string, unknown>>): string => {
  const parsed = configurationIn(configuration);
  return parsed ? textOf(parsed) : '';
};

const finalPrice = z.object({ id: rowId, final: dollarsToCents().nullable() });

export const action = formAction(async ({ app, form }) => {
  const { id, final } = readForm(form, finalPrice);
  await noteFinal(app, id, final);
  return { problem: null };
});
