import type { Unit } from '../../contract/unit/unit';
import { fitClassOf } from '../fit/fitClass';
import { specRows } from '../specs/specRows';
import { fits, type Figure } from './query/condition';
import type { Measure } from './query/measures';
import type { Query } from './query/parseQuery';

/**
 * The units that fit a filter: their id, location, notes, fit class or a spec value contains each text, case ignored (spec section 5),
 * and each figure fits. A text that its card shows and the unit does not hold, such as its freight, is found by `shownOf`.
 */
export const filterUnits = (
  units: readonly Unit[],
  { terms }: Query,
  figureOf: (unit: Unit, measure: Measure) => Figure,
  shownOf: (unit: Unit) => string = () => '',
): Unit[] =>
  units.filter((unit) =>
    terms.every((term) =>
      term.kind === 'text' ? contains(unit, term.text, shownOf) : fits(term.condition, figureOf(unit, term.measure)),
    ),
  );

function contains(unit: Unit, text: string, shownOf: (unit: Unit) => string): boolean {
  const typed = text.toLowerCase();
  return searchText(unit).includes(typed) || shownOf(unit).toLowerCase().includes(typed);
}

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
