import { on } from '#api/handle.server.ts';
import { receiverAdd, receiverDelete, receiversQuery, receiverUpdate } from '../calls/receivers.ts';
import { addressFromCall, emptyAddressDraft, wireReceiver } from '../services/receiver-wire.server.ts';
import { addReceiver, deleteReceiver, listReceivers, updateReceiver } from '../services/receivers.server.ts';

export const receiverHandlers = [
  on(receiverAdd, async ({ is_default, ...input }, app, { shopperId }) => ({
    id: await addReceiver(app, shopperId, { ...emptyAddressDraft, ...addressFromCall(input) }, { makeDefault: is_default }),
  })),
  on(receiversQuery, async ({ page, page_size }, app, { shopperId }) => {
    const { receivers, total } = await listReceivers(app, shopperId, { page, size: page_size });
    return { items: receivers.map(wireReceiver), total, page, page_size };
  }),
  on(receiverUpdate, async ({ id, is_default, ...input }, app, { shopperId }) => {
    await updateReceiver(app, shopperId, id, addressFromCall(input), { makeDefault: is_default });
    return {};
  }),
  on(receiverDelete, async ({ id }, app, { shopperId }) => {
    await deleteReceiver(app, shopperId, id);
    return {};
  }),
];
