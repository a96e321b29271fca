import { createHash } from 'node:crypto';

export type Policies = {
  /** For pages rendered for one visitor. */
  byNonce(nonce: string): string;
  /** For pages with the provider's payment buttons. */
  paying(nonce: string): string;
  /** For cached pages: only their inline scripts, by hash. */
  byHashes(html: string): string;
  /** For everything that is not a page. */
  readonly strict: string;
};

/** Scripts, frames and requests of PayPal's buttons with Apple Pay and Google Pay: the complete list of third parties. */
const strangers = {
  script: 'https://*.paypal.com https://*.paypalobjects.com https://pay.google.com https://applepay.cdn-apple.com',
  frame: 'https://*.paypal.com https://pay.google.com',
  connect: 'https://*.paypal.com https://pay.google.com https://google.com',
  image: 'https://*.paypal.com https://*.paypalobjects.com https://www.gstatic.com',
  form: 'https://*.paypal.com',
} as const;

/** What a page may load and connect to: ourselves, and where files are stored. */
export function policiesFor(fileOrigins: readonly string[]): Policies {
  const files = fileOrigins.map((origin) => ` ${origin}`).join('');
  type Added = { scripts: string; styles?: string; images?: string; calls?: string; forms?: string; frames?: string };
  const policy = ({ scripts, styles = '', images = '', calls = '', forms = '', frames }: Added): string =>
    [
      "default-src 'self'",
      `style-src 'self'${styles}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: blob:${files}${images}`,
      "font-src 'self'",
      `connect-src 'self'${files}${calls}`,
      "media-src 'self'",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self'${forms}`,
      "frame-ancestors 'none'",
      ...(frames ? [`frame-src 'self' ${frames}`] : []),
      `script-src 'self'${scripts}`,
    ].join('; ');
  return {
    byNonce: (nonce) => policy({ scripts: ` 'nonce-${nonce}'` }),
    paying: (nonce) =>
      policy({
        scripts: ` 'nonce-${nonce}' ${strangers.script}`,
        styles: ` 'nonce-${nonce}'`,
        images: ` ${strangers.image}`,
        calls: ` ${strangers.connect}`,
        forms: ` ${strangers.form}`,
        frames: strangers.frame,
      }),
    byHashes: (html) => policy({ scripts: [...new Set(scriptsIn(html))].join('') }),
    strict: policy({ scripts: '' }),
  };
}

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      ` 'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );

/** The provider's window talks to its opener, and its frames may request a wallet. */
export const payingHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self "https://*.paypal.com" "https://www.paypal.com" "https://pay.google.com")',
};

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
