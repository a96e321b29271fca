import { redirect } from 'react-router';
import { finishUpload } from '#areas/content/services/uploads.server.ts';
import { Refused } from '#kernel/errors.ts';
import { parseAmount } from '#kernel/money.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { officeAddImage } from '../../calls/office.ts';
import { addImage } from '../../services/gallery.server.ts';
import { ringOf } from '../../services/pictures.server.ts';

export const loader = load(async ({ app, caller }) => ({
  ring: (await ringOf(app, caller.language)).map(({ code, name }) => ({ code, name })),
}));

/** The picture was sent to the library by the field; its words come with this form. */
export const action = act(async ({ app, caller, form }) => {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const typed = text('price_from');
  const price = typed === '' ? null : parseAmount(typed);
  if (typed !== '' && price === null) throw new Refused('badValue', { field: 'price_from' });
  const attributes = Object.fromEntries(
    (
      [
        ['Texture', text('texture')],
        ['Length', text('length') && `${text('length')} in`],
        ['Lace Size', text('lace')],
        ['Density', text('density') && `${text('density')}%`],
      ] as const
    ).filter(([, value]) => value !== ''),
  );
  const raw = {
    upload_id: text('upload_ids'),
    title_en: text('title_en'),
    title_zh: text('title_zh'),
    style: text('style'),
    color: text('color'),
    attributes,
  };
  const parsed = officeAddImage.input.safeParse(raw);
  if (!parsed.success) throw new Refused('lackParameter', { field: String(parsed.error.issues[0]?.path[0] ?? 'upload_id') });
  const { upload_id: uploadId, title_en: titleEn, title_zh: titleZh, style, color: colourCode } = parsed.data;
  const { url, width, height } = await finishUpload(app, caller, uploadId);
  if (url === null) throw new Refused('onlyImages');
  await addImage(app, caller, { uploadId, url, width, height, titleEn, titleZh, style, colourCode, attributes, priceFromCents: price });
  throw redirect(`${hrefOf('office-custom-images')}?added`);
});
