import { on } from '#api/handle.server.ts';
import { configurationIn } from '#areas/pricing/rules/configuration.ts';
import { DomainError } from '#kernel/errors.ts';
import { centsOfDollars } from '#kernel/money.ts';
import * as calls from '../calls/estimates.ts';
import { issueEstimate } from '../services/estimates.server.ts';
import { listOfficeEstimates, noteFinal, wireOfficeEstimate } from '../services/office-estimates.server.ts';
import { wireEstimate } from '../services/wire.server.ts';

export const estimateHandlers = [
  on(calls.giveEstimate, async ({ configuration, quantity, sentence }, app, caller) => {
    const parsed = configurationIn(configuration);
    if (!parsed) throw new DomainError('badValue', { field: 'configuration' });
    return wireEstimate(await issueEstimate(app, caller, { configuration: parsed, quantity, sentence }), quantity, caller.language);
  }),
  on(calls.officeEstimates, async ({ heap, number, page, page_size }, app) => {
    const { rows, total } = await listOfficeEstimates(app, { heap, number, page, pageSize: page_size });
    return { items: rows.map(wireOfficeEstimate), total, page, page_size };
  }),
  on(calls.updateEstimate, async ({ id, final_unit_price, note }, app) => {
    await noteFinal(app, id, typeof final_unit_price === 'number' ? centsOfDollars(final_unit_price) : final_unit_price, note);
    return {};
  }),
];
