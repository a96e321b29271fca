import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const ivBytes = 12;
const tagBytes = 16;
/** More than a cookie can hold even when compressed. */
const maxBytes = 64 * 1024;

const keyFor = (secret: string, purpose: string): Buffer => createHash('sha256').update(`${purpose} ${secret}`).digest();

/** Encrypts and authenticates a value for the browser to keep. */
export function encrypt(secret: string, purpose: string, value: unknown): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null when it is not ours, or for another purpose. */
export function decrypt(secret: string, purpose: string, text: string | null | undefined): unknown {
  if (!text) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const open = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivBytes));
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const packed = Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]);
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: maxBytes }).toString('utf8'));
  } catch {
    return null;
  }
}
