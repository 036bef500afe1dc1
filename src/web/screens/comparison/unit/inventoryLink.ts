import { absoluteAddress } from '../../../parts/unit/pictures';

/** The unit's page in the external inventory system; null where none is configured (spec section 2). */
export function inventoryLink(inventorySystemUrl: string, serial: string | number): string | null {
  const base = absoluteAddress(inventorySystemUrl);
  if (base === null) return null;
  const url = new URL(base);
  url.search = new URLSearchParams({ ICNum: String(serial), ProductLine: '1SUB' }).toString();
  return url.href;
}
