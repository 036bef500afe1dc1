import { salePrice, type Design } from '../designs';
import type { Random } from '../random';
import type { Departure } from './stockDesign';

/** Requirements that no unit in the sample inventory meets, each wrong in one point. */
const UNSTOCKED: readonly Departure[] = [
  { primary: { nameplate: '2400D', kv: '2.4', bilKv: 45 } },
  { primary: { nameplate: '34500GrdY/19920', kv: '34.5', bilKv: 200 } },
  { secondary: '2400D' },
  { kva: 5000, secondary: '600Y/346', primary: { nameplate: '8320Y/4800', kv: '8.32', bilKv: 75 } },
];

/** A job that finds nothing: to be reconditioned, since a rewind could reach any voltage. */
export function unstockedDesign(asked: Design, nth: number, random: Random): Design {
  const design = { ...asked, ...UNSTOCKED[nth % UNSTOCKED.length], condition: 'RC' as const };
  return design.kva === asked.kva ? design : { ...design, price: salePrice(design.kva, random) };
}
