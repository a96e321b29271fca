import { on } from '#api/handle.server.ts';
import { spuPicture } from '#areas/catalog/calls/keeping.ts';
import { addPictures } from '#areas/catalog/services/keeping/pictures.server.ts';
import { Refused } from '#kernel/errors.ts';
import { finishUpload, ownPublicPictures } from '../services/uploads.server.ts';

/** A picture of the library becomes one of a group. */
export const goodsHandlers = [
  on(spuPicture.add, async ({ spu_id, upload_id, colour_code }, app, caller) => {
    await finishUpload(app, caller, upload_id);
    const [id] = await addPictures(app, caller, spu_id, await ownPublicPictures(app, caller, [upload_id]), { colourCode: colour_code });
    if (id === undefined) throw new Refused('imageNotExist');
    return { id };
  }),
];
