import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { addInquiry } from './service.server.ts';

export const inquiryHandlers = [on(calls.addInquiry, (input, app, caller) => addInquiry(app, caller, input))];
