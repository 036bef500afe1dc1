export interface AppPolicyOptions {
  readonly nonce: string;
  readonly providerOrigins?: readonly string[];
  readonly apiOrigin?: string | null;
  readonly pictureHosts?: readonly string[];
}

export function appPolicy(options: AppPolicyOptions): string {
  const { nonce, providerOrigins = [], apiOrigin = null, pictureHosts = [] } = options;
  const api = apiOrigin === null ? [] : [apiOrigin];
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...api, ...pictureHosts].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...api, ...providerOrigins].join(' '),
    ["frame-src 'self'", ...providerOrigins].join(' '),
    ["form-action 'self'", ...providerOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Opened in a hidden frame, and as a page, for which Firefox loads an icon. */
export const bridgePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'`;
