import { type ApiAnswer, callApi, type GetCall, type PostCall, readApi } from '#api/client.ts';

/** An accepted picture: its id for the form, and its address when public. */
export type UploadedPicture = { readonly uploadId: string; readonly url: string | null };
export type Purpose = 'attachment' | 'review' | 'library';

/** Why a picture was refused, in the server's words; without words the connection failed and it may be retried. */
export class UploadError extends Error {
  readonly mayRetry: boolean;

  constructor(message: string, mayRetry: boolean) {
    super(message);
    this.name = 'NotSent';
    this.mayRetry = mayRetry;
  }
}

const maxSidePx = 2400;
const smallBytes = 1_500_000;

/** Requests an upload address, uploads, and lets the server process it. Progress runs from 0 to 1. */
export async function sendPicture(
  file: File,
  purpose: Purpose,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const picture = await lightened(file).catch(() => file);
  const tokenRequest = { file_name: nameFor(file, picture), size: String(picture.size), purpose };
  const place = fieldsIn(await readApi<GetCall>('/resource/upload_token', tokenRequest, signal));
  await put(String(place.url), place.headers as Record<string, string>, picture, onProgress, signal);
  const done = fieldsIn(await callApi<PostCall>('/resource/finish', { upload_id: place.upload_id }, signal));
  return { uploadId: String(done.upload_id), url: typeof done.url === 'string' ? done.url : null };
}

/** Phone photos are ten times larger than needed: scaled down here, they upload in a second instead of a minute. */
async function lightened(file: File): Promise<Blob> {
  if (file.size <= smallBytes || !file.type.startsWith('image/')) return file;
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  return smaller && smaller.size < file.size ? smaller : file;
}

const nameFor = (file: File, picture: Blob): string =>
  (picture === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`).slice(-200);

/** The calls are declared in an area, above this floor: what they answer is read by name. */
function fieldsIn(answer: ApiAnswer): Record<string, unknown> {
  if (!answer.isDone) throw new UploadError(answer.message, answer.why === 'away');
  return answer.data as Record<string, unknown>;
}

/** Only XMLHttpRequest reports upload progress. */
function put(
  url: string,
  headers: Record<string, string>,
  body: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new UploadError('', true));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status === 200 ? resolve() : broken());
    request.onerror = broken;
    request.onabort = broken;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
