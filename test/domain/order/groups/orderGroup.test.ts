import fc from 'fast-check';
import { ordersQuerySchema } from '../../../../src/contract/order/ordersQuery';
import { groupQuery, groupWords, readGroup } from '../../../../src/domain/order/groups/orderGroup';
import { readList, writeList } from '../../../../src/domain/order/orderList';
import { hostileAddress } from '../../builders/hostileText';

const read = (address: string) => readGroup(new URLSearchParams(address));
const NAMES = ['due_month', 'age', 'unit_status', 'kva', 'primary_class', 'secondary_volts', 'phase', 'margin'];

test('a group of the overview is read from the address and written to it again', () => {
  const address = 'kva=1500&primary_class=15&secondary_volts=480&phase=3';
  expect(read(`view=table&${address}&nothing=1`)).toBe(address);
  expect(writeList(readList(new URLSearchParams(address))).toString()).toBe(address);
});

/** Each part alone: what it means, and its nearest neighbors that mean nothing. */
test.each<[name: string, taken: string[], refused: string[]]>([
  [
    'due_month',
    ['2000-01', '2026-12', '2099-10', 'none'],
    ['2026-00', '2026-13', '1999-12', '2100-01', '2026-1', 'None'],
  ],
  ['age', ['0-29', '30-89', '90-179', '180-364', '365+', 'none'], ['1', '0-30', '365', '29-0', '366+', '30-89 ']],
  ['unit_status', ['On Hold', 'none', '0', ' '], ['']],
  ['kva', ['0', '112.5', '112.50', '9999999', 'none'], ['-1', '112.', '.5', '1e3', '1,500', '112.555', '10000000']],
  ['primary_class', ['1.2', '34.5', '69', 'over 69', 'none'], ['', '13', '34.50', 'over', 'over 70', '15 kV']],
  ['secondary_volts', ['1', '480', '9999999', 'none'], ['0', '0480', '480.5', '-480', '10000000', '480V']],
  ['phase', ['1', '3', 'none'], ['2', '03', '', '3.0', 'three']],
  ['margin', ['under 0', '0-10', '40+', 'incomplete', 'none'], ['most', '40', '10-0', '-5', 'under 10']],
])('of %s an address means %j and never %j', (name, taken, refused) => {
  const meant = (value: string) => groupQuery(new URLSearchParams({ [name]: value }).toString());
  for (const value of taken) expect(meant(value)).toEqual({ [name]: value });
  for (const value of [...refused, `${taken[0]}\n`, `${taken[0]}\u0000`])
    if (name !== 'unit_status' || value === '') expect([value, meant(value)]).toEqual([value, {}]);
});

test('a status has at most 200 characters', () => {
  const status = (length: number) => groupQuery(`unit_status=${'x'.repeat(length)}`).unit_status?.length;
  expect([status(199), status(200), status(201)]).toEqual([199, 200, 200]);
});

test('of a part that is given twice the first counts, and where that means nothing, none', () => {
  expect(groupQuery('phase=3&phase=1')).toEqual({ phase: '3' });
  expect(groupQuery('phase=2&phase=1&kva=500')).toEqual({ kva: '500' });
});

test('whatever an address says, its group is one the server takes, and comes back from its own text', () => {
  const meant = fc.constantFrom('none', '2026-03', '30-89', '112.5', '15', '480', '3', '20-30', 'incomplete');
  fc.assert(
    fc.property(hostileAddress([...NAMES, 'search', 'page'], meant), (address) => {
      const group = readGroup(address);
      const query = groupQuery(group);
      expect(ordersQuerySchema.safeParse(query).success).toBe(true);
      expect(readGroup(new URLSearchParams(group))).toBe(group);
      expect(NAMES).toEqual(expect.arrayContaining(Object.keys(query)));
      expect(groupWords(group) === '').toBe(group === '');
      expect(groupWords(group)).not.toMatch(/undefined|NaN|Invalid/);
    }),
  );
});

test('the orders without a value are a group too, each in words of its own', () => {
  expect(NAMES.map((name) => groupWords(`${name}=none`))).toEqual([
    ...['Due: No request date', 'Age: No order date', 'Status: none recorded', 'kVA not recorded'],
    ...['Primary: Not recorded', 'Secondary: Not recorded', 'Phase not recorded', 'Margin: No price'],
  ]);
});

test('a group says in words what it holds, in one order', () => {
  expect(groupWords('phase=3&secondary_volts=480&primary_class=15&kva=1500')).toBe(
    '1,500 kVA, Primary: 15 kV class, Secondary: 480 V, Three-phase',
  );
  expect(groupWords('margin=20-30&unit_status=On+Hold&age=30-89&due_month=2026-03')).toBe(
    'Due: March 2026, Age: 30 to 89 days, Status: On Hold, Margin: 20% to 30%',
  );
  expect(groupWords('margin=incomplete&kva=0')).toBe('0 kVA, Margin: Cost not recorded');
  expect(groupWords('view=table')).toBe('');
});
