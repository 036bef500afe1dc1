import { inventorySorts } from '../../../src/contract/inventory/inventoryQuery';
import { permissions, permissionsOf, roles, type Permission } from '../../../src/domain/access/access';
import { costParameter, costSorts, refusedParameter } from '../../../src/domain/access/guardedQueries';

test.each<[Record<string, unknown>, string | null]>([
  [{}, null],
  [{ ordering: undefined }, null],
  [{ ordering: 'serial' }, null],
  [{ ordering: '-sale_price' }, null],
  [{ ordering: '-request_date', kva: '500' }, null],
  [{ ordering: 'unit_cost' }, 'ordering'],
  [{ ordering: '-unit_cost' }, 'ordering'],
  [{ ordering: 'list_price' }, 'ordering'],
  [{ ordering: '-list_price' }, 'ordering'],
  [{ ordering: ['serial', '-unit_cost'] }, 'ordering'],
  [{ ordering: ['serial', 'kva'] }, null],
  [{ ordering: [] }, null],
  [{ ordering: ['unit_cost', { unit_cost: 1 }] }, 'ordering'],
  [{ ordering: { unit_cost: 1 } }, null],
  [{ margin: '20-30' }, 'margin'],
  [{ margin: '' }, 'margin'],
  [{ margin: null }, 'margin'],
  [{ margin: undefined }, null],
  [{ margin: 'none', ordering: 'unit_cost' }, 'margin'],
  [{ search: 'margin unit_cost' }, null],
])('the query %j asks about costs by %s', (query, parameter) => {
  expect(costParameter(query)).toBe(parameter);
});

test('of the sorts of the inventory, those by what a unit cost and is listed at would tell it', () => {
  expect(inventorySorts.filter((sort) => costSorts.has(sort))).toEqual(['unit_cost', 'list_price']);
  for (const sort of inventorySorts) {
    const expected = ['unit_cost', 'list_price'].includes(sort) ? 'ordering' : null;
    expect([costParameter({ ordering: sort }), costParameter({ ordering: `-${sort}` })]).toEqual([expected, expected]);
  }
});

test('viewers alone are refused what would tell of costs, and nothing else', () => {
  const refused = (query: Record<string, unknown>) =>
    roles.filter((role) => refusedParameter(permissionsOf([role], 'roles'), query) !== null);
  expect(refused({ ordering: '-unit_cost' })).toEqual(['viewer']);
  expect(refused({ margin: '40+' })).toEqual(['viewer']);
  expect(refused({ ordering: 'kva', search: 'x' })).toEqual([]);
});

test('no other permission stands in for seeing costs', () => {
  const others = new Set<Permission>(permissions.filter((permission) => permission !== 'seeCost'));
  expect(refusedParameter(others, { margin: 'none' })).toBe('margin');
  expect(refusedParameter(new Set<Permission>(['seeCost']), { margin: 'none' })).toBeNull();
});
