import type { Unit } from '../../../contract/unit/unit';
import { listOf } from '../../format/listOf';
import { filterUnits } from '../filterUnits';
import { fits, mayFit, type Figure } from './condition';
import { MEASURES, type Measure } from './measures';
import type { Query } from './parseQuery';

/** How many units a filter leaves out only because a figure is not known for certain, and which figures those are, as a sentence; null where there are none. */
export function undecidedUnits(
  units: readonly Unit[],
  { terms, problems }: Query,
  figureOf: (unit: Unit, measure: Measure) => Figure,
  shownOf?: (unit: Unit) => string,
): string | null {
  const numbers = terms.flatMap((term) => (term.kind === 'number' ? [term] : []));
  const texts = terms.filter(({ kind }) => kind === 'text');
  const unknown = new Set<Measure>();
  let count = 0;
  for (const unit of filterUnits(units, { terms: texts, problems }, figureOf, shownOf)) {
    const open = numbers.filter(({ condition, measure }) => !fits(condition, figureOf(unit, measure)));
    if (open.length === 0 || !open.every(({ condition, measure }) => mayFit(condition, figureOf(unit, measure))))
      continue;
    count += 1;
    for (const { measure } of open) unknown.add(measure);
  }
  const asked = new Set(numbers.map(({ measure }) => measure));
  const names = [...asked].filter((measure) => unknown.has(measure)).map(nameOf);
  return count === 0 ? null : sentence(count, [...new Set(names)]);
}

/** Figures that are not shown to every role. */
const COSTS: readonly Measure[] = ['margin', 'marginDollars', 'cost', 'work'];

/** Whether a filter compares what a unit costs, or what is left of its price. */
export const asksForCosts = ({ terms }: Pick<Query, 'terms'>): boolean =>
  terms.some((term) => term.kind === 'number' && COSTS.includes(term.measure));

/** As people call it, in a sentence. */
function nameOf(measure: Measure): string {
  const names = MEASURES.find((words) => words.measure === measure)?.names ?? ['margin'];
  return names[0]?.replace('kva', 'kVA') ?? '';
}

function sentence(count: number, names: readonly string[]): string {
  const [whose, units] = count === 1 ? ['its', '1 unit'] : ['their', `${count} units`];
  const are = names.length > 1 || names.includes('all costs') ? 'are' : 'is';
  return `${units} may fit, too: ${whose} ${listOf(names)} ${are} not known for certain.`;
}
