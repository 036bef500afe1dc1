import fc from 'fast-check';
import { bestSerial } from '../../../src/domain/comparison/bestUnit';
import { combineUnits } from '../../../src/domain/comparison/combineUnits';
import { filterUnits } from '../../../src/domain/comparison/filterUnits';
import { pageNumbers } from '../../../src/domain/comparison/pageNumbers';
import { pageRange, paginate } from '../../../src/domain/comparison/paginate';
import { sortUnits } from '../../../src/domain/comparison/sortUnits';
import type { Unit } from '../../../src/contract/unit/unit';
import { aUnit } from '../builders/units';

const serials = (units: readonly Unit[]) => units.map(({ serial }) => serial);
const scored = (serial: string, match_score: number | null, margin_percentage: number | null = null) =>
  aUnit({ serial, match_score, margin_percentage });

describe('sortUnits', () => {
  const units = [scored('a', 0.5, 10), scored('b', null, null), scored('c', 0.9, 10), scored('d', 0.5, 40)];
  const marginOf = (unit: Unit) => unit.margin_percentage;

  test('specs: best match first, ties in the order of the server, no score last', () => {
    expect(serials(sortUnits(units, 'specs', marginOf))).toEqual(['c', 'a', 'd', 'b']);
  });

  test('margin: highest live margin first', () => {
    expect(serials(sortUnits(units, 'margin', marginOf))).toEqual(['d', 'a', 'c', 'b']);
  });

  test('several units without a value keep their order, and the list given is left alone', () => {
    const given = [scored('x', null), scored('y', null), scored('z', 0.1)];
    expect(serials(sortUnits(given, 'specs', marginOf))).toEqual(['z', 'x', 'y']);
    expect(serials(given)).toEqual(['x', 'y', 'z']);
  });
});

describe('filterUnits', () => {
  const unit = aUnit({
    serial: 'IC70001',
    warehouse_desc: 'Phoenix, AZ',
    fab_notes: 'Repainted',
    comments: 'Rush',
    primary_voltage: '12470GrdY/7200',
    type_of_fluid: 'FR3',
    m_price: 424242,
  });

  test.each(['ic7000', ' phoenix', 'REPAINT', 'rush', 'grdy', 'fr3', ''])('%p finds the unit', (text) => {
    expect(filterUnits([unit], text)).toEqual([unit]);
  });

  test.each(['austin', '424242'])('%p finds nothing', (text) => {
    expect(filterUnits([unit], text)).toEqual([]);
  });
});

describe('pages', () => {
  test('the last page holds what is left', () => {
    expect(paginate(['a', 'b', 'c', 'd', 'e'], 2, 3)).toEqual({
      items: ['d', 'e'],
      page: 2,
      pages: 2,
      from: 4,
      to: 5,
      total: 5,
    });
  });

  test.each([
    [9, 2],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [1.9, 1],
  ])('page %p of two is page %p', (page, expected) => {
    expect(pageRange(5, page, 3).page).toBe(expected);
  });

  test('an empty list is one empty page', () => {
    expect(pageRange(0, 1, 6)).toEqual({ page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });

  test('all pages together are the whole list, once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
        const { pages } = pageRange(items.length, 1, size);
        const all = Array.from({ length: pages }, (_, index) => paginate(items, index + 1, size).items).flat();
        expect(all).toEqual(items);
      }),
    );
  });

  test.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'ellipsis', 6]],
    [3, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [5, 9, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]],
    [9, 9, [1, 'ellipsis', 8, 9]],
    [10, 9, [1, 'ellipsis', 9]],
    [2, Number.MAX_SAFE_INTEGER, [1, 2, 3, 'ellipsis', Number.MAX_SAFE_INTEGER]],
  ])('page %p of %p lists %p', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });

  test('more siblings show more neighbours', () => {
    expect(pageNumbers(5, 9, 2)).toEqual([1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 9]);
  });
});

test.each([
  [[scored('a', 0.2), scored('b', 0.9), scored('c', 0.9)], 'b'],
  [[scored('a', null), scored('b', 0)], 'b'],
  [[scored('a', null)], null],
  [[], null],
])('the best unit of case %#', (units, expected) => {
  expect(bestSerial(units)).toBe(expected);
});

test('manual units come first and a unit stands once', () => {
  const combined = combineUnits([scored('m', 0.1), aUnit({ serial: 2 })], [scored('a', 0.9), scored('2', 0.8)]);
  expect(serials(combined)).toEqual(['m', 2, 'a']);
});
