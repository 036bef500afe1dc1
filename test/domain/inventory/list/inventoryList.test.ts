import fc from 'fast-check';
import { facets } from '../../../../src/contract/inventory/facets';
import { inventorySorts } from '../../../../src/contract/inventory/inventoryQuery';
import { oneLine } from '../../../../src/domain/format/oneLine';
import { INVENTORY_PAGE, INVENTORY_SEARCH_LENGTH } from '../../../../src/domain/limits';
import { columnIds } from '../../../../src/domain/inventory/list/columns';
import {
  readInventory,
  resized,
  turned,
  writeInventory,
  type InventoryList,
} from '../../../../src/domain/inventory/list/inventoryList';
import {
  defaultLook,
  densities,
  inventoryViews,
  readLook,
  writeLook,
  type InventoryLook,
} from '../../../../src/domain/inventory/list/look';

const read = (query: string, remembered?: InventoryLook) => readInventory(new URLSearchParams(query), remembered);
const plain: InventoryList = {
  ...defaultLook,
  search: '',
  chosen: {},
  order: { by: 'serial', direction: 'asc' },
  page: 1,
  rows: INVENTORY_PAGE.rows,
};

const looks: fc.Arbitrary<InventoryLook> = fc.record({
  view: fc.constantFrom(...inventoryViews),
  columns: fc.subarray([...columnIds]),
  density: fc.constantFrom(...densities),
});
const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 120 }), { minLength: 1, maxLength: 4 });
const lists: fc.Arbitrary<InventoryList> = fc
  .record({
    search: fc.string({ unit: 'binary' }).map((any) => oneLine(any, INVENTORY_SEARCH_LENGTH)),
    chosen: fc.dictionary(fc.constantFrom(...facets), values),
    order: fc.record({ by: fc.constantFrom(...inventorySorts), direction: fc.constantFrom('asc', 'desc') }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    rows: fc.constantFrom(...INVENTORY_PAGE.choices),
    look: looks,
  })
  .map(({ look, ...list }) => ({ ...list, ...look }));

describe('the address of the inventory', () => {
  test('an empty address is the plain list, and vice versa', () => {
    expect(read('')).toEqual(plain);
    expect(writeInventory(plain).toString()).toBe('');
  });

  test('an address puts the list in words, each chosen value by itself', () => {
    const list: InventoryList = {
      search: 'ermco',
      chosen: { kva: ['500', '1500'], primary_voltage: ['12470GrdY/7200'], needs_cabinet: ['no'] },
      order: { by: 'list_price', direction: 'desc' },
      page: 3,
      rows: 100,
      view: 'cards',
      columns: ['kva', 'notes'],
      density: 'compact',
    };
    expect(decodeURIComponent(writeInventory(list).toString())).toBe(
      'search=ermco&kva=500&kva=1500&primary_voltage=12470GrdY/7200&needs_cabinet=no&ordering=-list_price' +
        '&page=3&page_size=100&view=cards&columns=kva,notes&density=compact',
    );
  });

  test('every list comes back from its address, whatever the browser remembers', () => {
    fc.assert(
      fc.property(lists, looks, (list, remembered) =>
        expect(read(writeInventory(list, remembered).toString(), remembered)).toEqual(list),
      ),
    );
  });

  test('an address that says how units are shown shows them so in every browser', () => {
    const list: InventoryList = { ...plain, density: 'compact', columns: ['kva'] };
    const address = writeInventory(list, { ...defaultLook, density: 'compact', columns: ['kva'] }).toString();
    expect(read(address)).toEqual(list);
  });

  test.each([
    'ordering=price',
    'ordering=--kva',
    'page=0',
    'page=-1',
    'page=1e3',
    'page_size=6',
    'view=list',
    'density=tight',
    'columns=serial',
    'kva=',
    `kva=${'1'.repeat(121)}`,
    'unknown=1',
  ])('%s counts as not there', (query) => {
    expect(read(query)).toEqual(plain);
  });

  test('a value counts once, and only known columns are shown, in their order', () => {
    expect(read('kva=500&kva=500').chosen).toEqual({ kva: ['500'] });
    expect(read('columns=notes,price,kva').columns).toEqual(['kva', 'notes']);
    expect(read('columns=').columns).toEqual([]);
  });
});

test('a remembered look comes back as it was, also where it is the default', () => {
  fc.assert(fc.property(looks, looks, (look, other) => expect(readLook(writeLook(look), other)).toEqual(look)));
});

describe('a list', () => {
  test.each([
    ['rows', { ...plain, page: 3, rows: 50 }, { rows: 25 }, 5],
    ['rows', { ...plain, page: 2, rows: 25 }, { rows: 100 }, 1],
    ['view', { ...plain, page: 2, rows: 50 }, { view: 'cards' }, 3],
  ] as const)('keeps the first unit in view when the page has other %s', (_what, list, change, page) => {
    expect(resized(list, change)).toEqual({ ...list, ...change, page });
  });

  test('sorts texts from A and figures from the highest, and turns round where it is sorted so already', () => {
    expect(turned(plain.order, 'warehouse', false)).toEqual({ by: 'warehouse', direction: 'asc' });
    expect(turned(plain.order, 'kva', true)).toEqual({ by: 'kva', direction: 'desc' });
    expect(turned({ by: 'kva', direction: 'desc' }, 'kva', true)).toEqual({ by: 'kva', direction: 'asc' });
  });
});
