import { redirect } from 'react-router';
import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { processUpload } from '#areas/content/services/uploads.server.ts';
import { officeAddImage } from '#areas/custom/calls/office.ts';
import { addImage, changeImage, findGalleryImage } from '#areas/custom/services/gallery.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { imageFormFields, readImageTexts } from './form.server.ts';

/** An empty form, or a picture's texts. */
export const loader = load(async ({ app, caller, url }) => {
  const id = numberFrom(url.searchParams.get('id'));
  const [ring, image] = await Promise.all([ringOf(app, caller.language), id === null ? null : findGalleryImage(app, id)]);
  if (id !== null && !image) throw new DomainError('imageNotExist');
  return {
    ring: ring.map(({ code, name }) => ({ code, name })),
    image: image && {
      ...imageFormFields(image),
      id: image.id,
      title: localizedColumn(image, 'title', caller.language),
      picture: `${image.baseUrl}-${image.widths[0] ?? 450}.webp`,
    },
  };
});

const imageInput = z.object({ id: rowId.nullable().default(null) });
const uploadInput = officeAddImage.input.pick({ upload_id: true });

/** The picture was uploaded by the field; its texts come with this form. */
export const action = formAction(async ({ app, caller, form }) => {
  const { id } = readForm(form, imageInput);
  if (id !== null) {
    const before = await findGalleryImage(app, id);
    if (!before) throw new DomainError('imageNotExist');
    await changeImage(app, caller, id, readImageTexts(form, before.attributes));
    throw redirect(`${hrefOf('office-custom-images')}?saved`);
  }
  const { upload_id: uploadId } = readForm(form, uploadInput);
  const texts = readImageTexts(form, {});
  const { url, width, height } = await processUpload(app, caller, uploadId);
  if (url === null) throw new DomainError('onlyImages');
  await addImage(app, caller, { uploadId, url, width, height, ...texts });
  throw redirect(`${hrefOf('office-custom-images')}?added`);
});
