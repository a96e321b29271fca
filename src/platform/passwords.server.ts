import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const;
/** Longer passwords are never hashed: hashing a megabyte is an attack. */
export const maxPasswordBytes = 256;

/** argon2id; the parameters are stored with the hash so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, cost);
  return `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/** An unknown account is checked against a dummy hash, so both take the same time. */
export async function fitsPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored ?? (await dummy());
  const [kind, memory, passes, parallelism, nonce, hash] = known.split('$');
  if (kind !== 'argon2id' || !nonce || !hash || Buffer.byteLength(password) > maxPasswordBytes) return false;
  const expected = Buffer.from(hash, 'base64url');
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  const fits = timingSafeEqual(await tag(password, Buffer.from(nonce, 'base64url'), settings), expected);
  return fits && stored !== null;
}

type Settings = { readonly parallelism: number; readonly memory: number; readonly passes: number; readonly tagLength: number };

const tag = async (password: string, nonce: Buffer, settings: Settings): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...settings });

let made: Promise<string> | undefined;
function dummy(): Promise<string> {
  made ??= hashPassword(randomBytes(12).toString('hex'));
  return made;
}
