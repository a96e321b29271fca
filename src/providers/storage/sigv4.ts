import { AwsV4Signer } from 'aws4fetch';

export type Signer = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  readonly region: string;
};
export type SigningRequest = {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  readonly url: URL;
  /** Further signed headers; the host is always signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresSeconds: number;
  readonly at: Date;
};

const maxExpirySeconds = 604_800;
/** A key is derived once a day and pair of credentials; a page may show forty signed pictures. */
const dayKeys = new Map<string, ArrayBuffer>();

/** AWS Signature Version 4 in the query: an address that allows one request until it expires. */
export async function presigned(
  { sessionToken, ...signer }: Signer,
  { method, url, headers, expiresSeconds, at }: SigningRequest,
): Promise<string> {
  const address = new URL(url);
  // The library signs a bare plus in a path as a space; S3 reads it as a plus.
  address.pathname = address.pathname.replaceAll('+', '%2B');
  address.searchParams.set('X-Amz-Expires', String(Math.max(1, Math.min(maxExpirySeconds, expiresSeconds))));
  const signed = await new AwsV4Signer({
    ...signer,
    ...(sessionToken && { sessionToken }),
    method,
    url: address.href,
    headers,
    service: 's3',
    signQuery: true,
    // It leaves out type and length otherwise, and these are what an upload is held to.
    allHeaders: true,
    cache: dayKeys,
    datetime: at.toISOString().replace(/[-:]|\.\d{3}/g, ''),
  }).sign();
  return signed.url.href;
}
