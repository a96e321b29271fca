import { on } from '#api/handle.server.ts';
import { officeUpdateRequest } from '#areas/custom/calls/office.ts';
import { workOnRequest } from '../services/work-on-request.server.ts';

/** Answered here, where bills are known: work on a request begins with its deposit. */
export const customRequestHandlers = [
  on(officeUpdateRequest, async (acts, app, caller) => {
    await workOnRequest(app, caller, acts);
    return {};
  }),
];
