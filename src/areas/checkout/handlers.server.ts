import { on } from '#api/handle.server.ts';
import { numberIn } from '#areas/orders/rules/query.ts';
import { isStatus } from '#areas/orders/rules/status.ts';
import * as calls from './calls.ts';
import { wireOrder, wireOrders } from './services/own-orders.server.ts';

export const checkoutHandlers = [
  on(calls.getOrders, ({ status, number, page, page_size }, app, caller) =>
    wireOrders(app, caller, {
      statuses: status !== undefined && isStatus(status) ? [status] : null,
      number: numberIn(number),
      page,
      pageSize: page_size,
    }),
  ),
  on(calls.getOrder, ({ number }, app, caller) => wireOrder(app, caller, numberIn(number))),
];
