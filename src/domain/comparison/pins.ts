import type { Unit } from '../../contract/units/unit';
import { MAX_PINNED } from '../limits';
import { isSameValue } from '../specs/ruleVerdict';
import { specRows } from '../specs/specRows';
import type { SpecId } from '../specs/spec';

/** The listed units that are pinned, in the order of pinning. */
export function pinnedUnits(listed: readonly Unit[], serials: readonly string[]): Unit[] {
  const bySerial = new Map(listed.map((unit) => [String(unit.serial), unit]));
  return serials.flatMap((serial) => bySerial.get(serial) ?? []).slice(0, MAX_PINNED);
}

/** Units in page order: manual ones first, newest first, then pinned ones, then the others. */
export function unitsInOrder(manual: readonly Unit[], pinned: readonly Unit[], others: readonly Unit[]): Unit[] {
  const shown = new Set([...pinned, ...others]);
  const byHand = new Set(manual.filter((unit) => shown.has(unit)));
  return [...new Set([...byHand, ...shown])];
}

export function differingSpecs(units: readonly Unit[]): ReadonlySet<SpecId> {
  const [first, ...others] = units;
  if (!first) return new Set();
  const differing = specRows.filter(({ field, actualValue }) =>
    others.some((unit) => !isSameValue(field, actualValue(first), actualValue(unit))),
  );
  return new Set(differing.map(({ id }) => id));
}

/** '2 pinned, 3 differences'; empty without pins. */
export function pinnedText(units: readonly Unit[]): string {
  if (units.length === 0) return '';
  const pinned = `${units.length} pinned`;
  if (units.length === 1) return pinned;
  const { size } = differingSpecs(units);
  return `${pinned}, ${size === 1 ? '1 difference' : `${size} differences`}`;
}
