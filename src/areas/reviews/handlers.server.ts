import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { reviewsOnWire } from './services/of-goods.server.ts';
import { addReview } from './services/writing.server.ts';

export const reviewHandlers = [
  on(calls.getReviews, (input, app) => reviewsOnWire(app, input)),
  on(calls.addReview, (input, app, caller) => addReview(app, caller, input)),
];
