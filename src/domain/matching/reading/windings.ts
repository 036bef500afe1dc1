import { demandIn, type Demand } from '../../language/demand';
import { materialNames, type WindingMaterial, inField } from '../../language/things';
import { memoizedByText } from '../../quantity/quantity';
import { recordedText } from '../../language/placeholder';

/** For the high-voltage and the low-voltage winding; null if not mentioned. */
export interface PerWinding<T> {
  readonly high: T | null;
  readonly low: T | null;
}

const MATERIALS = inField(materialNames);

/** Required winding materials: 'Copper', 'Cu/Al' (either), 'no aluminum', 'HV AL / LV CU'. Null for other text. */
export const windingDemand = memoizedByText((text): PerWinding<Demand<WindingMaterial>> | null => {
  const sides = sidesOf(text);
  if (sides) return sides;
  const demand = demandIn(text, MATERIALS);
  return demand && { high: demand, low: demand };
});

/** Materials of a unit's windings; 'Cu/Al' contains both. Null for other text. */
export const windingsOf = memoizedByText((text): PerWinding<ReadonlySet<WindingMaterial>> | null => {
  const demand = windingDemand(recordedText(text));
  return demand && { high: materialsOf(demand.high), low: materialsOf(demand.low) };
});

/** The one material of all windings; null if they differ, contain both, or are not known. */
export function windingMaterialOf(text: string | null | undefined): WindingMaterial | null {
  const windings = windingsOf(text);
  const materials = new Set([...(windings?.high ?? []), ...(windings?.low ?? [])]);
  const [only, other] = materials;
  return windings?.high && windings.low && only !== undefined && other === undefined ? only : null;
}

/** A unit that is said not to be of one material is of the other. */
function materialsOf(demand: Demand<WindingMaterial> | null): ReadonlySet<WindingMaterial> | null {
  if (demand === null) return null;
  if (demand.included.size > 0) return demand.included;
  return demand.excluded.size === 1 ? new Set([demand.excluded.has('copper') ? 'aluminum' : 'copper']) : null;
}

const SIDE = /\b(h\.?v\.?|high voltage|primary|pri|l\.?v\.?|(?<!high ?(?:and|&|\/) ?)low voltage|secondary|sec)(?!\w)/i;

/** Between the sides of 'copper HV and LV'. */
const JOINED = /^[\s,&/+]*(?:and[\s]*)?$/;

/** 'HV AL / LV CU', 'AL HV / CU LV', 'copper HV and LV'. Null for a text that names a material of no side. */
function sidesOf(text: string): PerWinding<Demand<WindingMaterial>> | null {
  const parts = text.split(SIDE);
  const step = demandIn(parts[0] ?? '', MATERIALS) === null ? 1 : -1;
  const demandAt = (at: number): Demand<WindingMaterial> | null => {
    const part = parts[at + step] ?? '';
    return JOINED.test(part) && parts[at + 2 * step] !== undefined
      ? demandAt(at + 2 * step)
      : demandIn(part, MATERIALS);
  };
  const of = (isHigh: boolean) => {
    const at = parts.findIndex((part, index) => index % 2 === 1 && /^(?:h|pri)/i.test(part) === isHigh);
    return at < 0 ? null : demandAt(at);
  };
  const [high, low] = [of(true), of(false)];
  return high || low ? { high, low } : null;
}
