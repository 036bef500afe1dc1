import { safeAddress } from '../../parts/safeAddress';

/** Blanks and backslashes inside an address, which browsers drop or rewrite. */
const REWRITTEN = /[\s\\]/;

/**
 * An address from a unit's data that may be shown or opened: as safeAddress, and without a name or password in it, nor
 * '//host', which would look like a path of ours.
 */
export function webAddress(address: string | null | undefined, base = ''): string | null {
  const text = address?.trim() ?? '';
  if (REWRITTEN.test(text) || text.startsWith('//')) return null;
  const safe = safeAddress(text, base);
  return safe !== null && new URL(safe).username === '' && new URL(safe).password === '' ? safe : null;
}

/** The unit's page in the external inventory system; null where none is configured (spec section 2). */
export function inventoryLink(inventorySystemUrl: string, serial: string | number): string | null {
  const base = webAddress(inventorySystemUrl);
  if (base === null) return null;
  const url = new URL(base);
  url.search = new URLSearchParams({ ICNum: String(serial), ProductLine: '1SUB' }).toString();
  return url.href;
}
