import fc from 'fast-check';
import { reservationsSchema } from '../../../src/contract/reservations';
import { searchReserved } from '../../../src/domain/reservations/searchReserved';

const { results } = reservationsSchema.parse({
  results: [
    { id: 1, itemCode: '1001', orderId: 101, jobNumber: 'J-70114', customerName: 'Mesa Power & Light' },
    { id: 2, itemCode: '0557128', orderId: 7, jobNumber: null, customerName: 'Électricité de Mâcon' },
    { id: 3, itemCode: 'IC-2002', orderId: 102, jobNumber: 'j-55', customerName: null, itemName: '1001 kVA pad' },
  ],
});
const found = (text: string) => searchReserved(results, text).map(({ id }) => Number(id));

test.each<[string, number[]]>([
  ['', [1, 2, 3]],
  [' \t ', [1, 2, 3]],
  ['1001', [1]],
  ['0557', [2]],
  ['557128 ', [2]],
  ['ic-2002', [3]],
  ['101', [1]],
  ['10', [1, 3]],
  ['7', [1, 2]],
  ['J-', [1, 3]],
  ['mesa', [1]],
  ['POWER & L', [1]],
  ['électricité', [2]],
  ['MÂCON', [2]],
  ['macon', []],
  ['null', []],
  ['kVA', []],
  ['.*', []],
  ['1001 J-70114', []],
])('the search for %j finds the reservations %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('what is found stands in its order, and the list that was searched is as it was', () => {
  const before = structuredClone(results);
  const reversed = results.toReversed();
  expect(searchReserved(reversed, 'j-').map(({ id }) => Number(id))).toEqual([3, 1]);
  expect(results).toEqual(before);
  expect(searchReserved([], 'j-')).toEqual([]);
});

test('one more letter never finds more, and each part of a customer finds them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé0-9 -]{0,4}$/), fc.stringMatching(/^[a-z0-9]$/), (text, letter) => {
      for (const id of found(text + letter)) expect(found(text)).toContain(id);
    }),
  );
  const name = 'Mesa Power & Light';
  for (let end = 1; end <= name.length; end += 1) expect(found(name.slice(0, end))).toContain(1);
});
