export interface AppPolicyOptions {
  readonly nonce: string;
  /** Of the sign-in provider, where they are not our own. */
  readonly providerOrigins?: readonly string[];
  /** Of the API, where it is another one than the app's. */
  readonly apiOrigin?: string | null;
  /** Whose pictures are shown beside ours. */
  readonly pictureHosts?: readonly string[];
}

/**
 * Content-Security-Policy of the app's page: only our own code and styles run; data goes to us and the
 * sign-in provider. Pictures of other hosts are shown where the configuration names these hosts.
 */
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

/** The page the sign-in provider returns to; the app opens it in a hidden frame of its own. */
export const bridgePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'`;
