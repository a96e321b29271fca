import { gzipSync } from 'node:zlib';
import { headersOf, type Message, type Transmission } from '#providers/payments/double/messages.server.ts';
import type { PaypalDouble } from '#providers/payments/double/paypal-double.server.ts';

type Forge = (real: Transmission, message: Message, paypal: PaypalDouble) => Promise<Transmission> | Transmission;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const withHeader = (real: Transmission, name: string, value: string | null): Transmission => {
  const headers = new Headers(real.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...real, headers };
};
const certificate = (real: Transmission): string => real.headers.get('paypal-cert-url') ?? '';

/** Twelve forged webhook messages. None may be accepted. */
export const forgeries: Readonly<Record<string, Forge>> = {
  'no signature': (real) => withHeader(real, 'paypal-transmission-sig', null),
  'one byte changed': (real, { text }) => ({ ...real, raw: bytes(text.replace('"event_version":"1.0"', '"event_version":"1.1"')) }),
  'written anew': (real, { text }) => ({ ...real, raw: bytes(JSON.stringify(JSON.parse(text), null, 1)) }),
  'for another webhook': async (_, { text }, { signatures }) => {
    const proof = await signatures.sign(text, { id: crypto.randomUUID(), webhookId: 'WH-SOMEBODY' });
    return { headers: headersOf(proof), raw: bytes(text) };
  },
  'older than any repeat': (real) => withHeader(real, 'paypal-transmission-time', '2020-01-01T00:00:00Z'),
  'a certificate of a stranger': (real) =>
    withHeader(real, 'paypal-cert-url', 'https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1'),
  'a certificate elsewhere at home': (real) =>
    withHeader(real, 'paypal-cert-url', certificate(real).replace('/v1/notifications/certs/', '/media/')),
  'an expired certificate': async (_, { text }, { signatures }) => {
    const by = await signatures.make('CERT-2019', Date.parse('2019-12-31T00:00:00Z'));
    return { headers: headersOf(await signatures.sign(text, { id: crypto.randomUUID(), webhookId: 'WH-SANDBOX', by })), raw: bytes(text) };
  },
  'a certificate nobody issued': (real) => withHeader(real, 'paypal-cert-url', `${certificate(real)}-2`),
  'another algorithm': (real) => withHeader(real, 'paypal-auth-algo', 'none'),
  'two megabytes': (real, { text }) => ({ ...real, raw: bytes(text.replace(/\}$/, `,"more":"${'x'.repeat(2_000_000)}"}`)) }),
  'packed by gzip': (real, { text }) => ({ ...real, raw: gzipSync(text) }),
};
