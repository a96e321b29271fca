import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secondMs } from '#kernel/dates.ts';

/** TOTP (RFC 6238): six digits, thirty seconds, SHA-1. */
const stepMs = 30 * secondMs;
const digits = 6;
/** A phone's clock may be one step off either way. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const from = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The time step of a code, or null. A code may be used once, so the step is stored. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const plain = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return null;
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => middle - drift + index);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(plain))) ?? null;
}

export const newSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('');

/** otpauth address for the QR code. */
export const secretAddress = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer })}`;

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A recovery code: eighty bits in four groups, easy to read aloud. */
export const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

/** Normalized, whatever was typed between the groups. */
export const plainRecoveryCode = (typed: string): string | null => {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return plain.length === 16 ? plain.replace(/(.{4})(?!$)/g, '$1-') : null;
};
