import { reasonsFor } from '#areas/stock/rules/reasons.ts';
import { formAction, load } from '#platform/load.server.ts';
import { answerForm, newKey } from '../booking/booking-result.server.ts';

export const loader = load(async () => ({ key: newKey(), reasons: reasonsFor.out }));
export const action = formAction(async ({ app, caller, form }) => answerForm(app, caller, 'out', form));
