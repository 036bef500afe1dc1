import { isVisibleIn } from '../../../src/domain/changes/isVisibleIn';

// 100 to 104 had begun when the snapshot was taken; 101 and 103 still ran.
const SNAPSHOT = '101:105:101,103 a-feed/16384/1763896000.5';

test.each([
  ['99', true],
  ['100', true],
  ['101', false],
  ['102', true],
  ['103', false],
  ['104', true],
  ['105', false],
  ['18446744073709551615', false],
])('a snapshot shows transaction %s: %s', (xid, isVisible) => {
  expect(isVisibleIn(xid, SNAPSHOT)).toBe(isVisible);
});

test('where nothing ran, all before the end is visible', () => {
  expect([isVisibleIn('104', '105:105:'), isVisibleIn('105', '105:105:')]).toEqual([true, false]);
});
