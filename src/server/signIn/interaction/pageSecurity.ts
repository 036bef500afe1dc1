import { randomBytes } from 'node:crypto';

/** Headers of one of our own sign-in pages, and the nonce its style carries. No script runs on them. */
export function pageSecurity(): { nonce: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    nonce,
    headers: {
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  };
}
