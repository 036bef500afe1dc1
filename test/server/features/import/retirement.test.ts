import { sql } from 'kysely';
import { importPrepared, checkPrepared, type ImportOptions } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { ImportRefusedError } from '../../../../src/server/features/import/staging/problems';
import { emptyBeforeEach, importPlace, UNIT_HEADER } from './files';

const { database, workplace } = importPlace();

emptyBeforeEach(database);

const unitsFile = (...serials: readonly string[]) =>
  [UNIT_HEADER, ...serials.map((serial) => `${serial},RC,3,1000,12470GrdY/7200,480Y/277,18400.00`), ''].join('\n');

/** Each row is an order's code and its unit; 'delivered' as the third word. */
const ordersFile = (...rows: readonly string[]) =>
  [
    'order_code,job_number,customer_name,order_type,assigned_serial,issued_units',
    ...rows.map((row) => {
      const [code = '', serial = '', standing] = row.split(' ');
      return `${code},J-${code},Red Butte,RC,${serial},${standing === 'delivered' ? 1 : 0}`;
    }),
    '',
  ].join('\n');

interface Given {
  readonly units?: string;
  readonly orders?: string;
  readonly isWhole?: boolean;
}

async function prepared({ units, orders, isWhole = false }: Given) {
  const files = {
    ...(units !== undefined && { units: await workplace.write('units.csv', units) }),
    ...(orders !== undefined && { orders: await workplace.write('orders.csv', orders) }),
  };
  return prepareFiles(files, { inspect: () => ({ isWhole }) });
}

const load = async (given: Given, options?: ImportOptions) =>
  importPrepared(database.db, await prepared(given), options);
const check = async (given: Given) => checkPrepared(database.db, await prepared(given));

const retired = async (table: 'orders' | 'units' = 'units') => {
  const key = table === 'units' ? 'serial' : 'order_code';
  const { rows } = await sql<{ key: string }>`select ${sql.ref(key)} as key from ${sql.table(table)}
    where retired_at is not null order by key`.execute(database.db);
  return rows.map((row) => row.key);
};

const serials = (count: number) => Array.from({ length: count }, (_, at) => `u${String(at + 1).padStart(2, '0')}`);

test('a unit that a complete file lacks is retired, with time, author and import', async () => {
  await load({ units: unitsFile(...serials(10)) });
  const { retirements, importId, finishedAt } = await load(
    { units: unitsFile(...serials(9)), isWhole: true },
    { by: 'Dana Sales' },
  );
  expect(retirements).toEqual([
    { file: 'units', isWhole: true, retired: 1, active: 10, isMany: false, returned: 0, kept: [], keptCount: 0 },
  ]);
  const unit = await database.db.selectFrom('units').selectAll().where('serial', '=', 'u10').executeTakeFirst();
  expect(unit).toMatchObject({ retired_by: 'Dana Sales', retired_import: importId });
  expect(Math.abs(unit!.retired_at!.getTime() - finishedAt.getTime())).toBeLessThan(60_000);
  const [, last] = await database.db.selectFrom('imports').selectAll().orderBy('id').execute();
  expect(last).toMatchObject({ id: importId, units_retired: 1, units_returned: 0, orders_retired: 0 });
});

test('a file that is not declared complete retires nothing', async () => {
  await load({ units: unitsFile(...serials(3)) });
  await load({ units: unitsFile('u01') });
  expect(await retired()).toEqual([]);
});

test('the same complete file again retires nothing more and does not change the time', async () => {
  await load({ units: unitsFile(...serials(10)) });
  await load({ units: unitsFile(...serials(9)), isWhole: true });
  const at = () => database.db.selectFrom('units').select(['retired_at']).where('serial', '=', 'u10').execute();
  const before = await at();
  const { retirements } = await load({ units: unitsFile(...serials(9)), isWhole: true });
  expect(retirements[0]).toMatchObject({ retired: 0, active: 9, isMany: false });
  expect(await at()).toEqual(before);
});

test('a later file, complete or not, that has a retired unit again brings it back', async () => {
  await load({ units: unitsFile(...serials(10)) });
  await load({ units: unitsFile(...serials(9)), isWhole: true });
  const again = { units: unitsFile('u10') };
  expect((await check(again)).retirements[0]).toMatchObject({ returned: 1 });
  expect(await retired()).toEqual(['u10']);
  const { retirements, units } = await load(again);
  expect([retirements[0]?.returned, units]).toEqual([1, expect.objectContaining({ added: 0, unchanged: 1 })]);
  expect(await retired()).toEqual([]);
});

test('more than ten percent is refused without a second word, and said before anything is written', async () => {
  await load({ units: unitsFile(...serials(10)) });
  const two = { units: unitsFile(...serials(8)), isWhole: true };
  expect((await check(two)).retirements[0]).toMatchObject({ retired: 2, active: 10, isMany: true });
  const refusal = await load(two).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefusedError);
  expect(String(refusal)).toContain('units.csv: Lacks 2 of 10 active units (20 %), more than 10 % of them.');
  expect(await retired()).toEqual([]);
  await load(two, { mayRetireMany: true });
  expect(await retired()).toEqual(['u09', 'u10']);
});

test('a complete file without rows requires confirmation', async () => {
  await load({ units: unitsFile('u01') });
  expect((await check({ units: unitsFile(), isWhole: true })).retirements[0]).toMatchObject({
    ...{ retired: 1, active: 1, isMany: true },
  });
});

test('a unit of an open order stays and is named; a delivered one is retired', async () => {
  await load({ units: unitsFile(...serials(20)), orders: ordersFile('A u19', 'B u20 delivered') });
  const without = { units: unitsFile(...serials(18)), isWhole: true };
  const plan = { retired: 1, active: 20, kept: [{ key: 'u19', orderId: '10001', jobNumber: 'J-A' }], keptCount: 1 };
  expect((await check(without)).retirements[0]).toMatchObject(plan);
  expect((await load(without)).retirements[0]).toMatchObject(plan);
  expect(await retired()).toEqual(['u20']);
});

test('a unit taken by orders of the same import stays, and one that they free does not', async () => {
  await load({ units: unitsFile(...serials(30)), orders: ordersFile('A u29') });
  const both = { units: unitsFile(...serials(28)), orders: ordersFile('A u30', 'B'), isWhole: true };
  expect((await check(both)).retirements[0]).toMatchObject({ retired: 1, kept: [{ key: 'u30', jobNumber: 'J-A' }] });
  await load(both);
  expect(await retired()).toEqual(['u29']);
});

test('an open order that a complete file lacks is retired, unless it has a unit or was delivered', async () => {
  const orders = [...serials(19).map((code) => `N${code}`), 'A u01', 'B u02 delivered'];
  await load({ units: unitsFile('u01', 'u02'), orders: ordersFile(...orders) });
  const { retirements } = await load({ orders: ordersFile(...orders.slice(0, 18)), isWhole: true });
  expect(retirements).toMatchObject([{ file: 'orders', retired: 1, active: 20, kept: [{ key: 'A' }], keptCount: 1 }]);
  expect(await retired('orders')).toEqual(['Nu19']);
});

test('an open order cannot take a retired unit, unless the units of the same import bring it back', async () => {
  await load({ units: unitsFile(...serials(10)) });
  await load({ units: unitsFile(...serials(9)), isWhole: true });
  const taking = { orders: ordersFile('A u10') };
  const refusal = await load(taking).catch((error: unknown) => error);
  expect(String(refusal)).toMatch(/orders.csv, line 2, assigned_serial "u10": Was retired on \d{4}-\d\d-\d\d/);
  await load({ orders: ordersFile('B u10 delivered') });
  await load({ orders: ordersFile('B') });
  await load({ ...taking, units: unitsFile('u10') });
  expect(await retired()).toEqual([]);
});

test('refused rows of a complete file prevent the import, and nothing is said of what would be retired', async () => {
  await load({ units: unitsFile(...serials(10)) });
  const bad = { units: unitsFile(...serials(9)).replace(',RC,', ',??,'), isWhole: true };
  const { problems, retirements, leftOut } = await check(bad);
  expect(problems.map(({ reason }) => reason)).toEqual([
    'Not an allowed value',
    'The file is declared complete, but rows of it are refused',
  ]);
  expect([retirements, leftOut]).toEqual([[], null]);
});
