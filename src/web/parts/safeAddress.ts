/** Shown where a unit has no picture, or its picture does not load. */
export const DEFAULT_THUMBNAIL = '/default-unit.svg';

/**
 * An address from data that may be opened or shown, made absolute against `base` (the product API's; by default the
 * page's own); null for anything that is not http or https.
 */
export function safeAddress(address: string | null | undefined, base = ''): string | null {
  const written = address?.trim();
  if (!written) return null;
  try {
    const url = new URL(written, new URL(base, window.location.origin));
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
