import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { presigned, type Signer } from '#providers/storage/sigv4.ts';

const signer: Signer = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the tests', sessionToken: null, region: 'us-east-1' };

/** A bucket on this machine: it makes every signature anew from what arrived and answers as S3 does. Closed after the file. */
export async function bucket() {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const seen: string[] = [];
  let busy = 0;
  const server = createServer(async (request, answer) => {
    const say = (status: number, code: string) =>
      answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    seen.push(`${request.method} ${url.pathname}`);
    if (busy > 0) {
      busy -= 1;
      return say(503, 'SlowDown');
    }
    const wrong = whyWrong(request, url);
    if (wrong) return say(403, wrong);
    if (request.method === 'PUT') {
      files.set(url.pathname, { bytes: Buffer.concat(pieces), type: String(request.headers['content-type'] ?? '') });
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

/** Signs the same request with what came and holds the two signatures side by side. */
function whyWrong(request: IncomingMessage, url: URL): string | null {
  const given = url.searchParams.get('X-Amz-Signature');
  const time = url.searchParams.get('X-Amz-Date') ?? '';
  const at = new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const expiresSeconds = Number(url.searchParams.get('X-Amz-Expires'));
  if (!given || Number.isNaN(at.getTime())) return 'AuthorizationQueryParametersError';
  const signedNames = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';').filter((name) => name !== 'host');
  const headers = Object.fromEntries(signedNames.map((name) => [name, String(request.headers[name] ?? '')]));
  const plain = new URL(url.origin + url.pathname);
  for (const [name, value] of url.searchParams) if (!name.startsWith('X-Amz-')) plain.searchParams.append(name, value);
  const method = request.method as 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  const right = new URL(presigned(signer, { method, url: plain, headers, expiresSeconds, at })).searchParams.get('X-Amz-Signature');
  if (given !== right) return 'SignatureDoesNotMatch';
  return Date.now() > at.getTime() + expiresSeconds * 1000 ? 'AccessDenied' : null;
}
