import { createHash } from 'node:crypto';

const shared = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const policy = (scripts: string): string => [...shared, `script-src 'self'${scripts}`].join('; ');

/** For pages made for one visitor. */
export const policyByNonce = (nonce: string): string => policy(` 'nonce-${nonce}'`);
/** For everything that is no page. */
export const strictPolicy = policy('');

/** For pages kept for everybody: only the inline scripts that are in them, by their hash. */
export function policyByHashes(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      ` 'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return policy([...new Set(hashes)].join(''));
}

export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
