import type { Unit } from '../../src/contract/unit/unit';
import type { CostChange } from '../../src/domain/cost/comparison/costOptions';
import { PAGE_SIZES } from '../../src/domain/limits';
import { toDisplayOrder } from '../../src/domain/order/displayOrder';
import { toQuote } from '../../src/domain/order/quote';
import { sampleUnits } from '../../src/sample/units';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectPinnedDifferences,
  selectUnitPage,
  type ComparisonList,
} from '../../src/web/state/selectors/comparison';
import { selectCostOptions, selectEstimate } from '../../src/web/state/selectors/comparisonChoices';
import type { ComparisonState } from '../../src/web/state/slices/comparison';
import { costOptionChanged, costOptionsSlice } from '../../src/web/state/slices/costOptions';
import { sampleKnowledge } from '../mocks/sampleKnowledge';
import { show, timed } from './measure';

const FEW = 30;
const MANY = 1_000;
const STEPS = 400;

const knowledge = sampleKnowledge();
const order = knowledge.orders[0];
if (!order) throw new Error('The sample data has no order.');
const ORDER = String(order.id);
const orderPrice = toDisplayOrder(order).dollarValue;

/** Sample units judged against a sample order, best first as a server sends them. */
const recommended = sampleUnits()
  .slice(0, MANY)
  .flatMap(({ serial }) => knowledge.judge(toQuote(order), serial) ?? [])
  .toSorted((a, b) => (b.match_score ?? 0) - (a.match_score ?? 0));

interface Shown {
  state: ComparisonState;
  list: ComparisonList;
}

/** Reads what the page shows: the list, its counts, one page of it, and options and sums of each card on that page. */
function read({ state, list }: Shown): void {
  selectListedUnits(state, list);
  selectFilteredUnits(state, list);
  selectPinnedDifferences(state, list);
  selectBestSerial(state, list);
  for (const unit of selectUnitPage(state, list).items) {
    selectCostOptions(state, ORDER, unit);
    selectEstimate(state, ORDER, unit, orderPrice);
  }
}

type Sort = 'specs' | 'margin';
const start = (units: readonly Unit[], sort: Sort): Shown => ({
  state: {
    manualUnits: {},
    costOptions: {},
    comparisonView: { [ORDER]: { view: 'cards', sort } },
    pinnedUnits: {},
    acceptedConstraints: {},
    acceptedFields: {},
  },
  list: { orderId: ORDER, recommended: units, orderPrice, delivery: 'Mesa, AZ', text: '', page: 1 },
});

/** One option after the other is changed, each on one of the three best units, every time to another amount. */
function optionChanges(units: readonly Unit[], sort: Sort): Shown[] {
  const { state, list } = start(units, sort);
  let costOptions = state.costOptions;
  return Array.from({ length: STEPS }, (_, step) => {
    const change: CostChange = { reTank: true, reTankCost: String(step) };
    const unit = units[step % 3];
    if (unit) costOptions = costOptionsSlice.reducer(costOptions, costOptionChanged({ orderId: ORDER, unit, change }));
    return { list, state: { ...state, costOptions } };
  });
}

/** Turns through the pages that both lists have, over and over; by its fraction, which is cut, no page is remembered. */
function pageTurns(units: readonly Unit[]): Shown[] {
  const { state, list } = start(units, 'specs');
  const pages = FEW / PAGE_SIZES.comparison;
  return Array.from({ length: STEPS }, (_, step) => ({
    state,
    list: { ...list, page: 1 + (step % pages) + step / (2 * STEPS) },
  }));
}

/** Texts that grow letter by letter, no two alike. */
function filterLetters(units: readonly Unit[]): Shown[] {
  const { state, list } = start(units, 'specs');
  return Array.from({ length: STEPS }, (_, step) => ({ state, list: { ...list, text: step.toString(36) } }));
}

const steps: readonly [string, (units: readonly Unit[]) => Shown[]][] = [
  ['one option, sorted by specs', (units) => optionChanges(units, 'specs')],
  ['one option, sorted by margin', (units) => optionChanges(units, 'margin')],
  ['turning a page', pageTurns],
  ['typing a letter of the filter', filterLetters],
];

/** What one step on the comparison page costs the selectors, with few and with many recommended units. */
export function benchComparison(): void {
  const few = recommended.slice(0, FEW);
  console.log(`\nOne step on the comparison page, ${FEW} against ${MANY} recommended units`);
  for (const [name, shownBy] of steps) {
    // A first round of each counts for nothing: both lists then find the code warm.
    for (const units of [few, recommended]) timed(shownBy([...units]), read);
    const ofFew = timed(shownBy([...few]), read);
    const ofMany = timed(shownBy([...recommended]), read);
    console.log(`  ${name}: ${(ofMany.p50 / ofFew.p50).toFixed(1)} times as long`);
    console.log(show(`    ${FEW} units`, ofFew));
    console.log(show(`    ${MANY} units`, ofMany));
  }
}
