import fc from 'fast-check';
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

test.each([
  ['18446744073709551614', '18446744073709551614:18446744073709551615:', true],
  ['9007199254740993', '9007199254740990:9007199254740993:', false],
  ['9007199254740992', '9007199254740990:9007199254740993:', true],
  ['9007199254740992', '9007199254740990:9007199254740994:9007199254740993', true],
  ['1', '2:2:', true],
  ['1', '', false],
  ['10', '5:20:1,100', true],
  ['10', '5:20:10', false],
  ['10', '5:20:9,10,11', false],
])('ids are whole numbers of 64 bits: %s in %j is visible: %s', (xid, snapshot, isVisible) => {
  expect(isVisibleIn(xid, snapshot)).toBe(isVisible);
});

test('exactly what ended before the snapshot is visible, whatever ran and however large the ids are', () => {
  const states = fc.array(fc.constantFrom('ended', 'running', 'not begun'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(states, fc.bigInt({ min: 1n, max: 2n ** 63n }), (given, first) => {
      // All that had begun, ended or not, comes before what had not.
      const order = given.toSorted((a, b) => Number(a === 'not begun') - Number(b === 'not begun'));
      const ids = order.map((state, index) => ({ state, id: first + BigInt(index) }));
      const running = ids.filter(({ state }) => state === 'running').map(({ id }) => id);
      const xmax = first + BigInt(order.filter((state) => state !== 'not begun').length);
      const snapshot = `${running[0] ?? xmax}:${xmax}:${running.join()}`;
      for (const { state, id } of ids) expect(isVisibleIn(String(id), snapshot)).toBe(state === 'ended');
    }),
  );
});
