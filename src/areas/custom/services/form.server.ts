import { z } from 'zod';
import { uploadFromForm } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import type { FormErrorTexts } from '#platform/load.server.ts';
import { maxPhotos } from '../rules/limits.ts';
import { madeTexts, pictureTexts } from '../texts.ts';

/** How the forms of a request name their fields. */
export const requestErrorTexts: FormErrorTexts = {
  labels: {
    email: madeTexts.email,
    name: madeTexts.name,
    note: madeTexts.note,
    phone_number: madeTexts.phone,
    wished_on: madeTexts.wishedOn,
    budget: madeTexts.budget,
    upload_ids: pictureTexts.photos,
  },
};

const maxFormBytes = 45 * 1024 * 1024;

/** A plain form contains its photos; more than five large ones are not even read. */
export function rejectOversizedForm(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) throw new DomainError('tooLarge');
}

/** The fields of a `PhotoField`: photos uploaded before by id, and those in a plain form now. */
export const photoFields = z.object({ photos: z.array(z.file()), upload_ids: z.array(z.string().max(100)) });

/** Uploads the photos of a plain form; together with those uploaded before. */
export async function uploadPhotos(
  app: App,
  caller: Caller,
  { photos, upload_ids: before }: z.output<typeof photoFields>,
): Promise<string[]> {
  if (photos.length > maxPhotos) throw new DomainError('tooLarge');
  const uploaded: string[] = [];
  for (const photo of photos)
    uploaded.push(await uploadFromForm(app, caller, { fileName: photo.name, bytes: new Uint8Array(await photo.arrayBuffer()) }));
  return [...before, ...uploaded].slice(0, maxPhotos);
}
