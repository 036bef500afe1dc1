import fc from 'fast-check';
import { changedText, unitChangeText, isVisibleIn, laterPosition } from '../../../src/domain/changes/changes';
import { forAll } from '../builders/forAll';

const reserved = { isReserved: true, by: 'Dana', orderId: '17', jobNumber: 'J59270' };

test.each([
  [{ units: 0, orders: 0, isMany: false }, ''],
  [{ units: 3, orders: 0, isMany: false }, '3 units changed'],
  [{ units: 0, orders: 1, isMany: false }, '1 order changed'],
  [{ units: 1, orders: 2, isMany: false }, '2 orders and 1 unit changed'],
  [{ units: 0, orders: 0, areEstimates: true, isMany: false }, 'The estimates changed'],
  [{ units: 2, orders: 1, areEstimates: true, isMany: false }, 'The estimates, 1 order and 2 units changed'],
  [{ units: 2, orders: 0, areEstimates: true, isMany: false }, 'The estimates and 2 units changed'],
  [{ units: 1, orders: 2, isMany: true }, 'The data changed'],
  [{ units: 0, orders: 0, isMany: true, reservation: reserved }, 'The data changed'],
  [{ units: 3, orders: 0, isMany: false, reservation: null }, '3 units changed'],
  [{ units: 1, orders: 1, isMany: false, reservation: reserved }, 'Reserved by Dana for J59270'],
])('of %j the line says %j', (counts, text) => {
  expect(changedText(counts)).toBe(text);
});

test.each([
  [reserved, 'Reserved by Dana for J59270'],
  [{ ...reserved, jobNumber: null, by: null }, 'Reserved for order 17'],
  [{ ...reserved, isReserved: false }, 'Released by Dana'],
  [{ ...reserved, isReserved: false, by: null }, 'Released'],
  [{ ...reserved, jobNumber: null }, 'Reserved by Dana for order 17'],
  [null, 'Changed'],
])('a unit after %j reads %j', (reservation, text) => {
  expect(unitChangeText(reservation)).toBe(text);
});

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

test('without running transactions everything before the end is visible', () => {
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
  forAll(states, fc.bigInt({ min: 1n, max: 2n ** 63n }), (given, first) => {
    // All that had begun, ended or not, comes before what had not.
    const order = given.toSorted((a, b) => Number(a === 'not begun') - Number(b === 'not begun'));
    const ids = order.map((state, index) => ({ state, id: first + BigInt(index) }));
    const running = ids.filter(({ state }) => state === 'running').map(({ id }) => id);
    const xmax = first + BigInt(order.filter((state) => state !== 'not begun').length);
    const snapshot = `${running[0] ?? xmax}:${xmax}:${running.join()}`;
    for (const { state, id } of ids) expect(isVisibleIn(String(id), snapshot)).toBe(state === 'ended');
  });
});

test.each([
  [null, '3:5:4 a', '3:5:4 a'],
  ['3:5:4 a', '5:6: a', '5:6: a'],
  ['5:6: a', '3:5:4 a', '5:6: a'],
  ['5:10:5 a', '10:10: a', '10:10: a'],
  ['10:10: a', '5:10:5 a', '10:10: a'],
  ['5:10:5,7 a', '5:10:5 a', '5:10:5 a'],
  ['9:9: a', '10:10: a', '10:10: a'],
  ['9:9: a', '1:1: b', '1:1: b'],
  ['of another server', '1:1: b', '1:1: b'],
])('of the positions %j and %j the later one is %j', (one, other, later) => {
  expect(laterPosition(one, other)).toBe(later);
});
