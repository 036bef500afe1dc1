import type { Unit } from '../../contract/units/unit';
import { fitClassOf } from '../fit/fitClass';
import { specRows } from '../specs/specRows';
import { fits, type Figure, type Measure, mayFit, MEASURES } from './query/condition';
import type { Query } from './query/parseQuery';
import { listOf } from '../format/text';
import { toTradeUnit } from '../trade/toTradeUnit';

/**
 * Filters by texts, case ignored (spec section 5), and figures. `shownOf` adds text that a unit's card shows but the unit does not
 * contain, such as its freight.
 */
export const filterUnits = (
  units: readonly Unit[],
  { terms }: Query,
  figureOf: (unit: Unit, measure: Measure) => Figure,
  shownOf: (unit: Unit) => string = () => '',
): Unit[] =>
  units.filter((unit) =>
    terms.every((term) =>
      term.kind === 'number'
        ? fits(term.condition, figureOf(unit, term.measure))
        : contains(unit, term.text, shownOf) || (term.kind === 'trait' && term.trait.fits(toTradeUnit(unit))),
    ),
  );

function contains(unit: Unit, text: string, shownOf: (unit: Unit) => string): boolean {
  const typed = text.toLowerCase();
  return searchText(unit).includes(typed) || shownOf(unit).toLowerCase().includes(typed);
}

/** Cached because each keystroke searches all units. */
const known = new WeakMap<Unit, string>();

function searchText(unit: Unit): string {
  const text = known.get(unit) ?? readText(unit);
  known.set(unit, text);
  return text;
}

/** One line per text, so that a match cannot span two texts. */
function readText(unit: Unit): string {
  const { serial, warehouse_desc, fab_notes, comments } = unit;
  const words = [String(serial), fitClassOf(unit) ?? '', warehouse_desc ?? '', fab_notes ?? '', comments ?? ''];
  const specs = specRows.map((row) => specTextOf(row.actual(unit), row.unitOfMeasure));
  return [...words, ...specs].join('\n').toLowerCase();
}

const specTextOf = (actual: string, unitOfMeasure = ''): string => (actual === '' ? '' : `${actual} ${unitOfMeasure}`);

/** A sentence about the units that only unknown figures exclude; null without any. */
export function undecidedUnits(
  units: readonly Unit[],
  { terms, problems }: Query,
  figureOf: (unit: Unit, measure: Measure) => Figure,
  shownOf?: (unit: Unit) => string,
): string | null {
  const numbers = terms.flatMap((term) => (term.kind === 'number' ? [term] : []));
  const texts = terms.filter(({ kind }) => kind !== 'number');
  const unknown = new Set<Measure>();
  let count = 0;
  for (const unit of filterUnits(units, { terms: texts, problems }, figureOf, shownOf)) {
    const open = numbers.filter(({ condition, measure }) => !fits(condition, figureOf(unit, measure)));
    if (open.length === 0 || !open.every(({ condition, measure }) => mayFit(condition, figureOf(unit, measure))))
      continue;
    count += 1;
    for (const { measure } of open) unknown.add(measure);
  }
  const filtered = new Set(numbers.map(({ measure }) => measure));
  const names = [...filtered].filter((measure) => unknown.has(measure)).map(nameOf);
  return count === 0 ? null : sentence(count, [...new Set(names)]);
}

const COSTS: readonly Measure[] = ['margin', 'marginDollars', 'cost', 'work'];

export const asksForCosts = ({ terms }: Pick<Query, 'terms'>): boolean =>
  terms.some((term) => term.kind === 'number' && COSTS.includes(term.measure));

function nameOf(measure: Measure): string {
  const names = MEASURES.find((words) => words.measure === measure)?.names ?? ['margin'];
  return names[0]?.replace('kva', 'kVA') ?? '';
}

function sentence(count: number, names: readonly string[]): string {
  const [whose, units] = count === 1 ? ['its', '1 unit'] : ['their', `${count} units`];
  const are = names.length > 1 || names.includes('all costs') ? 'are' : 'is';
  return `${units} may fit, too: ${whose} ${listOf(names)} ${are} not known for certain.`;
}
