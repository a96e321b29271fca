import { reasonsFor } from '#areas/stock/rules/reasons.ts';
import { load } from '#platform/load.server.ts';
import { answerForm, bookingActions, newKey } from '../booking/booking-result.server.ts';

export const loader = load(async () => ({ key: newKey(), reasons: reasonsFor.out }));
export const action = bookingActions((visit, isBooked) => answerForm(visit, 'out', isBooked));
