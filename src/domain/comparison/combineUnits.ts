import type { Unit } from '../../contract/unit/unit';

/** Manual units first, newest first, then the sorted recommendations; a unit stands once (spec section 4). */
export function combineUnits(manual: readonly Unit[], sortedRecommended: readonly Unit[]): Unit[] {
  const serials = new Set(manual.map(({ serial }) => String(serial)));
  return [...manual, ...sortedRecommended.filter(({ serial }) => !serials.has(String(serial)))];
}
