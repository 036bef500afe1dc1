import type { Unit } from '../../contract/unit/unit';
import { specRows } from '../specs/specRows';
import { fits } from './query/condition';
import type { Measure } from './query/measures';
import type { Query } from './query/parseQuery';

/**
 * The units that fit a filter: their id, location, notes or a spec value contains each text, case ignored (spec section 5),
 * and each figure fits.
 */
export const filterUnits = (
  units: readonly Unit[],
  { terms }: Query,
  figureOf: (unit: Unit, measure: Measure) => number | null,
): Unit[] =>
  units.filter((unit) =>
    terms.every((term) =>
      term.kind === 'text' ? contains(unit, term.text) : fits(term.condition, figureOf(unit, term.measure)),
    ),
  );

function contains(unit: Unit, text: string): boolean {
  const wanted = text.toLowerCase();
  return searchTexts(unit).some((each) => each.includes(wanted));
}

/** Kept, since every letter typed searches all units. */
const known = new WeakMap<Unit, readonly string[]>();

function searchTexts(unit: Unit): readonly string[] {
  const texts = known.get(unit) ?? readTexts(unit);
  known.set(unit, texts);
  return texts;
}

function readTexts(unit: Unit): readonly string[] {
  const { serial, warehouse_desc, fab_notes, comments } = unit;
  const words = [String(serial), warehouse_desc ?? '', fab_notes ?? '', comments ?? ''];
  return [...words, ...specRows.map((row) => row.actual(unit))].map((each) => each.toLowerCase());
}
