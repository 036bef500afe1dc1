import fc from 'fast-check';
import { ageBands, INCOMPLETE, marginBands, NONE, voltageClasses } from '../../../src/contract/orders/ordersBands';
import {
  ageWords,
  classWords,
  kvaWords,
  marginWords,
  monthWords,
  phaseWords,
  voltsWords,
  groupQuery,
  groupWords,
  readGroup,
} from '../../../src/domain/orders/orderGroup';
import { ordersQuerySchema } from '../../../src/contract/orders/ordersQuery';
import { readList, writeList } from '../../../src/domain/orders/orderList';
import { hostileAddress } from '../builders/hostileText';
import { forAll } from '../builders/forAll';

test.each([
  ['2028-02', 'February 2028'],
  [NONE, 'No request date'],
])('the month %s is "%s", whatever the time zone', (month, words) => {
  expect(monthWords(month)).toBe(words);
});

test('all twelve months of a year have their own name, in the order of the year', () => {
  const months = Array.from({ length: 12 }, (_, index) => monthWords(`2026-${String(index + 1).padStart(2, '0')}`));
  const short = months.map((month) => month.slice(0, 3)).join(' ');
  expect(short).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(months.every((month) => month.endsWith(' 2026'))).toBe(true);
});

test('the bands of age, one after the other, are said without a gap', () => {
  expect([...ageBands, NONE].map(ageWords)).toEqual([
    ...['0 to 29 days', '30 to 89 days', '90 to 179 days', '180 to 364 days', '365 days or more', 'No order date'],
  ]);
});

test('the bands of margin are said in percent, and what is not known of a margin is no percent', () => {
  expect([...marginBands, INCOMPLETE, NONE].map(marginWords)).toEqual([
    ...['Under 0%', '0% to 10%', '10% to 20%', '20% to 30%', '30% to 40%', '40% or more'],
    ...['Cost not recorded', 'No price'],
  ]);
});

test('the classes of voltage are said in kV', () => {
  expect([...voltageClasses, NONE].map(classWords)).toEqual([
    ...['1.2 kV class', '2.5 kV class', '5 kV class', '8.7 kV class', '15 kV class', '25 kV class', '34.5 kV class'],
    ...['46 kV class', '69 kV class', 'Over 69 kV', 'Not recorded'],
  ]);
});

test.each([
  [112.5, '112.5 kVA'],
  ['112.50', '112.5 kVA'],
  [1500, '1,500 kVA'],
  ['1500', '1,500 kVA'],
  [0, '0 kVA'],
  ['odd', 'odd'],
  ['', 'N/A'],
  [null, 'Not recorded'],
  [NONE, 'Not recorded'],
])('the rating %j is "%s"', (kva, words) => {
  expect(kvaWords(kva)).toBe(words);
});

test.each([
  [480, '480 V'],
  ['12470', '12470 V'],
  [0, '0 V'],
  [null, 'Not recorded'],
  [NONE, 'Not recorded'],
])('the secondary voltage %j is "%s", as nameplates write it', (volts, words) => {
  expect(voltsWords(volts)).toBe(words);
});

test.each([
  [1, 'Single-phase'],
  ['1', 'Single-phase'],
  [3, 'Three-phase'],
  ['3', 'Three-phase'],
  [null, 'Phase not recorded'],
  [NONE, 'Phase not recorded'],
  [2, '2'],
  ['0', '0'],
  ['constructor', 'constructor'],
])('the phase %j is "%s"', (phase, words) => {
  expect(phaseWords(phase)).toBe(words);
});

test('a number never reads as if it were not recorded, and nothing recorded never reads as a number', () => {
  forAll(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
    for (const words of [kvaWords(number), voltsWords(number), phaseWords(number)]) {
      expect(words).not.toMatch(/not recorded/i);
      expect(words.replace(/\D/g, '') || words).toMatch(new RegExp(`^(?:${number}|Single-phase|Three-phase)$`));
    }
  });
  for (const words of [kvaWords(null), voltsWords(null), phaseWords(null), monthWords(NONE), ageWords(NONE)])
    expect(words).not.toMatch(/\d/);
});

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

test('the first of duplicate parameters counts, even if invalid', () => {
  expect(groupQuery('phase=3&phase=1')).toEqual({ phase: '3' });
  expect(groupQuery('phase=2&phase=1&kva=500')).toEqual({ kva: '500' });
});

test('whatever an address says, its group is one the server takes, and comes back from its own text', () => {
  const meant = fc.constantFrom('none', '2026-03', '30-89', '112.5', '15', '480', '3', '20-30', 'incomplete');
  forAll(hostileAddress([...NAMES, 'search', 'page'], meant), (address) => {
    const group = readGroup(address);
    const query = groupQuery(group);
    expect(ordersQuerySchema.safeParse(query).success).toBe(true);
    expect(readGroup(new URLSearchParams(group))).toBe(group);
    expect(NAMES).toEqual(expect.arrayContaining(Object.keys(query)));
    expect(groupWords(group) === '').toBe(group === '');
    expect(groupWords(group)).not.toMatch(/undefined|NaN|Invalid/);
  });
});

test('the orders without a value are a group too, each in its own words', () => {
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
