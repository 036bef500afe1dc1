import fc from 'fast-check';
import { columnIds, defaultColumns } from '../../../../src/domain/inventory/list/columns';
import {
  defaultLook,
  lookInAddress,
  readLook,
  writeLook,
  type InventoryLook,
} from '../../../../src/domain/inventory/list/look';
import { anyText } from '../../builders/texts';
import { looks } from './lists';
import { forAll } from '../../builders/forAll';

const cards: InventoryLook = { view: 'cards', columns: ['notes'], density: 'compact' };
const read = (query: string, remembered?: InventoryLook) => readLook(new URLSearchParams(query), remembered);
const inAddress = (look: InventoryLook, remembered: InventoryLook) =>
  lookInAddress(look, remembered).map(([name, word]) => `${name}=${word}`);

test('without a word about it, units are a comfortable table of the columns at first, or as remembered', () => {
  expect(read('')).toEqual({ view: 'table', columns: defaultColumns, density: 'comfortable' });
  expect(read('', cards)).toEqual(cards);
});

test.each([
  ['view=cards', { view: 'cards' }],
  ['density=compact', { density: 'compact' }],
  ['columns=year,kva', { columns: ['kva', 'year'] }],
  ['columns=kva,kva,kva', { columns: ['kva'] }],
  ['columns=notes,serial,price,KVA', { columns: ['notes'] }],
  ['columns=', { columns: [] }],
  ['view=cards&density=compact&columns=work', { view: 'cards', density: 'compact', columns: ['work'] }],
  // The first of several counts.
  ['view=cards&view=table', { view: 'cards' }],
] as const)('%s changes the plain look by %j alone', (query, change) => {
  expect(read(query)).toEqual({ ...defaultLook, ...change });
});

test.each([
  'view=list',
  'view=Cards',
  'view=',
  'view=constructor',
  'density=tight',
  'density=',
  'columns=serial',
  'columns=,',
  'columns=kva year',
  'columns=toString',
  'column=kva',
])('%s says nothing: the look is as remembered', (query) => {
  expect(read(query, cards)).toEqual(cards);
});

test('a remembered look is restored, the default too', () => {
  forAll(looks, looks, (look, other) => expect(readLook(writeLook(look), other)).toEqual(look));
});

test.each([
  [defaultLook, defaultLook, []],
  [cards, defaultLook, ['view=cards', 'columns=notes', 'density=compact']],
  // Whoever opens the address remembers something else, perhaps.
  [cards, cards, ['view=cards', 'columns=notes', 'density=compact']],
  [defaultLook, { ...defaultLook, view: 'cards' }, ['view=table']],
  [{ ...defaultLook, columns: [] }, defaultLook, ['columns=']],
] as const)('of the look %j, beside the remembered %j, an address says %j', (look, remembered, said) => {
  expect(inAddress(look, remembered)).toEqual(said);
});

test('an address is short: it says what is not the default, and what is not as remembered, and nothing else', () => {
  const parts = ['view', 'columns', 'density'] as const;
  forAll(looks, looks, (look, remembered) => {
    const isOther = (other: InventoryLook) => (part: (typeof parts)[number]) =>
      String(look[part]) !== String(other[part]);
    const said = parts.filter((part) => isOther(defaultLook)(part) || isOther(remembered)(part));
    expect(lookInAddress(look, remembered).map(([name]) => name)).toEqual(said);
  });
});

test('whatever an address says, the look has known words and known columns, in their order', () => {
  const word = fc.oneof(anyText(6), fc.constantFrom('cards', 'compact', 'kva,notes', 'notes,kva', '__proto__'));
  forAll(fc.array(fc.tuple(fc.constantFrom('view', 'columns', 'density'), word)), (query) => {
    const { view, columns, density } = readLook(new URLSearchParams(query), cards);
    expect(['table', 'cards']).toContain(view);
    expect(['comfortable', 'compact']).toContain(density);
    expect(columns).toEqual(columnIds.filter((id) => columns.includes(id)));
  });
});
