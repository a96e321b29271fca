import { on } from '#api/handle.server.ts';
import * as conversationCalls from './calls/conversation.ts';
import { officeDeleteInquiry, officeInquiries, officeUpdateInquiry } from './calls/office.ts';
import * as calls from './calls.ts';
import { deleteOwnInquiry, replyToInquiry } from './services/conversation.server.ts';
import { changeInquiry, removeInquiry } from './services/office.server.ts';
import { submitInquiry } from './services/submit-inquiry.server.ts';
import { queryOffice, queryOwn } from './services/wire.server.ts';

export const inquiryHandlers = [
  on(calls.addInquiry, ({ fax_number, ...asked }, app, caller) => submitInquiry(app, caller, { ...asked, trap: fax_number })),
  on(conversationCalls.getInquiries, (query, app, caller) => queryOwn(app, caller, query)),
  on(conversationCalls.replyInquiry, async (reply, app, caller) => {
    await replyToInquiry(app, caller, reply);
    return {};
  }),
  on(conversationCalls.deleteInquiry, async ({ id }, app, caller) => {
    await deleteOwnInquiry(app, caller, id);
    return {};
  }),
  on(officeInquiries, (query, app, caller) => queryOffice(app, caller, query)),
  on(calls.officeAddInquiry, async ({ language, ...asked }, app, caller) => {
    const { id, number } = await submitInquiry(app, { ...caller, language }, asked);
    return { id, number };
  }),
  on(officeDeleteInquiry, async ({ id }, app, caller) => {
    await removeInquiry(app, caller, id);
    return {};
  }),
  on(officeUpdateInquiry, async ({ id, status, handler_id, answer, note, upload_ids }, app, caller) => {
    await changeInquiry(app, caller, { id, status, handlerId: handler_id, answer, note, uploadIds: upload_ids });
    return {};
  }),
];
