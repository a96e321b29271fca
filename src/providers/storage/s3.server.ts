import type { Storage } from '../ports.ts';
import { presigned, type Signer, type SigningRequest } from './sigv4.ts';

export type S3Options = Signer & {
  readonly endpoint: string;
  readonly bucket: string;
  readonly forcePathStyle: boolean;
  /** Base address of public files; null for the bucket's own. */
  readonly publicBaseUrl: string | null;
};

const timeoutMs = 15_000;
const ownUrlSeconds = 60;

/** Files in an S3-compatible bucket. Our own requests use the same signed addresses browsers get. */
export function s3Storage(options: S3Options): Storage {
  const addressOf = (key: string): URL => bucketAddress(options, checkedKey(key));
  const signed = async (
    method: SigningRequest['method'],
    key: string,
    at: Date,
    seconds: number,
    headers: Record<string, string> = {},
  ): Promise<string> => presigned(options, { method, url: addressOf(key), headers, expiresSeconds: seconds, at });
  const sendRequest = async (
    method: SigningRequest['method'],
    key: string,
    init: RequestInit = {},
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const once = async () =>
      fetch(await signed(method, key, new Date(), ownUrlSeconds, headers), {
        ...init,
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    const answer = await once().catch(() => null);
    // These requests are idempotent: a lost answer or a busy server gets one retry.
    return answer && answer.status < 500 ? answer : once();
  };
  return {
    async put(key, bytes, contentType = 'application/octet-stream') {
      await orThrow(
        await sendRequest('PUT', key, { body: bytes as Uint8Array<ArrayBuffer> }, { 'content-type': contentType }),
        `put ${key}`,
      );
    },
    async read(key) {
      const answer = await sendRequest('GET', key);
      if (answer.status === 404) return null;
      await orThrow(answer, `read ${key}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async sizeOf(key) {
      const answer = await sendRequest('HEAD', key);
      if (answer.status === 404) return null;
      await orThrow(answer, `look at ${key}`);
      return Number(answer.headers.get('content-length') ?? Number.NaN);
    },
    async remove(key) {
      const answer = await sendRequest('DELETE', key);
      if (answer.status !== 404) await orThrow(answer, `remove ${key}`);
    },
    async uploadAddress({ key, contentType, bytes, expiresAt }, now) {
      // The browser sends the length by itself; since it is signed, no larger file is accepted.
      const fixed = { 'content-type': contentType, ...(bytes === null ? {} : { 'content-length': String(bytes) }) };
      const url = await signed('PUT', key, now, secondsUntil(expiresAt, now), fixed);
      return { url, method: 'PUT', headers: { 'Content-Type': contentType } };
    },
    publicAddress: (key) => (options.publicBaseUrl ? `${options.publicBaseUrl.replace(/\/$/, '')}/${key}` : addressOf(key).href),
    privateAddress: (key, expiresAt, now) => signed('GET', key, now, secondsUntil(expiresAt, now)),
  };
}

const secondsUntil = (then: Date, now: Date): number => Math.ceil((then.getTime() - now.getTime()) / 1000);

function bucketAddress({ endpoint, bucket, forcePathStyle }: S3Options, key: string): URL {
  const url = new URL(endpoint);
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = forcePathStyle ? `/${bucket}/${key}` : `/${key}`;
  return url;
}

function checkedKey(key: string): string {
  if (!/^[\w/.-]+$/.test(key) || key.includes('..') || key.startsWith('/')) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}

async function orThrow(answer: Response, what: string): Promise<void> {
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
  throw new Error(`the bucket did not ${what}: ${answer.status} ${code}`.trim());
}
