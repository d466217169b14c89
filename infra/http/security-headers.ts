import type { Settings } from '../config/settings.ts';

/** What a page of ours may load: nothing from elsewhere, and nobody shows it in a frame. */
const contentSecurityPolicy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join(';');

/** Of every answer, as the OWASP Secure Headers Project recommends them. */
export const securityHeaders = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  ...(PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});
