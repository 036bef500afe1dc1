import fc from 'fast-check';
import type { Unit } from '../../../src/contract/units/unit';
import { bestSerial } from '../../../src/domain/comparison/best';
import { combineUnits, sortUnits, type UnitSort } from '../../../src/domain/comparison/sortUnits';
import { parseQuery } from '../../../src/domain/comparison/query/parseQuery';
import { filterUnits } from '../../../src/domain/comparison/filterUnits';
import { paginate } from '../../../src/domain/comparison/paginate';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { PAGE_SIZES } from '../../../src/domain/limits';
import { unitLists } from '../builders/comparisonUnits';
import { forAll, testProperty } from '../builders/forAll';

const marginOf = (unit: Unit) => estimate(unit, initialCostOptions(unit), null).marginPercentage;
const sorted = (units: readonly Unit[], sort: UnitSort) =>
  sortUnits(units, sort, (unit) => ({ percentage: marginOf(unit), isComplete: true }));
const filtered = (units: readonly Unit[], text: string) => filterUnits(units, parseQuery(text), () => null);
const valueOf = (unit: Unit, sort: UnitSort) =>
  (sort === 'specs' ? unit.match_score : marginOf(unit)) ?? Number.NEGATIVE_INFINITY;
const serials = (units: readonly Unit[]) => units.map(({ serial }) => String(serial));
const sorts = fc.constantFrom<UnitSort[]>('specs', 'margin');
const texts = fc.constantFrom('', ' ', 'austin', 'PHOENIX', '1', '12', 'nothing reads like this');

describe('a sort', () => {
  testProperty('a sort is a permutation: no unit is lost, doubled or made up', unitLists, sorts, (units, sort) => {
    const after = sorted(units, sort);
    expect(after).toHaveLength(units.length);
    expect(new Set(after)).toEqual(new Set(units));
  });

  testProperty('sorting is stable, ordered and idempotent', unitLists, sorts, (units, sort) => {
    const after = sorted(units, sort);
    after.slice(1).forEach((unit, index) => {
      const before = after[index]!;
      expect(valueOf(before, sort)).toBeGreaterThanOrEqual(valueOf(unit, sort));
      if (valueOf(before, sort) === valueOf(unit, sort)) {
        expect(units.indexOf(before)).toBeLessThan(units.indexOf(unit));
      }
    });
    expect(sorted(after, sort)).toEqual(after);
  });
});

test('manual units come first in their order for every sort, without duplicates', () => {
  forAll(unitLists, unitLists, sorts, (manual, recommended, sort) => {
    const listed = combineUnits(manual, sorted(recommended, sort));
    expect(listed.slice(0, manual.length)).toEqual(manual);
    expect(new Set(serials(listed)).size).toBe(listed.length);
    expect(new Set(serials(listed))).toEqual(new Set([...serials(manual), ...serials(recommended)]));
  });
});

test('a filter retains the order, finds at least as many with less text, and finds every unit by serial', () => {
  forAll(unitLists, texts, (units, text) => {
    const found = filtered(units, text);
    expect(found).toEqual(units.filter((unit) => found.includes(unit)));
    expect(filtered(units, text.slice(0, -1))).toEqual(expect.arrayContaining(found));
    for (const unit of units) expect(filtered(units, String(unit.serial))).toContain(unit);
  });
});

testProperty('the best unit is the first of the list sorted by specs, if any has a score', unitLists, (units) => {
  const [first] = sorted(units, 'specs');
  expect(bestSerial(units)).toBe(first && first.match_score !== null ? String(first.serial) : null);
});

/** What a person can do to the list. Filter and sort ask for page 1 (spec section 4). */
type Step =
  | { filter: string }
  | { sort: UnitSort }
  | { page: number }
  | { add: Unit }
  | { remove: number }
  | { recommended: Unit[] };
interface Shown {
  manual: readonly Unit[];
  recommended: readonly Unit[];
  text: string;
  sort: UnitSort;
  page: number;
}

const pages = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(Number.NaN, Infinity, 1.5, 1e9));
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ filter: texts }),
    fc.record({ sort: sorts }),
    fc.record({ page: pages }),
    fc.record({ add: unitLists.filter((units) => units.length > 0).map((units) => units[0]!) }),
    fc.record({ remove: fc.nat({ max: 3 }) }),
    fc.record({ recommended: unitLists }),
  ),
  { maxLength: 20 },
);

function after(shown: Shown, step: Step): Shown {
  if ('filter' in step) return { ...shown, text: step.filter, page: 1 };
  if ('sort' in step) return { ...shown, sort: step.sort, page: 1 };
  if ('add' in step) {
    const others = shown.manual.filter(({ serial }) => serial !== step.add.serial);
    return { ...shown, manual: [step.add, ...others], page: 1 };
  }
  if ('remove' in step) return { ...shown, manual: shown.manual.filter((_, index) => index !== step.remove) };
  return { ...shown, ...step };
}

test('the page is within bounds and shows what it says, whatever is filtered, sorted, turned, added and removed', () => {
  const size = PAGE_SIZES.comparison;
  forAll(steps, (taken) => {
    let shown: Shown = { manual: [], recommended: [], text: '', sort: 'specs', page: 1 };
    for (const step of taken) {
      shown = after(shown, step);
      const found = filtered(combineUnits(shown.manual, sorted(shown.recommended, shown.sort)), shown.text);
      const page = paginate(found, shown.page, size);
      expect(page.page).toBeGreaterThanOrEqual(1);
      expect(page.page).toBeLessThanOrEqual(page.pages);
      expect(page.pages).toBe(Math.max(1, Math.ceil(found.length / size)));
      expect(page.total).toBe(found.length);
      expect(page.items).toEqual(found.slice((page.page - 1) * size, page.page * size));
      expect(page.items.length > 0).toBe(found.length > 0);
      expect(page.items).toHaveLength(found.length === 0 ? 0 : page.to - page.from + 1);
    }
  });
});
