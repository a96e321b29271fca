import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { uploadFromForm } from '#areas/content/services/uploads.server.ts';
import { checkedForm } from '#areas/shoppers/services/checked-form.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import type { FormErrorTexts } from '#platform/load.server.ts';
import { maxPhotos } from '../rules/limits.ts';
import { noTaps, type Taps } from '../rules/picture/region.ts';
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

export const readFormText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 10_000).trim() : '';
};
export const readFormTexts = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string');
/** An empty field counts as missing. */
export const readOptionalFormText = (form: FormData, name: string): string | null => readFormText(form, name) || null;
export const readFormNumber = (form: FormData, name: string): number | null => {
  const typed = readFormText(form, name).replace(',', '.');
  return typed === '' ? null : Number(typed);
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

export const readUploadedPhotos = (app: App, caller: Caller, form: FormData): Promise<string[]> =>
  uploadPhotos(app, caller, readForm(form, photoFields));

/** "0.4 0.1 0.5 0.9": the crown, then the tips. */
export function readTaps(form: FormData): Taps[] {
  return readFormTexts(form, 'taps').map((typed) => {
    const [cx, cy, tx, ty] = typed.split(' ').map(Number);
    const point = (x: number | undefined, y: number | undefined) =>
      x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
    return typed === '' ? noTaps : { crown: point(cx, cy), tip: point(tx, ty) };
  });
}

/** Validates a request form; errors are returned to its fields with the input. */
export function checkRequestForm<Input extends z.ZodType, Done>(
  schema: Input,
  raw: Readonly<Record<string, unknown>>,
  { language, form }: { language: Language; form: FormData },
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 10_000)]] : [])),
  );
  return checkedForm({ schema, raw, typed, labels: requestErrorTexts.labels, language }, work);
}
