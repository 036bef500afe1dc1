import { parse } from 'csv-parse/sync';
import { setTimeout as sleep } from 'node:timers/promises';
import { inventoryFacetsSchema, type Facet } from '../../../../src/contract/inventory/inventoryQuery';
import { inventoryListSchema } from '../../../../src/contract/inventory/inventoryList';
import { paths } from '../../../../src/contract/paths';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { createTestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { WAIT_MS } from '../../../setup/patience';
import { useTestDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../support/server/database';

/** Late on New Year's Eve in Phoenix; in UTC it is 2027 already. */
const now = () => new Date('2027-01-01T03:00:00Z');
const MANY = 700;

const database = useTestDatabase();
let order = 0;

beforeAll(async () => {
  const many = Array.from({ length: MANY }, (_, n) =>
    unitRow({ serial: `M${1_000 + n}`, kva_rating: 75, unit_cost: (n * 37) % 100, warehouse_desc: 'Reno, NV' }),
  );
  await insertRows(database.db, {
    units: [
      unitRow({
        serial: '1001',
        manufacturer: 'ABB',
        mfg_year: 2017,
        fab_notes: '=HYPERLINK("x")',
        comments: 'Dry, tank sound',
      }),
      unitRow({
        serial: '1002',
        manufacturer: '-Cooper',
        mfg_year: 1985,
        kva_rating: '1500.00',
        pictures: [],
        list_price: null,
      }),
      unitRow({
        serial: '1003',
        primary_voltage: '12470',
        bush_config_description: null,
        bush_type: null,
        winding_material: 'Unknown',
        type_of_fluid: 'FR3',
        cabinet_condition: 'replace',
        tank_condition: 'replace',
        condition: 'RW',
        warehouse_desc: null,
        comments: 'Élan "quoted",\nsecond line',
      }),
      ...many,
    ],
  });
  await database.db.insertInto('unit_files').values(photoRow('1002')).execute();
  [order = 0] = await insertRows(database.db, { orders: [orderRow({ job_number: 'J7', assigned_serial: '1002' })] });
});
const served = useTestApp(database, { now });

const get = async (address: string, query: string) => {
  const response = await served.call('GET', `${address}?${query}`);
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response;
};
const list = async (query: string) => parseStrict(inventoryListSchema, (await get(paths.inventory, query)).json());
const serialsOf = async (query: string) => (await list(query)).results.map(({ serial }) => serial);
const countsOf = async (facet: Facet, query = '') => {
  const { results } = parseStrict(inventoryFacetsSchema, (await get(paths.inventoryFacets, query)).json());
  const values = results.find((each) => each.facet === facet)?.values ?? [];
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
};

test('a unit is listed with what it is, what it costs and the order that it is reserved for', async () => {
  const { results, count } = await list('search=100&warehouse=Phoenix,%20AZ&warehouse=(not%20recorded)');
  expect(count).toBe(3);
  expect(results[0]).toEqual({
    serial: '1001',
    kva_rating: 500,
    primary_voltage: '12470GrdY/7200',
    secondary_voltage: '480Y/277',
    connection: 'Grounded wye-wye',
    phase: 3,
    type_of_fluid: 'Mineral Oil',
    feed: 'Loop',
    front: 'Dead front',
    winding_material: 'Copper',
    condition: 'RC',
    warehouse_desc: 'Phoenix, AZ',
    manufacturer: 'ABB',
    mfg_year: 2017,
    total_weight: 4650,
    unit_cost: 14_000,
    list_price: 28_000,
    needs_cabinet: false,
    needs_tank: false,
    image_url: expect.stringMatching(/^\/api\/files\/1001\/front\.svg\?version=/) as unknown,
    image_kind: 'drawing',
    notes: '=HYPERLINK("x")',
    reserved_for: null,
    reserved_for_job: null,
    reserved_until: null,
    retired_at: null,
  });
  expect(results[1]).toMatchObject({
    kva_rating: 1500,
    image_kind: 'photo',
    reserved_for: order,
    reserved_for_job: 'J7',
  });
  expect(results[2]).toMatchObject({ connection: 'Delta-wye', feed: null, front: null, winding_material: null });
});

test.each([
  ['availability=reserved', ['1002']],
  ['has_photos=yes', ['1002']],
  ['connection=Delta-wye', ['1003']],
  ['needs_tank=yes&needs_cabinet=yes', ['1003']],
  ['feed=(not%20recorded)&front=(not%20recorded)&winding=(not%20recorded)', ['1003']],
  ['kva=500&kva=1500&fluid=Mineral%20Oil', ['1001', '1002']],
  ['age=0-9', ['1001']],
  ['age=40%2B', ['1002']],
  ['search=abb', ['1001']],
  ['search=sound%20DRY', ['1001']],
  ['search=%C3%A9lan', ['1003']],
  ['search=m101&page_size=100&ordering=-serial', Array.from({ length: 10 }, (_, n) => `M${1_019 - n}`)],
])('?%s lists these units', async (query, serials) => {
  expect(await serialsOf(query)).toEqual(serials);
});

test('a page holds 25 units by default; beyond the last one it is empty', async () => {
  expect(await serialsOf('kva=75')).toHaveLength(25);
  expect(await list('kva=75&page=8&page_size=100')).toEqual({ results: [], count: MANY, without: [] });
  expect(await list('kva=75&page=1000000')).toEqual({ results: [], count: MANY, without: [] });
});

test('facets count with all others standing', async () => {
  expect(await countsOf('kva')).toEqual({ 75: MANY, 500: 2, 1500: 1 });
  expect(await countsOf('kva', 'kva=75&warehouse=Phoenix,%20AZ')).toEqual({ 75: 0, 500: 1, 1500: 1 });
  expect(await countsOf('availability', 'search=abb')).toEqual({ free: 1 });
});

const exported = async (query: string) => {
  const response = await get(paths.inventoryExport, query);
  const [headings, ...lines]: string[][] = parse(response.body, { bom: true, record_delimiter: '\r\n' });
  expect(response.headers).toMatchObject({
    'x-total-count': String(lines.length),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="inventory.csv"',
  });
  return lines.map((line) => Object.fromEntries(line.map((cell, at) => [headings?.[at] ?? '', cell])));
};

test('the export holds what the pages hold, in their order, and no formula', async () => {
  for (const query of ['ordering=-unit_cost', 'kva=75&ordering=unit_cost', 'search=nothing%20at%20all']) {
    const lines = await exported(query);
    const pages: unknown[] = [];
    for (let page = 1; page <= 8; page += 1) pages.push(...(await serialsOf(`${query}&page_size=100&page=${page}`)));
    expect(lines.map((line) => line['IC#'])).toEqual(pages);
  }
  const [first, second, third] = await exported('ordering=serial');
  expect(first).toMatchObject({ Connection: 'Grounded wye-wye', Notes: '\'=HYPERLINK("x")', 'Unit Cost': '14000.00' });
  expect(second).toMatchObject({ Manufacturer: "'-Cooper", 'Reserved for Job': 'J7', 'List Price': '', kVA: '1500' });
  expect(third).toMatchObject({ Notes: 'Élan "quoted",\nsecond line', 'Needs Cabinet': 'yes', Warehouse: '' });
});

test('HEAD says how long the export would be, without reading it', async () => {
  const { statusCode, body, headers } = await served.call('HEAD', paths.inventoryExport);
  expect([statusCode, body, headers['x-total-count']]).toEqual([200, '', String(MANY + 3)]);
});

test.each(['search=%00', 'warehouse=%00', 'kva=never', 'search=%25', 'search=_', 'primary_voltage=__proto__'])(
  '?%s finds nothing and breaks nothing',
  async (query) => {
    expect(await list(query)).toMatchObject({ results: [], count: 0 });
    expect(await exported(query)).toEqual([]);
  },
);

test('a hundred values of a facet are taken, one more is refused', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, n) => `kva=${n + 500}`).join('&');
  expect(await serialsOf(values(100))).toEqual(['1001', '1003']);
  expect((await served.call('GET', `${paths.inventory}?${values(101)}`)).statusCode).toBe(400);
});

test.each([
  ['page=0', '/page'],
  ['page_size=101', '/page_size'],
  ['ordering=id', '/ordering'],
  ['kva=', '/kva'],
  [`search=${'x'.repeat(81)}`, '/search'],
  ['is_admin=true', '/'],
])('?%s is refused, naming the field', async (query, path) => {
  const response = await served.call('GET', `${paths.inventory}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ path }] });
});

const soon = async (check: () => Promise<void>): Promise<void> => {
  for (let wait = 0; ; wait += 20) {
    try {
      await check();
      return;
    } catch (error) {
      if (wait > WAIT_MS) throw error;
      await sleep(20);
    }
  }
};

test('reserved, released, changed, added and removed units show without a restart', async () => {
  const { db } = database;
  const [other = 0] = await insertRows(db, { orders: [orderRow({ assigned_serial: '1003' })] });
  await soon(async () => expect(await serialsOf('availability=reserved')).toEqual(['1002', '1003']));
  await db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', other).execute();
  await soon(async () => expect(await countsOf('availability')).toEqual({ free: MANY + 2, reserved: 1 }));
  await insertRows(db, { units: [unitRow({ serial: '0999', kva_rating: 2500 })] });
  await soon(async () => expect(await countsOf('kva')).toMatchObject({ 2500: 1 }));
  await db.updateTable('units').set({ kva_rating: 3000, comments: 'shiny' }).where('serial', '=', '0999').execute();
  await soon(async () => expect(await serialsOf('search=shiny&ordering=-kva')).toEqual(['0999']));
  expect((await serialsOf('ordering=-kva'))[0]).toBe('0999');
  await db.deleteFrom('units').where('serial', '=', '0999').execute();
  await soon(async () => expect(await countsOf('kva')).not.toHaveProperty('3000'));
  await insertRows(db, { units: Array.from({ length: 60 }, (_, n) => unitRow({ serial: `N${n}`, kva_rating: 10 })) });
  await soon(async () => expect(await countsOf('kva')).toMatchObject({ 10: 60 }));
});

test('without the database a page is a problem, and so is the export', async () => {
  const nowhere = connect(database.url.replace(/:\d+\//, ':1/'));
  const { liveUnits } = served;
  const down = await createTestApp(database, { db: nowhere.db, liveUnits });
  for (const address of [paths.inventory, paths.inventoryExport]) {
    const { statusCode, headers } = await down.call('GET', address);
    expect([statusCode, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  }
  await down.close();
  await nowhere.close();
});
