import type { Unit } from '../../../../../src/contract/units/unit';
import {
  selectFilteredUnits,
  selectListedUnits,
  selectPagedUnits,
  selectPageSize,
  selectPinnedDifferences,
  selectPinnedUnits,
  selectUnitPage,
} from '../../../../../src/web/features/comparison/state/selectors';
import { selectPinnedSerials } from '../../../../../src/web/features/comparison/state/comparisonChoices';
import { costOptionChanged, costOptionsSlice } from '../../../../../src/web/features/comparison/state/chosenUnits';
import { aList, aPricedUnit, aState, aUnit, ORDER } from '../../../comparisonSamples';

const serials = (units: readonly Unit[]) => units.map((unit) => String(unit.serial));
const pinning = (...pinned: string[]) => aState({ pinnedUnits: { [ORDER]: pinned } });
const inView = (view: 'cards' | 'table', sort: 'specs' | 'margin' = 'specs') => ({
  comparisonView: { [ORDER]: { view, sort } },
});
const unitsCalled = (...names: string[]) => names.map((serial) => aUnit({ serial }));
const units = unitsCalled('A', 'B', 'C', 'D', 'E');

describe('pins', () => {
  test('an order without pins has none', () => {
    expect(selectPinnedSerials(aState(), ORDER)).toEqual([]);
    expect(selectPinnedUnits(aState(), aList(units))).toEqual([]);
  });

  test('pinned units are in the order in which they were pinned, and are not paged through', () => {
    const state = pinning('D', 'B');
    expect(serials(selectPinnedUnits(state, aList(units)))).toEqual(['D', 'B']);
    expect(serials(selectPagedUnits(state, aList(units)))).toEqual(['A', 'C', 'E']);
  });

  test.each([
    [[], 3, ['A', 'B', 'C']],
    [['B'], 2, ['A', 'C']],
    [['B', 'D'], 1, ['A']],
  ])('beside the pinned %j there is room for %p more of three cards', (pinned, size, shown) => {
    expect(selectPageSize(pinning(...pinned), aList(units))).toBe(size);
    expect(serials(selectUnitPage(pinning(...pinned), aList(units)).items)).toEqual(shown);
  });

  test('beside three pinned units there is one page, and it is empty', () => {
    const state = pinning('A', 'B', 'C');
    expect(selectPageSize(state, aList(units))).toBe(0);
    expect(selectUnitPage(state, aList(units, { page: 2 }))).toEqual({
      page: 1,
      pages: 1,
      from: 0,
      to: 0,
      total: 0,
      items: [],
    });
  });

  test('filtered pinned units stay pinned and are on no page', () => {
    const named = unitsCalled('A1', 'B1', 'B2');
    const ofB = aList(named, { text: 'b' });
    expect(serials(selectPinnedUnits(pinning('A1', 'B1'), ofB))).toEqual(['A1', 'B1']);
    expect(serials(selectPagedUnits(pinning('A1', 'B1'), ofB))).toEqual(['B2']);
  });

  test('the pinned units differ in the specifications in which they are not alike', () => {
    const pair = [aUnit({ serial: 'A', kva_rating: 500 }), aUnit({ serial: 'B', kva_rating: 750 })];
    expect([...selectPinnedDifferences(pinning('A', 'B'), aList(pair))]).toEqual(['kvaRating']);
    expect([...selectPinnedDifferences(pinning('A'), aList(pair))]).toEqual([]);
  });
});

test('the table shows two thousand units on a page, with and without pins', () => {
  expect(selectPageSize(aState(inView('table')), aList(units))).toBe(2000);
  expect(selectPageSize({ ...pinning('A', 'B'), ...inView('table') }, aList(units))).toBe(2000);
  expect(selectPageSize(aState(inView('cards')), aList(units))).toBe(3);
});

describe('by margin', () => {
  const byMargin = aState(inView('cards', 'margin'));
  const dear = aPricedUnit({ serial: 'dear', m_price: null, jcm_total_cost: 22_000 });
  const cheap = aPricedUnit({ serial: 'cheap', m_price: null, jcm_total_cost: 20_000 });
  const recommended = [dear, cheap];

  test('units without a price are sorted by the margin that the price of the order leaves', () => {
    expect(serials(selectListedUnits(byMargin, aList(recommended)))).toEqual(['cheap', 'dear']);
  });

  test('a change that moves only some of the units makes another list', () => {
    const dearest = aPricedUnit({ serial: 'dearest', m_price: null, jcm_total_cost: 23_000 });
    const list = aList([...recommended, dearest]);
    expect(serials(selectListedUnits(byMargin, list))).toEqual(['cheap', 'dear', 'dearest']);
    const change = { reTank: true };
    const costOptions = costOptionsSlice.reducer({}, costOptionChanged({ orderId: ORDER, unit: dear, change }));
    expect(serials(selectListedUnits({ ...byMargin, costOptions }, list))).toEqual(['cheap', 'dearest', 'dear']);
  });
});

describe('a list with the same units in the same order is the very same list', () => {
  test('the listed units are the same after an answer with the same units', () => {
    const answer = unitsCalled('A', 'B');
    const before = selectListedUnits(aState(), aList(answer));
    expect(selectListedUnits(aState(), aList([...answer]))).toBe(before);
  });

  test('the filtered units are the same for words that leave the same units', () => {
    const list = aList(unitsCalled('A', 'B'));
    const before = selectFilteredUnits(aState(), list);
    expect(selectFilteredUnits(aState(), { ...list, text: ' ' })).toBe(before);
  });

  test('the pinned units are the same for a pin that is not listed', () => {
    const list = aList(unitsCalled('A', 'B'));
    const before = selectPinnedUnits(pinning('A'), list);
    expect(selectPinnedUnits(pinning('A', 'gone'), list)).toBe(before);
  });

  test('the paged units are the same whatever the filter does to those that are pinned', () => {
    const list = aList(unitsCalled('A1', 'B1', 'B2'));
    const before = selectPagedUnits(pinning('A1'), list);
    expect(selectPagedUnits(pinning('A1'), { ...list, text: 'B' })).toBe(before);
  });
});
