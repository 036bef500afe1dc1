import { extent } from '../../../support/extent';
import { inventoryUnitSchema, unitOptionsSavedSchema } from '../../../../src/contract/units/inventoryUnit';
import { paths } from '../../../../src/contract/paths';
import { importFiles } from '../../../../src/server/features/import/importFiles';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { usePatientConnection, useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { useWorkplace, UNIT_HEADER, UNIT_ROW } from '../import/files';

const AT_ONCE = 50;
const ROUNDS = extent(20, 4);

const database = useTestDatabase();
const connection = usePatientConnection(database, 25);
const served = useTestApp(database, () => ({ db: connection.db }));

let next = 1000;

async function freshUnit(): Promise<string> {
  const serial = String(next++);
  await insertRows(database.db, { units: [unitRow({ serial })] });
  return serial;
}

const none = { reTank: false, feedConversion: false, replacementCabinet: false, turnPull: false };
const options = { ...none, fr3EstimatedGallons: 620, reTank: true, turnPull: true };

const put = (serial: string, body: unknown, headers: Record<string, string> = {}) =>
  served.call('PUT', paths.unitOptions(serial), body, headers);
const save = (serial: string, body: unknown, version: unknown) =>
  put(serial, body, { 'if-match': `"${String(version)}"` });
const saved = async (serial: string, body: unknown, version: unknown) => {
  const response = await save(serial, body, version);
  expect(response.statusCode).toBe(200);
  return parseStrict(unitOptionsSavedSchema, response.json()).optionsVersion;
};
const unit = (serial: string) => served.read(inventoryUnitSchema, paths.inventoryByCode(serial));
const stored = (serial: string) =>
  database.db.selectFrom('unit_options').selectAll().where('serial', '=', serial).execute();
const problem = (response: { json: () => unknown }) => response.json() as { status: number; detail: string };

test('a unit without saved options says so, and takes the first ones', async () => {
  const serial = await freshUnit();
  const nothing = { fr3EstimatedGallons: null, reTank: null, feedConversion: null };
  expect(await unit(serial)).toMatchObject({ ...nothing, replacementCabinet: null, turnPull: null, optionsVersion: 0 });
  expect(await saved(serial, options, 0)).toBe(1);
  expect(await unit(serial)).toMatchObject({ ...options, optionsVersion: 1 });
});

test('a save replaces all five; without gallons FR3 is off', async () => {
  const serial = await freshUnit();
  await saved(serial, { ...options, fr3EstimatedGallons: 0 }, 0);
  expect(await unit(serial)).toMatchObject({ fr3EstimatedGallons: 0, reTank: true });
  expect(await saved(serial, { ...none, feedConversion: true }, 1)).toBe(2);
  expect(await unit(serial)).toMatchObject({
    fr3EstimatedGallons: null,
    ...none,
    feedConversion: true,
    optionsVersion: 2,
  });
});

test('the same options may be saved again', async () => {
  const serial = await freshUnit();
  await saved(serial, options, 0);
  expect(await saved(serial, options, 1)).toBe(2);
});

test('the name of who saved comes from the token, and is in the log', async () => {
  const serial = await freshUnit();
  const authorization = `Bearer ${await served.signIn.token('dana-1', { name: 'Dana Whitfield' })}`;
  served.log.splice(0);
  await put(serial, options, { authorization, 'if-match': '"0"' });
  const [row] = await stored(serial);
  expect(row).toMatchObject({ updated_by: 'Dana Whitfield', updated_by_subject: 'dana-1', version: 1 });
  expect(Math.abs((row?.updated_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  const lines = served.log.map((line): Record<string, unknown> => JSON.parse(line) as never);
  const line = { msg: 'unit options saved', sub: 'dana-1', itemCode: serial, optionsVersion: 1 };
  expect(lines).toContainEqual(expect.objectContaining(line));
});

test('a save over an older version is refused', async () => {
  const serial = await freshUnit();
  await saved(serial, options, 0);
  for (const version of [0, 2, 999_999_999]) {
    const response = await save(serial, none, version);
    expect([response.statusCode, problem(response).detail]).toEqual([
      409,
      'Someone else changed these options since you opened them.',
    ]);
  }
  expect((await save(await freshUnit(), none, 1)).statusCode).toBe(409);
  expect(await unit(serial)).toMatchObject({ ...options, optionsVersion: 1 });
});

test('a save must name the version it replaces', async () => {
  const serial = await freshUnit();
  const response = await put(serial, options);
  expect(response.statusCode).toBe(428);
  expect(problem(response)).toMatchObject({ status: 428, title: 'Precondition Required' });
  expect(problem(response).detail).toContain('If-Match');
  expect(await stored(serial)).toEqual([]);
});

test.each(['1', '""', '*', 'W/"1"', '"1", "2"', '"-1"', '"01"', '"1.0"', '"9999999999"', '"a"', 'x'.repeat(5000)])(
  'If-Match: %s is no version',
  async (header) => {
    const serial = await freshUnit();
    const response = await put(serial, options, { 'if-match': header });
    expect([response.statusCode, response.json<{ errors: { path: string }[] }>().errors[0]?.path]).toEqual([
      400,
      '/if-match',
    ]);
    expect(await stored(serial)).toEqual([]);
  },
);

test.each(['none', '%00', 'a%2Fb', 'x'.repeat(99)])('there is no unit %s', async (code) => {
  const url = `/api/inventory-stats/by-code/${code}/options`;
  const response = await served.call('PUT', url, options, { 'if-match': '"0"' });
  expect([response.statusCode, problem(response).detail]).toEqual([404, 'There is no such unit.']);
});

test.each([
  [undefined],
  [{}],
  [[]],
  [{ ...options, reTank: undefined }],
  [{ ...options, reTank: 'true' }],
  [{ ...options, turnPull: 1 }],
  [{ ...options, turnPull: null }],
  [{ ...options, fr3EstimatedGallons: null }],
  [{ ...options, fr3EstimatedGallons: '620' }],
  [{ ...options, fr3EstimatedGallons: -1 }],
  [{ ...options, fr3EstimatedGallons: 1.5 }],
  [{ ...options, fr3EstimatedGallons: 1_000_000 }],
])('%j is no set of options', async (body) => {
  const serial = await freshUnit();
  expect((await save(serial, body, 0)).statusCode).toBe(400);
  expect(await stored(serial)).toEqual([]);
});

test.each([
  '"unitCost":1',
  '"margin":99',
  '"sellPrice":1',
  '"unit_cost":1',
  '"id":7',
  '"serial":"1"',
  '"version":9',
  '"optionsVersion":9',
  '"created_by":"x"',
  '"updated_by":"x"',
  '"is_admin":true',
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"options":{"reTank":false}',
])('%s cannot come along', async (extra) => {
  const serial = await freshUnit();
  const row = () => database.db.selectFrom('units').selectAll().where('serial', '=', serial).execute();
  const before = await row();
  const response = await served.app.inject({
    method: 'PUT',
    url: paths.unitOptions(serial),
    headers: {
      authorization: `Bearer ${await served.signIn.token()}`,
      'content-type': 'application/json',
      'if-match': '"0"',
    },
    payload: `${JSON.stringify(options).slice(0, -1)},${extra}}`,
  });
  expect(response.statusCode).toBe(400);
  expect([await row(), await stored(serial)]).toEqual([before, []]);
});

test('a save changes the options and nothing else', async () => {
  const serial = await freshUnit();
  const before = await unit(serial);
  await saved(serial, options, 0);
  expect(await unit(serial)).toEqual({ ...before, ...options, optionsVersion: 1 });
});

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'of fifty that save over one version one wins, and nothing is lost (%i)',
  async (round) => {
    const serial = await freshUnit();
    for (let version = 0; version < round % 3; version += 1) await saved(serial, none, version);
    const before = round % 3;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, gallons) => ({
        gallons,
        status: (await save(serial, { ...none, fr3EstimatedGallons: gallons }, before)).statusCode,
      })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, AT_ONCE - 1]);
    expect(await unit(serial)).toMatchObject({ fr3EstimatedGallons: won[0]?.gallons, optionsVersion: before + 1 });
  },
);

test('two tabs that load and save again and again lose nothing', async () => {
  const serial = await freshUnit();
  const tab = async () => {
    let wins = 0;
    for (let step = 0; step < AT_ONCE; step += 1) {
      const { fr3EstimatedGallons, optionsVersion } = await unit(serial);
      const gallons = Number(fr3EstimatedGallons ?? 0) + 1;
      const { statusCode } = await save(serial, { ...none, fr3EstimatedGallons: gallons }, optionsVersion);
      expect([200, 409]).toContain(statusCode);
      if (statusCode === 200) wins += 1;
    }
    return wins;
  };
  const wins = (await Promise.all([tab(), tab()])).reduce((sum, each) => sum + each);
  expect(await unit(serial)).toMatchObject({ fr3EstimatedGallons: wins, optionsVersion: wins });
});

const workplace = useWorkplace();

test('a unit that is imported again retains its options', async () => {
  const load = async (row: string) => {
    const path = await workplace.write('units.csv', `${UNIT_HEADER}\n${row}\n`);
    return importFiles(database.db, { units: path });
  };
  await load(UNIT_ROW);
  await saved('0012', options, 0);
  expect((await load(UNIT_ROW.replace('18400', '19900'))).units.changed).toBe(1);
  expect(await unit('0012')).toMatchObject({ ...options, unitCost: 19_900, optionsVersion: 1 });
});
