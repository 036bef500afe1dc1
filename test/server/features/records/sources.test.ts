import { feedAnswerSchema } from '../../../../src/contract/feeds';
import { paths } from '../../../../src/contract/paths';
import { correctionsSchema } from '../../../../src/contract/records/records';
import { importPrepared } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { holdCorrections } from '../../../../src/server/features/import/staging/keepByHand';
import { untilWaiting } from '../../../support/server/waits';
import { parseStrict } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';
import { UNIT_HEADER, useWorkplace } from '../import/files';
import { detailOf, useRecordCalls } from './recordCalls';

const database = useTestDatabase();
const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };
const workplace = useWorkplace();
const { served, as, correct, post, fieldOf } = useRecordCalls(database, { env });

const unitLine = (serial: string, kva: string) => `${serial},RC,3,${kva},12470GrdY/7200,480Y/277,18400.00`;

async function load(name: string, ...lines: readonly string[]) {
  const units = await workplace.write(name, [UNIT_HEADER, ...lines, ''].join('\n'));
  return importPrepared(database.db, await prepareFiles({ units }), { by: 'Ana Ruiz' });
}

const take = (values: readonly object[], role?: string) => post(paths.recordSources, { values }, role);
const kva = (key: string) => ({ file: 'units', key, field: 'kva_rating' });
const listed = async (query = '', role = 'operations') =>
  served.read(correctionsSchema, paths.corrections + query, await as(role));
const machine = async () => ({
  authorization: `Bearer ${await served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' })}`,
});

test('a value of an import names its file, line, day and who imported it', async () => {
  const { finishedAt } = await load('stock march.csv', unitLine('S1', '1000'), unitLine('S2', '500'));
  expect((await fieldOf('units', 'S2', 'kva_rating'))?.source).toEqual({
    ...{ kind: 'import', name: 'stock march.csv', line: 3, by: 'Ana Ruiz', at: finishedAt.toISOString() },
    ...{ reason: null, has_source_value: false, source_value: null },
  });
});

test('a corrected value survives the next import, and is given back to it', async () => {
  await load('a.csv', unitLine('T1', '1000'));
  await correct('units', 'T1', { kva_rating: '1500' });
  const { keptByHand } = await load('b.csv', unitLine('T1', '750'));
  expect(keptByHand.values).toMatchObject([{ key: 'T1', column: 'kva_rating', line: 2, hand: '1500', source: '750' }]);
  expect(await fieldOf('units', 'T1', 'kva_rating')).toMatchObject({
    value: '1500',
    source: { kind: 'hand', has_source_value: true, source_value: '750' },
  });
  const response = await take([kva('T1')]);
  expect([response.statusCode, response.json()]).toEqual([200, { taken: 1 }]);
  expect(await fieldOf('units', 'T1', 'kva_rating')).toMatchObject({ value: '750', source: { kind: 'import' } });
  // Again, there is nothing to take.
  expect((await take([kva('T1')])).json()).toEqual({ taken: 0 });
  const { keptByHand: none } = await load('b.csv', unitLine('T1', '750'));
  expect(none.count).toBe(0);
});

test('giving a value back needs the permission to correct it, and takes all or none', async () => {
  await load('c.csv', unitLine('U1', '1000'), unitLine('U2', '1000'));
  await correct('units', 'U1', { kva_rating: '1500' });
  expect((await take([kva('U1')], 'sales')).statusCode).toBe(403);
  expect((await take([kva('U1'), kva('missing')])).statusCode).toBe(404);
  expect(await fieldOf('units', 'U1', 'kva_rating')).toMatchObject({ value: '1500' });
});

test('a value that no source has sent cannot be taken from it', async () => {
  expect((await post(paths.newRecords('units'), { fields: { serial: 'V1', kva_rating: '500' } })).statusCode).toBe(201);
  const refused = await take([kva('V1')]);
  expect(refused.statusCode).toBe(409);
  expect(detailOf(refused)).toBe('No import has sent a value of kVA for V1: there is none to take.');
});

test('a feed retains corrected values, reports them, and reads them back', async () => {
  const send = async (batch: number, rating: string) => {
    const row = { serial: 'W1', condition: 'RC', phase: 3, kva_rating: rating };
    const voltages = { primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277' };
    const response = await served.app.inject({
      ...{ method: 'PUT', url: `${paths.feed('units')}?batch=${batch}&source=ERP` },
      headers: { ...(await machine()), 'content-type': 'application/x-ndjson' },
      payload: JSON.stringify({ ...row, ...voltages }),
    });
    return parseStrict(feedAnswerSchema, response.json());
  };
  expect(await send(1, '1000')).toMatchObject({ new: 1 });
  expect((await fieldOf('units', 'W1', 'kva_rating'))?.source).toMatchObject({ kind: 'feed', name: 'ERP', line: 1 });
  await correct('units', 'W1', { kva_rating: '1500' });
  const again = await send(2, '1000');
  expect(again).toMatchObject({ changed: 0, unchanged: 1 });
  expect(again.kept_by_hand).toMatchObject({ count: 1, values: [{ key: 'W1', hand: '1500', source: '1000' }] });
  const { results } = await served.read(correctionsSchema, paths.corrections, await machine());
  expect(results.find(({ key }) => key === 'W1')).toMatchObject({
    ...{ file: 'units', field: 'kva_rating', value: '1500', has_source_value: true, source_value: '1000' },
    ...{ by: 'operations person', reason: 'Read from the nameplate' },
  });
  expect(await send(3, '1500')).toMatchObject({ changed: 0 });
  expect((await listed()).results.map(({ key }) => key)).not.toContain('W1');
});

test('a correction waits while an import is saved', async () => {
  await load('e.csv', unitLine('Y1', '1000'));
  const importing = await database.db.startTransaction().execute();
  await holdCorrections(importing);
  const correcting = correct('units', 'Y1', { kva_rating: '1500' });
  await untilWaiting(database.db, correcting);
  await importing.commit().execute();
  expect((await correcting).statusCode).toBe(200);
});

test('corrected costs are listed only for those who see costs', async () => {
  await load('d.csv', unitLine('X1', '1000'));
  await correct('units', 'X1', { unit_cost: '17000' });
  const fields = async (role: string) => (await listed('?file=units', role)).results.map(({ field }) => field);
  expect(await fields('operations')).toContain('unit_cost');
  expect(await fields('viewer')).not.toContain('unit_cost');
  expect((await listed('?file=orders')).results).toEqual([]);
  expect((await listed('?after=999999999')).results).toEqual([]);
});
