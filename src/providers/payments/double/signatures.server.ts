import { createPublicKey, generateKeyPair, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { DoubleStore } from './double-store.ts';

/** Signature headers of a message. */
export type Proof = {
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_sig: string;
  readonly transmission_time: string;
  readonly webhook_id: string;
};
type Certificate = { readonly name: string; readonly publicKey: string; readonly privateKey: string; readonly until: string };

export const algorithm = 'SHA256withRSA';
const certificateLifeMs = 365 * 24 * 3600_000;
const newPair = promisify(generateKeyPair);

/** PayPal's signature: RSA-SHA256 over id, time, webhook id and the CRC of the raw bytes. */
export function openSignatures(ledger: DoubleStore, home: string, now: () => number) {
  const addressOf = (name: string): string => `${home}/v1/notifications/certs/${name}`;
  let current: Promise<Certificate> | null = null;

  /** One pair for all instances; the second uses the existing one. */
  async function make(name: string, until: number): Promise<Certificate> {
    const { publicKey, privateKey } = await newPair('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const made: Certificate = { name, publicKey, privateKey, until: new Date(until).toISOString() };
    await ledger.write(`certificate:${name}`, made, null);
    return (await find(name)) ?? made;
  }
  const find = async (name: string): Promise<Certificate | null> =>
    ((await ledger.read(`certificate:${name}`))?.value as Certificate) ?? null;

  async function ours(): Promise<Certificate> {
    const name = `CERT-${new Date(now()).getUTCFullYear()}`;
    current ??= find(name).then((found) => found ?? make(name, now() + certificateLifeMs));
    return current;
  }

  return {
    make,
    async sign(text: string, given: { readonly id: string; readonly webhookId: string; readonly by?: Certificate }): Promise<Proof> {
      const certificate = given.by ?? (await ours());
      const time = new Date(now()).toISOString();
      const proof = { transmission_id: given.id, transmission_time: time, webhook_id: given.webhookId };
      return {
        ...proof,
        auth_algo: algorithm,
        cert_url: addressOf(certificate.name),
        transmission_sig: sign('RSA-SHA256', messageOf(proof, text), certificate.privateKey).toString('base64'),
      };
    },
    async isTrue(proof: Proof, text: string): Promise<boolean> {
      const name = proof.cert_url.startsWith(addressOf('')) ? proof.cert_url.slice(addressOf('').length) : '';
      const certificate = /^[\w-]{1,60}$/.test(name) ? await find(name) : null;
      if (!certificate || proof.auth_algo !== algorithm || now() > Date.parse(certificate.until)) return false;
      return verify(
        'RSA-SHA256',
        messageOf(proof, text),
        createPublicKey(certificate.publicKey),
        Buffer.from(proof.transmission_sig, 'base64'),
      );
    },
    pem: async (name: string): Promise<string | null> => (await find(name))?.publicKey ?? null,
  };
}

const messageOf = (proof: Pick<Proof, 'transmission_id' | 'transmission_time' | 'webhook_id'>, text: string): Buffer =>
  Buffer.from(`${proof.transmission_id}|${proof.transmission_time}|${proof.webhook_id}|${crc32(Buffer.from(text))}`);
