import { createHash, createHmac } from 'node:crypto';

/** Who signs, for which place. */
export type Signer = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  readonly region: string;
};
export type Ask = {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  readonly url: URL;
  /** Further headers that must come exactly so; the host always must. */
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresSeconds: number;
  readonly at: Date;
};

const longestSeconds = 604_800;

/** AWS Signature Version 4 in the query: an address that allows one request until it expires. */
export function presigned(signer: Signer, ask: Ask): string {
  const time = ask.at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${signer.region}/s3/aws4_request`;
  const headers = sortedHeaders({ ...ask.headers, host: ask.url.host });
  const query: [string, string][] = [
    ...ask.url.searchParams,
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${signer.accessKeyId}/${scope}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(Math.max(1, Math.min(longestSeconds, ask.expiresSeconds)))],
    ['X-Amz-SignedHeaders', headers.map(([name]) => name).join(';')],
    ...(signer.sessionToken ? [['X-Amz-Security-Token', signer.sessionToken] as [string, string]] : []),
  ];
  const request = canonicalRequest(ask.method, ask.url.pathname, query, headers);
  const signature = hmac(signingKey(signer, time.slice(0, 8)), stringToSign(time, scope, request)).toString('hex');
  return `${ask.url.origin}${canonicalPath(ask.url.pathname)}?${canonicalQuery(query)}&X-Amz-Signature=${signature}`;
}

export const canonicalRequest = (
  method: string,
  path: string,
  query: readonly [string, string][],
  headers: readonly (readonly [string, string])[],
): string =>
  [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    ...headers.map(([name, value]) => `${name}:${value}`),
    '',
    headers.map(([name]) => name).join(';'),
    // A browser sends the body later, so its hash cannot be known here.
    'UNSIGNED-PAYLOAD',
  ].join('\n');

const stringToSign = (time: string, scope: string, request: string): string => `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`;

const signingKey = ({ secretAccessKey, region }: Signer, day: string): Buffer =>
  [region, 's3', 'aws4_request'].reduce((key, part) => hmac(key, part), hmac(`AWS4${secretAccessKey}`, day));

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => encoded(decodeURIComponent(segment)))
    .join('/');

const canonicalQuery = (query: readonly [string, string][]): string =>
  query
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export const sortedHeaders = (headers: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/ +/g, ' ')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Unlike encodeURIComponent, AWS leaves only letters, digits and - _ . ~ as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
