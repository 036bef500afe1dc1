import type { Unit } from '../../contract/unit/unit';
import { fitClassOf } from '../fit/fitClass';
import { specRows } from '../specs/specRows';
import { fits, type Figure } from './query/condition';
import type { Measure } from './query/measures';
import type { Query } from './query/parseQuery';

/**
 * The units that fit a filter: their id, location, notes, fit class or a spec value contains each text, case ignored (spec section 5),
 * and each figure fits.
 */
export const filterUnits = (
  units: readonly Unit[],
  { terms }: Query,
  figureOf: (unit: Unit, measure: Measure) => Figure,
): Unit[] =>
  units.filter((unit) =>
    terms.every((term) =>
      term.kind === 'text' ? contains(unit, term.text) : fits(term.condition, figureOf(unit, term.measure)),
    ),
  );

const contains = (unit: Unit, text: string): boolean => searchText(unit).includes(text.toLowerCase());

/** Kept, since every letter typed searches all units. */
const known = new WeakMap<Unit, string>();

function searchText(unit: Unit): string {
  const text = known.get(unit) ?? readText(unit);
  known.set(unit, text);
  return text;
}

/** A line for each text: what is typed is on one line, so it is found in none of two. */
function readText(unit: Unit): string {
  const { serial, warehouse_desc, fab_notes, comments } = unit;
  const words = [String(serial), fitClassOf(unit) ?? '', warehouse_desc ?? '', fab_notes ?? '', comments ?? ''];
  const specs = specRows.map((row) => specTextOf(row.actual(unit), row.unitOfMeasure));
  return [...words, ...specs].join('\n').toLowerCase();
}

/** As a card writes it: '300 kVA', '12470Y/7200 V'. */
const specTextOf = (actual: string, unitOfMeasure = ''): string => (actual === '' ? '' : `${actual} ${unitOfMeasure}`);
