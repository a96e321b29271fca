import { redirect } from 'react-router';
import { processUpload } from '#areas/content/services/uploads.server.ts';
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

/** The picture was uploaded by the field; its texts come with this form. */
export const action = formAction(async ({ app, caller, form }) => {
  const id = numberFrom(String(form.get('id') ?? ''));
  if (id !== null) {
    const before = await findGalleryImage(app, id);
    if (!before) throw new DomainError('imageNotExist');
    await changeImage(app, caller, id, readImageTexts(form, before.attributes));
    throw redirect(`${hrefOf('office-custom-images')}?saved`);
  }
  const uploadId = String(form.get('upload_ids') ?? '');
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new DomainError('lackParameter', { field: 'upload_id' });
  const texts = readImageTexts(form, {});
  const { url, width, height } = await processUpload(app, caller, uploadId);
  if (url === null) throw new DomainError('onlyImages');
  await addImage(app, caller, { uploadId, url, width, height, ...texts });
  throw redirect(`${hrefOf('office-custom-images')}?added`);
});
