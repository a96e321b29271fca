import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Signer } from '#providers/storage/sigv4.ts';

const signer: Signer = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the tests', sessionToken: null, region: 'us-east-1' };

/** A local bucket that recomputes every signature and answers like S3. Closed after the file. */
export async function bucket() {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const seen: string[] = [];
  let busy = 0;
  const server = createServer(async (request, answer) => {
    const say = (status: number, code: string) =>
      answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push(`${request.method} ${url.pathname}`);
    if (busy > 0) {
      busy -= 1;
      return say(503, 'SlowDown');
    }
    const wrong = whyWrong(request, url);
    if (wrong) return say(403, wrong);
    if (request.method === 'PUT') {
      files.set(url.pathname, { bytes: Buffer.concat(chunks), type: String(request.headers['content-type'] ?? '') });
      return answer.writeHead(200, { etag: '"x"' }).end();
    }
    const file = files.get(url.pathname);
    if (request.method === 'DELETE') {
      files.delete(url.pathname);
      return answer.writeHead(204).end();
    }
    if (!file) return say(404, 'NoSuchKey');
    return answer
      .writeHead(200, { 'content-length': file.bytes.length, 'content-type': file.type })
      .end(request.method === 'HEAD' ? undefined : file.bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { ...signer, endpoint, bucket: 'hair', forcePathStyle: true, publicBaseUrl: 'https://files.test' };
  return {
    options,
    files,
    seen,
    beBusy: (times: number) => {
      busy = times;
    },
  };
}

/** Signs the received request again and compares the signatures. */
function whyWrong(request: IncomingMessage, url: URL): string | null {
  const signingParam = (name: string): string => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const at = new Date(signingParam('Date').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!signingParam('Signature') || Number.isNaN(at.getTime())) return 'AuthorizationQueryParametersError';
  if (signingParam('Signature') !== signatureOf(signer, canonicalRequest(request.method ?? '', url, request.headers), signingParam('Date')))
    return 'SignatureDoesNotMatch';
  return Date.now() > at.getTime() + Number(signingParam('Expires')) * 1000 ? 'AccessDenied' : null;
}

/** What Signature Version 4 signs, made from what arrived as AWS's own description says and not with the library that signed it. */
export function canonicalRequest(method: string, url: URL, headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const names = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const path = url.pathname.split('/').map((segment) => encoded(decodeURIComponent(segment)));
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature').map((pair) => pair.map(encoded).join('='));
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`);
  return [method, path.join('/'), query.sort().join('&'), ...signed, '', names, 'UNSIGNED-PAYLOAD'].join('\n');
}

function signatureOf({ secretAccessKey, region }: Signer, request: string, time: string): string {
  const parts = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secretAccessKey}`);
  const hash = createHash('sha256').update(request).digest('hex');
  return hmac(key, ['AWS4-HMAC-SHA256', time, parts.join('/'), hash].join('\n')).toString('hex');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** Unlike encodeURIComponent, AWS leaves only letters, digits and - _ . ~ unescaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
