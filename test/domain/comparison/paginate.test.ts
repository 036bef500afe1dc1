import fc from 'fast-check';
import { pageOf, pageRange, paginate, rangeText, pageNumbers } from '../../../src/domain/comparison/paginate';
import { forAll } from '../builders/forAll';

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
    forAll(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const { pages } = pageRange(items.length, 1, size);
      const all = Array.from({ length: pages }, (_, index) => paginate(items, index + 1, size).items).flat();
      expect(all).toEqual(items);
    });
  });
});

test.each([
  ['a', 1],
  ['c', 1],
  ['d', 2],
  ['g', 3],
  ['not listed', 1],
])('item %p is on page %p of three each', (item, page) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], item, 3)).toBe(page);
});

test('the page of an item holds it, whatever the size', () => {
  const lists = fc.uniqueArray(fc.nat(), { minLength: 1 });
  forAll(lists, fc.integer({ min: 1, max: 9 }), fc.nat(), (items, size, nth) => {
    const item = items[nth % items.length]!;
    expect(paginate(items, pageOf(items, item, size), size).items).toContain(item);
  });
});

test.each([
  [138, 2, 6, 'Showing 7-12 of 138 orders'],
  [138, 23, 6, 'Showing 133-138 of 138 orders'],
  [7, 2, 6, 'Showing 7-7 of 7 orders'],
  [6, 2, 6, 'Showing 1-6 of 6 orders'],
  [0, 1, 6, 'Showing 0-0 of 0 orders'],
])('of %p orders, page %p of %p each says: %s', (total, page, size, text) => {
  expect(rangeText(pageRange(total, page, size), 'orders')).toBe(text);
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

test('more siblings show more neighbors', () => {
  expect(pageNumbers(5, 9, 2)).toEqual([1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 9]);
});

test('first, last and current page are always listed, in order, with an ellipsis for every gap', () => {
  forAll(fc.integer({ min: 1, max: 60 }), fc.nat(), (pages, nth) => {
    const page = 1 + (nth % pages);
    const listed = pageNumbers(page, pages);
    const numbers = listed.filter((each) => each !== 'ellipsis');
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
    const gaps = numbers.filter((each, index) => each - (numbers[index - 1] ?? 0) > 1).length;
    expect(listed.length - numbers.length).toBe(gaps);
  });
});
