import { paths } from '../../../../src/contract/paths';
import {
  unitChangedSchema,
  unitChangePreviewSchema,
  unitChangeUndoneSchema,
} from '../../../../src/contract/records/unitChanges';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../support/server/database';
import { detailOf, useRecordCalls } from './recordCalls';

const database = useTestDatabase();
let now = new Date();
const { served, as, correct, post, fieldOf } = useRecordCalls(database, { now: () => now });

let next = 1;
async function units(count: number, more = {}): Promise<string[]> {
  const serials = Array.from({ length: count }, () => `M${String((next += 1)).padStart(3, '0')}`);
  await insertRows(database.db, { units: serials.map((serial) => unitRow({ serial, ...more })) });
  return serials;
}
const make = async (body: object, role?: string) => post(paths.unitChanges, body, role);
const made = async (body: object) => {
  const response = await make(body);
  expect([response.statusCode, response.json()]).toMatchObject([200, {}]);
  return parseStrict(unitChangedSchema, response.json());
};
const undo = async (id: string) => served.call('DELETE', paths.unitChange(id), undefined, await as('operations'));
const undone = async (id: string) => parseStrict(unitChangeUndoneSchema, (await undo(id)).json());
const valuesOf = async (serials: readonly string[], column: 'category' | 'retired_by' | 'warehouse_desc') =>
  (await database.db.selectFrom('units').select(column).where('serial', 'in', serials).orderBy('serial').execute()).map(
    (row) => (row as Record<string, string | null>)[column],
  );

beforeEach(() => (now = new Date()));

test('a preview counts what would change and shows examples', async () => {
  const serials = [...(await units(2)), ...(await units(1, { warehouse_desc: 'Houston, TX' }))];
  const body = { serials: [...serials, 'none'], set: { warehouse_desc: 'Houston, TX' } };
  const preview = parseStrict(unitChangePreviewSchema, (await post(paths.unitChangePreview, body)).json());
  expect(preview).toEqual({
    ...{ changed: 2, unchanged: 1, refused: [{ serial: 'none', reason: 'There is no such unit.' }] },
    examples: serials.slice(0, 2).map((serial) => ({ serial, before: 'Phoenix, AZ', after: 'Houston, TX' })),
  });
  expect(await valuesOf(serials.slice(0, 2), 'warehouse_desc')).toEqual(['Phoenix, AZ', 'Phoenix, AZ']);
});

test('values of several units are set as corrections, and undone', async () => {
  const serials = await units(3);
  const { id, changed, unchanged, undo_until } = await made({
    serials,
    set: { category: 'Recycle', cabinet_condition: 'replace' },
  });
  expect([changed, unchanged]).toEqual([3, 0]);
  expect(Date.parse(undo_until)).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect(await valuesOf(serials, 'category')).toEqual(['Recycle', 'Recycle', 'Recycle']);
  expect(await fieldOf('units', serials[0]!, 'cabinet_condition')).toMatchObject({
    ...{ value: 'replace', source: { kind: 'hand', source_value: 'good' } },
  });
  const answer = { restored: 3, changed_since: [] };
  expect(await undone(id)).toEqual(answer);
  expect(await undone(id)).toEqual(answer);
  expect(await valuesOf(serials, 'category')).toEqual([null, null, null]);
  const left = await database.db.selectFrom('corrections').select('id').where('serial', 'in', serials).execute();
  expect(left).toEqual([]);
});

test('undoing leaves what others changed since', async () => {
  const serials = await units(2);
  const { id } = await made({ serials, set: { category: 'Recycle' } });
  await correct('units', serials[0]!, { category: 'Surplus' });
  expect(await undone(id)).toEqual({ restored: 1, changed_since: [serials[0]] });
  expect(await valuesOf(serials, 'category')).toEqual(['Surplus', null]);
});

test('ten minutes later it cannot be undone', async () => {
  const { id } = await made({ serials: await units(1), set: { category: 'Recycle' } });
  now = new Date(Date.now() + 11 * 60_000);
  const refused = await undo(id);
  expect([refused.statusCode, detailOf(refused)]).toEqual([
    ...[410, 'This change can be undone for 10 minutes. Correct the units instead.'],
  ]);
  expect((await undo('nope')).statusCode).toBe(404);
});

test('units are retired together with a reason, and brought back by undoing', async () => {
  const serials = await units(2);
  const { id } = await made({ serials, retire: true, reason: 'Sold for scrap' });
  expect(await valuesOf(serials, 'retired_by')).toEqual(['operations person', 'operations person']);
  expect(await undone(id)).toEqual({ restored: 2, changed_since: [] });
  expect(await valuesOf(serials, 'retired_by')).toEqual([null, null]);
});

test('one unit that cannot be retired prevents the others', async () => {
  const serials = await units(2);
  await insertRows(database.db, { orders: [orderRow({ job_number: 'J-M', assigned_serial: serials[1] })] });
  const body = { serials, retire: true, reason: 'Sold for scrap' };
  const reason = `Unit ${serials[1]} is reserved for job J-M. Release it first.`;
  expect((await post(paths.unitChangePreview, body)).json()).toMatchObject({
    refused: [{ serial: serials[1], reason }],
  });
  const refused = await make(body);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ refused: [{ serial: serials[1], reason }] });
  expect(await valuesOf(serials, 'retired_by')).toEqual([null, null]);
});

test('a change says one thing, and retiring needs its permission and a reason', async () => {
  const serials = await units(1);
  expect((await make({ serials })).statusCode).toBe(422);
  expect((await make({ serials, set: { category: 'Recycle' }, retire: true, reason: 'Scrap' })).statusCode).toBe(422);
  expect((await make({ serials, retire: true })).statusCode).toBe(422);
  expect((await make({ serials, retire: true, reason: 'Scrap' }, 'engineering')).statusCode).toBe(403);
  expect((await make({ serials, set: { category: 'Recycle' } }, 'sales')).statusCode).toBe(403);
});
