import fc from 'fast-check';
import { pageNumbers } from '../../../src/domain/comparison/pageNumbers';

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
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (pages, nth) => {
      const page = 1 + (nth % pages);
      const listed = pageNumbers(page, pages);
      const numbers = listed.filter((each) => each !== 'ellipsis');
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      const gaps = numbers.filter((each, index) => each - (numbers[index - 1] ?? 0) > 1).length;
      expect(listed.length - numbers.length).toBe(gaps);
    }),
  );
});
