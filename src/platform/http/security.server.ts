import { createHash } from 'node:crypto';

export type Policies = {
  /** For pages made for one visitor. */
  byNonce(nonce: string): string;
  /** For pages kept for everybody: only the inline scripts that are in them, by their hash. */
  byHashes(html: string): string;
  /** For everything that is no page. */
  readonly strict: string;
};

/** What a page may load and talk to: ourselves, and where files live when that is not here. */
export function policiesFor(fileOrigins: readonly string[]): Policies {
  const files = fileOrigins.map((origin) => ` ${origin}`).join('');
  const shared = [
    "default-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const policy = (scripts: string): string => [...shared, `script-src 'self'${scripts}`].join('; ');
  return {
    byNonce: (nonce) => policy(` 'nonce-${nonce}'`),
    byHashes: (html) => policy([...new Set(scriptsIn(html))].join('')),
    strict: policy(''),
  };
}

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      ` 'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );

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
