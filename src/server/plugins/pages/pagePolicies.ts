/**
 * Content-Security-Policy of the app's page: only our own code and styles run; data goes to us and the
 * sign-in provider. Pictures of other hosts are shown where the configuration names these hosts.
 */
export function appPolicy(nonce: string, providerOrigin: string | null, pictureHosts: readonly string[] = []): string {
  const provider = providerOrigin === null ? '' : ` ${providerOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}`,
    `form-action 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page the sign-in provider returns to; the app opens it in a hidden frame of its own. */
export const bridgePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'`;
