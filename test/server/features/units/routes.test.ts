import type { Updateable } from 'kysely';
import { inventoryUnitSchema } from '../../../../src/contract/units/inventoryUnit';
import { lastRefreshSchema } from '../../../../src/contract/lastRefresh';
import { paths } from '../../../../src/contract/paths';
import { runtimeConfigSchema } from '../../../../src/contract/runtimeConfig';
import type { UnitsTable } from '../../../../src/server/db/schema/schema';
import { createTestApp, type TestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, photoRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();

beforeAll(async () => {
  await insertRows(database.db, {
    units: [unitRow({ serial: '0012', manufacturer: 'ABB', sec_bush: '4-hole spade' })],
  });
});
const served = useTestApp(database, { env: { INVENTORY_SYSTEM_URL: 'https://inventory.test/unit' } });

test('a unit is found by its code with leading zeros', async () => {
  const unit = await served.read(inventoryUnitSchema, paths.inventoryByCode('0012'));
  expect(unit).toMatchObject({
    itemCode: '0012',
    itemName: 'ABB 500 kVA 12470GrdY/7200 480Y/277',
    kvaRating: 500,
    kvaRatingStatus: null,
    fusing: 'Bay-O-Net w/ Isolation Link',
    bil: 95,
    windingMaterial: 'Copper',
    secondaryBushings: '4-hole spade',
    secondaryBushingsStatus: null,
    badgeText: 'RC',
    badgeColor: 'blue',
    dimensions: '89 x 53 x 50 in',
    unitCost: 14_000,
    laborCosts: 2_000,
    attachments: [{ name: 'nameplate.pdf' }, { name: 'planning-sheet.pdf' }],
  });
  expect(unit.imageUrl).toMatch(/^\/api\/files\/0012\/front\.svg\?version=/);
});

test.each(['12', '%00', 'a%2Fb', '..%2F..%2Fetc', 'x'.repeat(99)])('there is no unit %s', async (code) => {
  expect((await served.call('GET', `/api/inventory-stats/by-code/${code}`)).statusCode).toBe(404);
});

describe('a unit that is known', () => {
  const at = { time: new Date('2026-11-24T10:00:00Z') };
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database, { env: { ACCESS: 'roles' }, now: () => at.time });
  });
  afterAll(() => app.close());

  const asUser = async (roles = ['operations']) => {
    const authorization = `Bearer ${await app.signIn.token('tester', { roles })}`;
    return (code = '0012') => app.app.inject({ url: paths.inventoryByCode(code), headers: { authorization } });
  };
  type Ask = Awaited<ReturnType<typeof asUser>>;
  const unitFrom = async (ask: Ask) => parseStrict(inventoryUnitSchema, (await ask()).json());
  const set = (row: Updateable<UnitsTable>) =>
    database.db.updateTable('units').set(row).where('serial', '=', '0012').execute();

  test('changes with its row, its options or its files, by any writer', async () => {
    const ask = await asUser();
    const notes = async () => (await unitFrom(ask)).notes;
    const before = await notes();
    await set({ fab_notes: 'Rust at the base.' });
    expect(await notes()).toBe('Rust at the base.');
    await set({ fab_notes: null });
    expect(await notes()).toBe(before);
    const chosen = { re_tank: true, feed_conversion: false, replacement_cabinet: false, turn_pull: false };
    const saved = { version: 3, rates_id: null, updated_by: 'Ann', updated_by_subject: 'ann' };
    await database.db
      .insertInto('unit_options')
      .values({ serial: '0012', ...chosen, ...saved })
      .execute();
    expect(await unitFrom(ask)).toMatchObject({ reTank: true, optionsVersion: 3 });
    await database.db.deleteFrom('unit_options').execute();
    expect(await unitFrom(ask)).toMatchObject({ reTank: null, optionsVersion: 0 });
    await database.db.insertInto('unit_files').values(photoRow('0012')).execute();
    expect((await unitFrom(ask)).pictures?.[0]).toMatchObject({ file_name: '0.jpg', kind: 'photo' });
    await database.db.deleteFrom('unit_files').execute();
    expect((await unitFrom(ask)).pictures?.[0]).toMatchObject({ file_name: 'front.svg' });
  });

  test('shows its costs only with the permission to see them, also after another person saw them', async () => {
    const [all, few] = [await asUser(), await asUser(['viewer'])];
    expect(await unitFrom(all)).toMatchObject({ unitCost: 14_000 });
    expect(await unitFrom(few)).toMatchObject({ unitCost: null });
    expect(await unitFrom(all)).toMatchObject({ unitCost: 14_000 });
    expect(await unitFrom(few)).toMatchObject({ unitCost: null });
  });

  test('has the addresses of its files that hold now', async () => {
    const ask = await asUser();
    const { imageUrl } = await unitFrom(ask);
    expect((await unitFrom(ask)).imageUrl).toBe(imageUrl);
    at.time = new Date('2026-11-24T10:05:00Z');
    expect((await unitFrom(ask)).imageUrl).not.toBe(imageUrl);
  });
});

test('the last refresh is that of the last import', async () => {
  const ask = async () => (await served.read(lastRefreshSchema, paths.lastRefresh)).last_refresh;
  expect(await ask()).toBeNull();
  const counts = { orders_added: 1, orders_changed: 0, units_added: 0, units_changed: 0 };
  await database.db.insertInto('imports').values(counts).execute();
  expect(Date.parse((await ask()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('the app learns about its place without signing in', async () => {
  const response = await served.app.inject(paths.config);
  expect(parseStrict(runtimeConfigSchema, response.json())).toMatchObject({
    apiBaseUrl: '',
    inventorySystemUrl: 'https://inventory.test/unit',
    capabilities: { unitOptions: 'saved', reservations: 'live', import: 'on' },
    signIn: { protocolMode: 'OIDC' },
  });
});

test('signing out makes the token worthless', async () => {
  const headers = {
    authorization: `Bearer ${await served.signIn.token('leaver')}`,
    'content-type': 'application/json',
  };
  const get = () => served.app.inject({ url: paths.lastRefresh, headers: { authorization: headers.authorization } });
  expect((await get()).statusCode).toBe(200);
  expect((await served.app.inject({ method: 'POST', url: paths.logout, headers })).statusCode).toBe(204);
  expect((await get()).statusCode).toBe(401);
});
