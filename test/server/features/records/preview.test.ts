import { paths } from '../../../../src/contract/paths';
import { previewSchema } from '../../../../src/contract/records/records';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { until } from '../../../support/server/waits';
import { estimateJobs } from '../estimates/estimateJobs';
import type { Values } from './recordCalls';

const jobs = estimateJobs();

const preview = async (file: string, key: string, fields: Values, by = 'operations') =>
  parseStrict(previewSchema, (await jobs.call(by, 'POST', paths.recordPreview(file, key), { fields })).json());
const previewNew = async (file: string, fields: Values) =>
  parseStrict(previewSchema, (await jobs.call('operations', 'POST', paths.newRecordPreview(file), { fields })).json());

// Orders that no other unit of these tests fits.
const only = { kva_rating: 2500, primary_voltage_kv: '34.5', secondary_voltage_kv: '4160Y/2400' };
const fitting = { primary_voltage: '34500GrdY/19920', secondary_voltage: '4160Y/2400', primary_bil_kv: 150 };

beforeAll(async () => {
  await insertRows(jobs.db, {
    units: [unitRow({ serial: 'P1', ...fitting, kva_rating: 1000 }), unitRow({ serial: 'P2' })],
    orders: [orderRow({ ...only, job_number: 'J-P1' }), orderRow({ ...only, job_number: 'J-P2' })],
  });
  await until(() =>
    jobs
      .call('operations', 'GET', `${paths.inventory}?search=P2`)
      .then((response) => response.json<{ count: number }>().count === 1),
  );
});

test('a preview shows each value as it is read, and what it changes, and stores nothing', async () => {
  const { fields, needs_reason, missing, effects, version } = await preview('units', 'P1', {
    ...{ kva_rating: '2.5 MVA', primary_voltage: '34500GrdY/19920', comments: '' },
  });
  expect(fields).toEqual([
    {
      ...{ name: 'kva_rating', before: '1000', value: '2500', reading: '2,500 kVA', is_changed: true },
      ...{ needs_reason: true, problem: null },
    },
    {
      ...{ name: 'primary_voltage', before: '34500GrdY/19920', value: '34500GrdY/19920' },
      ...{ reading: '34,500 V grounded wye', is_changed: false, needs_reason: false, problem: null },
    },
    {
      ...{ name: 'comments', before: null, value: null, reading: null },
      ...{ is_changed: false, needs_reason: false, problem: null },
    },
  ]);
  expect({ needs_reason, missing }).toEqual({ needs_reason: true, missing: [] });
  expect(effects).toEqual({
    ...{ fits_before: 0, fits_after: 2, gained: ['J-P1', 'J-P2'], lost: [], reservation: null, estimates: [] },
    sentences: ['Fits 2 more open orders.'],
  });
  const record = (await jobs.call('operations', 'GET', paths.record('units', 'P1'))).json() as { version: string };
  expect(record.version).toBe(version);
});

test('an unreadable value is reported beside its field, and has no effects', async () => {
  const { fields, effects } = await preview('units', 'P1', { kva_rating: 'big', unit_cost: '5' });
  expect(fields[0]).toMatchObject({ value: null, problem: { reason: 'Not a number', fix: 'Write it like 112.5.' } });
  expect(effects).toBeNull();
});

test('a field that the caller cannot correct has a problem, without its value', async () => {
  const { fields } = await preview('units', 'P1', { unit_cost: '5' }, 'viewer');
  expect(fields).toMatchObject([
    {
      before: null,
      problem: { reason: 'Only operations and administrators can correct costs and list prices of units.' },
    },
  ]);
});

test('an order counts the available units that would fit it', async () => {
  const [id = 0] = await insertRows(jobs.db, { orders: [orderRow({ ...only, job_number: 'J-P3' })] });
  const { effects } = await preview('orders', String(id), {
    ...{ kva_rating: '500', primary_voltage_kv: '12.47', secondary_voltage_kv: '480Y/277' },
  });
  expect(effects).toMatchObject({ fits_before: 0, sentences: [expect.stringMatching(/available units? fits?\.$/)] });
  expect(effects?.gained).toContain('P2');
});

test('a changed cost lapses the approvals of its estimates, which are named', async () => {
  const job = await jobs.job();
  await jobs.put(job, 'approved');
  const { effects } = await preview('units', job.serial, { unit_cost: '14500' });
  expect(effects).toMatchObject({
    ...{ fits_before: 1, fits_after: 1 },
    estimates: [{ id: job.id, because: ['The unit cost changed.'] }],
  });
  expect(effects?.sentences).toEqual([
    'Fits the same open orders as before.',
    expect.stringMatching(/^1 estimate lapses: 'Variant A' for J/),
  ]);
  expect(await jobs.read(job)).toMatchObject({ state: 'approved' });
});

test('a new unit says what it would fit, and what it lacks', async () => {
  const rated = { condition: 'RC', phase: '3', kva_rating: '2500', primary_voltage: '34500GrdY/19920' };
  const incomplete = await previewNew('units', { serial: 'P9', ...rated });
  expect(incomplete).toMatchObject({ missing: ['secondary_voltage'], version: null, effects: { fits_after: 0 } });
  const complete = await previewNew('units', {
    ...{ serial: 'P9', ...rated, secondary_voltage: '4160Y/2400', primary_bil_kv: '150', taps: '+/-5%' },
    ...{ bush_config_description: 'Loop Feed Dead Front', fusing_description: 'Bay-O-Net w/ Isolation Link' },
    ...{ type_of_fluid: 'Mineral Oil', winding_material: 'Copper' },
  });
  expect(complete.missing).toEqual([]);
  expect(complete.effects).toMatchObject({
    fits_before: 0,
    sentences: [expect.stringMatching(/^Fits \d+ more open order/)],
  });
});

test('a new order says which available units fit it', async () => {
  const { effects, fields } = await previewNew('orders', {
    ...{ order_code: 'SO-P', job_number: 'J-PN', customer_name: 'Red Butte', order_type: 'RC', phase: '3' },
    ...{ kva_rating: '500', primary_voltage_kv: '12.47', secondary_voltage_kv: '480Y/277' },
  });
  expect(fields.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(effects?.gained).toContain('P2');
});
