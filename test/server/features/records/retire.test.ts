import { paths } from '../../../../src/contract/paths';
import { inventoryListSchema } from '../../../../src/contract/inventory/inventoryList';
import { orderSchema } from '../../../../src/contract/orders/order';
import { inventoryUnitSchema } from '../../../../src/contract/units/inventoryUnit';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../support/server/database';
import { until } from '../../../support/server/waits';
import { detailOf, useRecordCalls } from './recordCalls';

const database = useTestDatabase();
const { served, as } = useRecordCalls(database);
const reason = { reason: 'Scrapped after the flood' };

const put = async (path: string, body: object = reason, role = 'operations') =>
  served.call('PUT', path, body, await as(role));
const unitOf = (serial: string) =>
  database.db.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();

test('a unit is retired with a reason, once, and brought back', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'R1' })] });
  expect((await put(paths.unitRetirement('R1'))).statusCode).toBe(204);
  const retired = await unitOf('R1');
  expect(retired).toMatchObject({ retired_by: 'operations person', retired_import: null });
  expect((await put(paths.unitRetirement('R1'))).statusCode).toBe(204);
  expect(await served.read(inventoryUnitSchema, paths.inventoryByCode('R1'))).toMatchObject({
    ...{ retiredBy: 'operations person', retiredReason: reason.reason },
  });
  const entries = await database.db.selectFrom('audit').selectAll().where('serial', '=', 'R1').execute();
  expect(entries).toMatchObject([{ action: 'retire', reason: reason.reason }]);
  const back = await served.call('DELETE', paths.unitRetirement('R1'), undefined, await as('operations'));
  expect(back.statusCode).toBe(204);
  expect((await unitOf('R1')).retired_at).toBeNull();
});

test('a reserved unit, and an order with a unit, are not retired', async () => {
  const [id] = await insertRows(database.db, {
    units: [unitRow({ serial: 'R2' })],
    orders: [orderRow({ job_number: 'J-R2', assigned_serial: 'R2' })],
  });
  const unit = await put(paths.unitRetirement('R2'));
  expect([unit.statusCode, detailOf(unit)]).toEqual([409, 'Unit R2 is reserved for job J-R2. Release it first.']);
  const order = await put(paths.orderRetirement(String(id)));
  expect([order.statusCode, detailOf(order)]).toEqual([409, 'This order holds unit R2. Release it first.']);
});

test('an open order is retired; a closed one is not', async () => {
  const ids = await insertRows(database.db, { orders: [orderRow(), orderRow({ issued_units: 1 })] });
  const [open = '', closed = ''] = ids.map(String);
  expect((await put(paths.orderRetirement(open))).statusCode).toBe(204);
  expect(await served.read(orderSchema, paths.order(open))).toMatchObject({
    ...{ retired_by: 'operations person', retired_reason: reason.reason },
  });
  expect(await served.read(orderSchema, paths.order(closed))).not.toHaveProperty('retired_reason');
  expect(detailOf(await put(paths.orderRetirement(closed)))).toBe('This order is closed: its unit was issued.');
});

test('a unit that a file retired names the file', async () => {
  const counts = { orders_added: 0, orders_changed: 0, units_added: 0, units_changed: 0 };
  const imports = database.db.insertInto('imports').values({ ...counts, units_file: 'yard.csv' });
  const { id } = await imports.returning('id').executeTakeFirstOrThrow();
  const retired = { retired_at: new Date(), retired_by: 'Import', retired_import: id };
  await insertRows(database.db, { units: [unitRow({ serial: 'R4', ...retired })] });
  const unit = await served.read(inventoryUnitSchema, paths.inventoryByCode('R4'));
  expect(unit).toMatchObject({ retiredBy: 'Import', retiredReason: 'Missing from yard.csv' });
});

test('incomplete units have a facet', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'R5', kva_rating: null }), unitRow({ serial: 'R6' })] });
  const found = await until(async () => {
    const { results } = await served.read(inventoryListSchema, `${paths.inventory}?incomplete=yes`);
    return results.length > 0 && results.map(({ serial }) => serial);
  });
  expect(found).toEqual(['R5']);
});

test('retiring needs a reason and the permission', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'R3' })] });
  expect((await put(paths.unitRetirement('R3'), { reason: ' x ' })).statusCode).toBe(400);
  expect((await put(paths.unitRetirement('R3'), reason, 'engineering')).statusCode).toBe(403);
  expect((await put(paths.unitRetirement('none'))).statusCode).toBe(404);
});
