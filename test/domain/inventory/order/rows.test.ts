import fc from 'fast-check';
import { createRows, type Rows } from '../../../../src/domain/inventory/order/rows';

/** As whoever keeps the rows does: new ones and those that leave are told to the order by serial. */
const arrive = ({ take, inSerialOrder }: Rows, serial: string) => {
  const { row, isNew } = take(serial);
  if (isNew) inSerialOrder.touch(row);
  return row;
};
const leave = (rows: Rows, serial: string) => {
  const row = rows.leave(serial);
  if (row !== undefined) rows.inSerialOrder.touch(row);
};
const inOrder = ({ inSerialOrder, serialOf }: Rows) => [...inSerialOrder.all()].map(serialOf);

const rowsWith = (...serials: string[]): Rows => {
  const rows = createRows(0);
  for (const serial of serials) arrive(rows, serial);
  return rows;
};

/** A step: '+a' comes, '-a' leaves, '?' asks for the order. */
function follow(steps: readonly string[]): { rows: Rows; present: Set<string> } {
  const [rows, present] = [createRows(0), new Set<string>()];
  for (const [step, serial] of steps.map((each) => [each.charAt(0), each.slice(1)] as const)) {
    if (step === '?') expect(inOrder(rows)).toEqual([...present].sort());
    if (step === '+') arrive(rows, serial);
    if (step === '+') present.add(serial);
    if (step === '-') leave(rows, serial);
    if (step === '-') present.delete(serial);
  }
  return { rows, present };
}

test.each([
  ['come in order', '+a +b +c'],
  ['come in no order', '+c +a +b'],
  ['come again', '+b +a +b'],
  ['leave at the end, and a later one comes', '+a +b -b +c'],
  ['leave at the end, and an earlier one comes', '+b +c -c +a'],
  ['leave at the beginning, and a later one takes the place', '+a +b +c -a +d'],
  ['leave one after the other, the last row with nobody before it taken by the first serial', '+m +p +q -p -q +a'],
  ['leave all, and come back in another order', '+a +b -a -b +d +c'],
  ['leave before the first question', '+a -a'],
  ['come and leave between questions', '+b ? +a ? -b ? +c +aa ? -a'],
  ['leave although they were never there', '+a -x +b'],
])('units that %s are in the order of their serials', (_what, steps) => {
  const { rows, present } = follow([...steps.split(' '), '?']);
  expect([rows.size, rows.length - rows.free.length]).toEqual([present.size, present.size]);
});

test('whatever comes, leaves and is asked in between, the order is that of the serials', () => {
  const serial = fc.constantFrom('1', '10', '9', '09', 'a', 'B', 'b', 'é');
  const step = fc.oneof(
    { weight: 4, arbitrary: serial.map((each) => `+${each}`) },
    { weight: 3, arbitrary: serial.map((each) => `-${each}`) },
    { weight: 1, arbitrary: fc.constant('?') },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { rows, present } = follow([...steps, '?']);
      expect(rows.size).toBe(present.size);
    }),
    { numRuns: 300 },
  );
});

test('every row has its bits: one kind where a unit is, another where one was', () => {
  const rows = rowsWith('a', 'b', 'c', 'd');
  leave(rows, 'b');
  leave(rows, 'd');
  expect([...rows.bits(0, 0xffff)]).toEqual([0, 0xffff, 0, 0xffff]);
  arrive(rows, 'e');
  expect([...rows.bits(1, 2)]).toEqual([1, 2, 1, 1]);
  expect([...createRows(50).bits(1, 2)]).toEqual([]);
});

test('two rows compare by the characters of their serials', () => {
  const rows = rowsWith('9', '10', 'a', 'B');
  const [nine, ten, small, capital] = ['9', '10', 'a', 'B'].map((serial) => rows.take(serial).row) as [
    ...[number, number, number, number],
  ];
  expect([rows.compare(ten, nine), rows.compare(nine, capital), rows.compare(small, capital)]).toEqual([-1, -1, 1]);
  expect(rows.compare(ten, ten)).toBe(0);
});

test('a unit that comes again keeps its row, and its place in the order', () => {
  const rows = rowsWith('b', 'a');
  expect([arrive(rows, 'b'), arrive(rows, 'a'), rows.length, rows.size]).toEqual([0, 1, 2, 2]);
  expect(inOrder(rows)).toEqual(['a', 'b']);
});
