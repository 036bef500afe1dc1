import { demandIn, type Demand } from '../../language/demand';
import { ALUMINUM, COPPER, materialNames, type WindingMaterial } from '../../language/things/windings';
import { inField } from '../../language/vocabulary';
import { memoizedByText } from '../../quantity/memoizedByText';
import { recordedText } from '../../language/placeholder';

/** Of the high-voltage and the low-voltage winding; null where nothing is said of it. */
export interface PerWinding<T> {
  readonly high: T | null;
  readonly low: T | null;
}

const MATERIALS = inField(materialNames);

const SIDE = String.raw`(?:h\.?v\.?|high voltage|primary|pri|l\.?v\.?|low voltage|secondary|sec)`;
const MATERIAL = String.raw`(?:${COPPER}|${ALUMINUM})`;
/** 'HV AL / LV CU', 'HV: no copper, LV: copper'. */
const SIDE_FIRST = new RegExp(
  String.raw`\b(${SIDE})\b[\s:=-]*((?:windings?[\s:=-]*)?(?:(?:no|non|not)[\s-]+)?${MATERIAL}\b)`,
  'g',
);
/** 'AL HV / CU LV'. */
const SIDE_LAST = new RegExp(
  String.raw`\b((?:(?:no|non|not)[\s-]+)?${MATERIAL})(?:[\s-]+(?:strip|wire|foil|sheet|windings?))?[\s-]+(${SIDE})\b`,
  'g',
);

/** What an order asks of the windings: 'Copper', 'Cu/Al' (either), 'no aluminum', 'HV AL / LV CU'. Null for other text. */
export const windingDemand = memoizedByText((text): PerWinding<Demand<WindingMaterial>> | null => {
  const sides = sidesOf(text.toLowerCase());
  if (sides) return { high: demandOf(sides.high), low: demandOf(sides.low) };
  const demand = demandOf(text);
  return demand && { high: demand, low: demand };
});

/** What a unit's windings are made of; 'Cu/Al' contains both. Null for text that does not say. */
export const windingsOf = memoizedByText((text): PerWinding<ReadonlySet<WindingMaterial>> | null => {
  const demand = windingDemand(recordedText(text));
  return demand && { high: materialsOf(demand.high), low: materialsOf(demand.low) };
});

/** The one material of all windings; null where they differ, contain both, or are not known. */
export function windingMaterialOf(text: string | null | undefined): WindingMaterial | null {
  const windings = windingsOf(text);
  const materials = new Set([...(windings?.high ?? []), ...(windings?.low ?? [])]);
  const [only, other] = materials;
  return windings?.high && windings.low && only !== undefined && other === undefined ? only : null;
}

const demandOf = (text: string | null): Demand<WindingMaterial> | null =>
  text === null ? null : demandIn(text, MATERIALS);

/** A unit that is said not to be of one material is of the other. */
function materialsOf(demand: Demand<WindingMaterial> | null): ReadonlySet<WindingMaterial> | null {
  if (demand === null) return null;
  if (demand.asked.size > 0) return demand.asked;
  return demand.denied.size === 1 ? new Set([demand.denied.has('copper') ? 'aluminum' : 'copper']) : null;
}

function sidesOf(text: string): PerWinding<string> | null {
  const first = [...text.matchAll(SIDE_FIRST)].map(([, side = '', material = '']) => ({ side, material }));
  const pairs =
    first.length > 0
      ? first
      : [...text.matchAll(SIDE_LAST)].map(([, material = '', side = '']) => ({ side, material }));
  if (pairs.length === 0) return null;
  const of = (isHigh: boolean) => pairs.find(({ side }) => /^(?:h|pri)/.test(side) === isHigh)?.material ?? null;
  return { high: of(true), low: of(false) };
}
