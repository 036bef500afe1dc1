import { createUnitsRepository, type UnitRow } from '../../../../src/server/features/units/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
beforeAll(async () => {
  await insertRows(database.db, {
    units: ['30', '10', '40', '20', 'free'].map((serial) => unitRow({ serial })),
    orders: [orderRow({ assigned_serial: '20' }), orderRow()],
  });
});

const units = () => createUnitsRepository(database.db);
const serials = (rows: readonly UnitRow[]) => rows.map(({ serial }) => serial);

test('a unit is found by its whole serial, assigned or not', async () => {
  expect(await units().bySerial('10')).toMatchObject({ serial: '10', manufacturer: null, list_price: '28000.00' });
  expect(await units().bySerial('20')).toMatchObject({ serial: '20' });
});

test.each(['1', '100', ' 10', 'FREE', '', '10\u0000'])('no unit has the serial %j', async (serial) => {
  expect(await units().bySerial(serial)).toBeUndefined();
});

test('of several serials those that exist are read, assigned or not', async () => {
  expect(serials(await units().bySerials(['40', 'unknown', '20', '40'])).sort()).toEqual(['20', '40']);
});

test('the available ones among several serials are those that no order has', async () => {
  expect(serials(await units().availableAmong(['40', 'unknown', '20', '10'])).sort()).toEqual(['10', '40']);
});

test.each([
  ['', 10, ['10', '30', '40', 'free']],
  ['', 2, ['10', '30']],
  ['10', 2, ['30', '40']],
  ['15', 1, ['30']],
  ['40', 10, ['free']],
  ['free', 10, []],
])('after %j the next available units, %i at most, are %j', async (serial, limit, expected) => {
  expect(serials(await units().availableAfter(serial, limit))).toEqual(expected);
});

test.each([
  ['', 10, ['20']],
  ['20', 10, []],
])('after %j the next assigned units, %i at most, are %j', async (serial, limit, expected) => {
  expect(serials(await units().assignedAfter(serial, limit))).toEqual(expected);
});

test('a unit is available again once its order has given it up', async () => {
  await database.db.updateTable('orders').set({ assigned_serial: null }).where('assigned_serial', '=', '20').execute();
  expect(serials(await units().availableAmong(['20']))).toEqual(['20']);
});
