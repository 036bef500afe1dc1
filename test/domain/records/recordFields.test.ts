import { groupOf, needsReason, permissionFor } from '../../../src/domain/records/recordFields';
import { orderFile } from '../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../src/server/features/import/columns/unitColumns';

const fixed = ({ table, columns }: typeof unitFile) =>
  columns.filter(({ name }) => groupOf(table, name) === null).map(({ name }) => name);

test('numbers, reservations, deliveries and files are not corrected as fields', () => {
  expect(fixed(unitFile)).toEqual(['serial', 'pictures', 'photos', 'documents']);
  expect(fixed(orderFile)).toEqual(['order_code', 'issued_units', 'assigned_serial']);
});

test('all dollars of a unit are costs', () => {
  const dollars = unitFile.columns.filter(({ measure }) => measure === 'US dollars').map(({ name }) => name);
  const costs = unitFile.columns.filter(({ name }) => groupOf('units', name) === 'costs').map(({ name }) => name);
  expect(costs).toEqual(dollars);
});

test.each([
  ['units', 'kva_rating', 'nameplate', 'correctUnits', true],
  ['units', 'condition', 'nameplate', 'correctUnits', true],
  ['units', 'warehouse_desc', 'stock', 'correctUnits', false],
  ['units', 'cabinet_condition', 'stock', 'correctUnits', false],
  ['units', 'list_price', 'costs', 'correctCosts', true],
  ['orders', 'sale_price', 'sales', 'correctOrders', true],
  ['orders', 'request_date', 'sales', 'correctOrders', false],
  ['orders', 'warehouse_desc', 'sales', 'correctOrders', false],
  ['orders', 'fusing', 'requirement', 'correctRequirements', true],
  ['orders', 'order_type', 'requirement', 'correctRequirements', true],
] as const)('%s, %s: group %s, permission %s, with a reason: %s', (file, name, group, permission, reason) => {
  expect(groupOf(file, name)).toBe(group);
  expect(permissionFor(group)).toBe(permission);
  expect(needsReason(group, name)).toBe(reason);
});
