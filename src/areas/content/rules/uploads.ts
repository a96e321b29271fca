import { minuteMs, secondMs } from '#kernel/dates.ts';
import type { Role } from '#site/page.ts';

/** 8 MB and five pictures at once, by policy. */
export const maxUploadBytes = 8 * 1024 * 1024;
export const maxUploads = 5;
/** Time to start the upload. */
export const uploadStartMs = 60 * secondMs;
export const finishMs = 30 * minuteMs;
export const readMs = 5 * minuteMs;

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The type by file name, or null: only raster images are accepted. */
export function typeOfName(fileName: string): string | null {
  const ending = /\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toLowerCase();
  return (ending && types[ending]) ?? null;
}

/** The real type by its first bytes. */
export function typeOfBytes(bytes: Uint8Array): string | null {
  const begins = (at: number, ...codes: readonly number[]): boolean => codes.every((code, offset) => bytes[at + offset] === code);
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return null;
}

type Purpose = { readonly isPublic: boolean; readonly who: 'anyone' | 'shopper' | readonly Role[] };

/** Upload purposes. Public ones have an open address, so not everybody may create them. */
export const purposes = {
  attachment: { isPublic: false, who: 'anyone' },
  review: { isPublic: true, who: 'shopper' },
  library: { isPublic: true, who: ['owner', 'manager', 'editor'] },
} as const satisfies Record<string, Purpose>;
export type PurposeName = keyof typeof purposes;

/** Where a file waits until checked; nothing there is ever served. */
export const pendingUploadKey = (uploadId: string): string => `incoming/${uploadId}`;
export const finalKey = (uploadId: string, isPublic: boolean): string => `${isPublic ? 'public' : 'private'}/${uploadId}`;
export const uploadIdOf = (key: string): string => key.slice(key.indexOf('/') + 1);
export const variantKey = (key: string, width: number): string => `${key}-${width}.webp`;

/** A file name safe to show: no path, no bidirectional control characters. */
export const displayFileName = (fileName: string): string =>
  (fileName.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-120) || 'picture';
