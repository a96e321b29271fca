import { on } from '#api/handle.server.ts';
import { spuPictureCalls } from '#areas/catalog/calls/editing.ts';
import { addGroupPictures } from '#areas/catalog/services/editing/pictures.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { ownPublicPictures, processUpload } from '../services/uploads.server.ts';

/** A library picture becomes one of a group. */
export const goodsHandlers = [
  on(spuPictureCalls.add, async ({ spu_id, upload_id, colour_code }, app, caller) => {
    await processUpload(app, caller, upload_id);
    const [id] = await addGroupPictures(app, caller, spu_id, await ownPublicPictures(app, caller, [upload_id]), {
      colourCode: colour_code,
    });
    if (id === undefined) throw new DomainError('imageNotExist');
    return { id };
  }),
];
