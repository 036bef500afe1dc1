import fc from 'fast-check';
import { inventorySorts } from '../../../../src/contract/inventory/inventoryQuery';
import { INVENTORY_PAGE } from '../../../../src/domain/limits';
import {
  orderingOf,
  pageSizeOf,
  readInventory,
  resized,
  turned,
  writeInventory,
  type InventoryList,
} from '../../../../src/domain/inventory/list/inventoryList';
import { defaultLook, type InventoryLook } from '../../../../src/domain/inventory/list/look';
import { addresses, lists, looks } from './lists';
import { forAll } from '../../builders/forAll';

const read = (query: string, remembered?: InventoryLook) => readInventory(new URLSearchParams(query), remembered);
const plain: InventoryList = {
  ...defaultLook,
  search: '',
  chosen: {},
  order: { by: 'serial', direction: 'asc' },
  page: 1,
  rows: INVENTORY_PAGE.rows,
};

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
    forAll(lists, looks, (list, remembered) =>
      expect(read(writeInventory(list, remembered).toString(), remembered)).toEqual(list),
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

  test.each([
    ['page=1', 1],
    ['page=0007', 7],
    ['page=999999', 999_999],
    ['page=1000000', 1_000_000],
    ['page=1000001', 1_000_000],
    ['page=9999999', 1_000_000],
    ['page=10000000', 1],
    ['page=2.5', 1],
    ['page= 2', 1],
    ['page=2&page=3', 2],
  ])('%s is the page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ['page_size=25', 25],
    ['page_size=50', 50],
    ['page_size=100', 100],
    ['page_size=24', 50],
    ['page_size=025', 50],
    ['page_size=1000', 50],
  ])('%s has %i rows', (query, rows) => {
    expect(read(query).rows).toBe(rows);
  });

  test.each([
    ['ordering=kva', 'kva', 'asc'],
    ['ordering=-kva', 'kva', 'desc'],
    ['ordering=-serial', 'serial', 'desc'],
    ['ordering=kva-', 'serial', 'asc'],
    ['ordering=-', 'serial', 'asc'],
    ['ordering=-nothing', 'serial', 'asc'],
    ['ordering=KVA', 'serial', 'asc'],
    ['ordering=constructor', 'serial', 'asc'],
  ])('%s sorts by %s, %s', (query, by, direction) => {
    expect(read(query).order).toEqual({ by, direction });
  });

  test.each([
    ['+GE+', 'GE'],
    ['a%00b%0Ac', 'a b c'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), 'a'.repeat(80)],
    // The 80th unit would be half a character.
    [`${'a'.repeat(79)}😀`, 'a'.repeat(79)],
    ['%3Cscript%3E', '<script>'],
    ['%', '%'],
    ['%20', ''],
  ])('search=%s searches for %j', (written, search) => {
    expect(read(`search=${written}`).search).toBe(search);
  });

  test('a value has up to 120 characters, and a facet up to 100 values, the first ones', () => {
    const long = 'v'.repeat(120);
    expect(read(`kva=${long}&kva=${long}v&kva=&kva=5`).chosen).toEqual({ kva: [long, '5'] });
    const many = Array.from({ length: 101 }, (_, n) => `${n}`);
    expect(read(many.map((value) => `kva=${value}`).join('&')).chosen.kva).toEqual(many.slice(0, 100));
    // One that comes twice takes no place of another.
    expect(read(['kva=0', ...many.map((value) => `kva=${value}`)].join('&')).chosen.kva).toHaveLength(100);
  });

  test('the list of any address has an address that means the same', () => {
    forAll(addresses, looks, (address, remembered) => {
      const list = read(address, remembered);
      expect(read(writeInventory(list, remembered).toString(), remembered)).toEqual(list);
      expect(Object.values(list.chosen)).not.toContainEqual([]);
    });
  });

  test('a value counts once, and only known columns are shown, in their order', () => {
    expect(read('kva=500&kva=500').chosen).toEqual({ kva: ['500'] });
    expect(read('columns=notes,price,kva').columns).toEqual(['kva', 'notes']);
    expect(read('columns=').columns).toEqual([]);
  });
});

describe('a list', () => {
  test.each([
    ['table', 25, 25],
    ['table', 100, 100],
    ['cards', 25, 24],
    ['cards', 100, 24],
  ] as const)('as a %s of %i rows has %i units on a page', (view, rows, size) => {
    expect(pageSizeOf({ view, rows })).toBe(size);
  });

  test('of another page size is on the page of the unit that was first, however it is shown', () => {
    const change = fc.record(
      { view: fc.constantFrom('table', 'cards'), rows: fc.constantFrom(...INVENTORY_PAGE.choices) },
      { requiredKeys: [] },
    );
    forAll(lists, change, (list, changed) => {
      const next = resized(list, changed);
      const unitsOn = ({ view, rows }: InventoryList) => (view === 'cards' ? 24 : rows);
      const [first, from] = [(list.page - 1) * unitsOn(list), (next.page - 1) * unitsOn(next)];
      expect(from <= first && first < from + unitsOn(next)).toBe(true);
      expect(next).toEqual({ ...list, ...changed, page: next.page });
    });
  });

  test.each(inventorySorts)('by %s is ordered the one way, then the other, and a third click is the first', (by) => {
    for (const isNumeric of [true, false]) {
      const first = turned({ by: by === 'kva' ? 'year' : 'kva', direction: 'asc' }, by, isNumeric);
      const second = turned(first, by, isNumeric);
      expect([first, second].map(orderingOf)).toEqual(isNumeric ? [`-${by}`, by] : [by, `-${by}`]);
      expect(turned(second, by, isNumeric)).toEqual(first);
    }
  });
});
