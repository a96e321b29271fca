import { on } from '#api/handle.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { workOnRequest } from '../services/work-on-request.server.ts';

/** Handled in checkout because this area knows invoices: work on a request starts with its deposit. */
export const customRequestHandlers = [
  on(officeUpdateRequest, async (changes, app, caller) => {
    await workOnRequest(app, caller, changes);
    return {};
  }),
];
