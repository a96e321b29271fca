import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

/** The server's answer to the next recipients instead of accepting. */
type Refusal = { readonly code: number; readonly message: string };

/** A real local mail server that stores what it receives and refuses on request. Closed after the file. */
export async function mailServer() {
  const received: Received[] = [];
  const refusals: Refusal[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const refusal = refusals.shift();
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, sayNext: (code: number, message: string) => void refusals.push({ code, message }) };
}

/** Headers and body of a raw email; folded lines are unfolded. */
export function parseEmail(raw: string): { heads: string[]; body: string } {
  const cut = raw.indexOf('\r\n\r\n');
  return {
    heads: raw
      .slice(0, cut)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n'),
    body: raw.slice(cut + 4),
  };
}
