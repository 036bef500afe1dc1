import { estimateSchema, type StoredEstimate } from '../../../../src/contract/estimates/estimates';
import { matchIcSchema } from '../../../../src/contract/matching/recommendations';
import { paths } from '../../../../src/contract/paths';
import { problemSchema } from '../../../../src/contract/problem';
import { reservationsSchema, unitReservationsSchema } from '../../../../src/contract/reservations';
import { toQuote } from '../../../../src/domain/orders/quote';
import { toOrder } from '../../../../src/server/features/orders/presenter';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { estimateJobs, inputs, type Job } from './estimateJobs';
import { asRestore } from '../../../support/server/asRestore';
import { pictureOf } from '../quotations/pdf/picture';

const jobs = estimateJobs();

/** An order that states its requirements only in texts, which require copper. */
const unstated = {
  ...{ phase: null, kva_rating: null, primary_voltage_kv: null, secondary_voltage_kv: null, formatted_notes: null },
  stock_code_desc: '500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277',
  ...{ stock_code_long_desc: null, notes: 'Copper windings required' },
};
const fields = {
  ...{ phase: '3', kva_rating: '500' },
  ...{ primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
};
const allFields = { constraints: [], fields };
const copper = { constraints: ['copperWindings'], fields: {} } as const;

let next = 1;
async function fresh(unit = {}, order: object = unstated) {
  const serial = `T${next++}`;
  const [orderId = 0] = await insertRows(jobs.db, {
    units: [unitRow({ serial, ...unit })],
    orders: [orderRow({ request_date: '2027-02-15', ...order })],
  });
  return { serial, orderId };
}
const sales = () => jobs.tokens.get('sales');
const reserve = ({ serial, orderId }: { serial: string; orderId: number }, more: object = {}) =>
  jobs.call('sales', 'POST', paths.reservations, { itemCode: serial, orderId, ...more });
const detailOf = (response: { json: () => unknown }) => parseStrict(problemSchema, response.json()).detail;
const begin = async ({ serial, orderId }: { serial: string; orderId: number }, of: object = inputs) => {
  const body = { name: 'Variant A', unitSerial: serial, inputs: of };
  const response = await jobs.call('sales', 'POST', paths.orderEstimates(String(orderId)), body);
  return parseStrict(estimateSchema, response.json());
};
async function quote(id: unknown) {
  await jobs.taken(String(id), 'propose', 'sales');
  for (const step of ['approve', 'quote'] as const) await jobs.taken(String(id), step);
}
async function classOf(
  of: { serial: string; orderId: number },
  accepted: { constraints: readonly 'copperWindings'[]; fields: object },
) {
  const row = await jobs.db.selectFrom('orders').selectAll().where('id', '=', of.orderId).executeTakeFirstOrThrow();
  const requested = toQuote(toOrder(row), accepted.constraints, accepted.fields);
  const response = await jobs.call('sales', 'POST', paths.matchIc, { quote: requested, serial: of.serial });
  const judged = parseStrict(matchIcSchema, response.json());
  return judged.data?.fit?.class;
}

describe('a reservation', () => {
  test('needs no reason if the accepted points make the unit fit, and stores those points', async () => {
    const of = await fresh();
    expect(detailOf(await reserve(of))).toContain('Give a reason to reserve it.');
    const response = await reserve(of, { accepted: allFields });
    expect([response.statusCode, await classOf(of, allFields)]).toEqual([201, 'Fits']);
    expect(
      (await jobs.served.read(unitReservationsSchema, paths.reservationsOfUnit(of.serial), sales())).results,
    ).toMatchObject([{ accepted: allFields }]);
    const { results } = await jobs.served.read(reservationsSchema, paths.reservations, sales());
    expect(results.find(({ itemCode }) => itemCode === of.serial)).toMatchObject({ accepted: allFields });
    const reported = jobs.db.selectFrom('audit').select(['action', 'reason', 'new']).where('serial', '=', of.serial);
    const words = 'Phase: 3; KVA Rating: 500 kVA; Primary Voltage: 12470GrdY/7200 V; Secondary Voltage: 480Y/277 V';
    expect(await reported.execute()).toEqual([{ action: 'reserve', reason: null, new: { accepted: words } }]);
  });

  test('needs a reason if an accepted demand is not met', async () => {
    const of = await fresh(
      { winding_material: 'Aluminum' },
      { notes: 'Copper windings required', formatted_notes: null },
    );
    const accepted = { ...copper };
    expect(detailOf(await reserve(of, { accepted }))).toContain('Give a reason to reserve it.');
    expect((await reserve(of)).statusCode).toBe(201);
  });

  test('is not judged by what no text of its order states', async () => {
    const of = await fresh({}, { ...unstated, stock_code_desc: 'Pad-mount' });
    expect(detailOf(await reserve(of, { accepted: allFields }))).toContain('Give a reason to reserve it.');
  });

  test('without anything accepted says nothing of it', async () => {
    const of = await fresh({}, {});
    expect((await reserve(of)).statusCode).toBe(201);
    expect(
      (await jobs.served.read(unitReservationsSchema, paths.reservationsOfUnit(of.serial), sales())).results[0],
    ).not.toHaveProperty('accepted');
  });
});

describe('an estimate', () => {
  test('has the class of the comparison, and stores its basis', async () => {
    const of = await fresh();
    expect((await begin(of)).fit?.class).toBe('Fits, to be checked');
    const { fit, inputs: retained } = await begin(of, { ...inputs, accepted: allFields });
    expect([fit?.class, retained.accepted]).toEqual(['Fits', allFields]);
  });

  test('of a unit that misses an accepted demand needs an approval and a quotation with the deviation', async () => {
    const of = await fresh(
      { winding_material: 'Aluminum' },
      { notes: 'Copper windings required', formatted_notes: null },
    );
    const plain = await begin(of);
    const { id, fit, approvalReasons, worked } = await begin(of, { ...inputs, accepted: copper });
    expect([plain.fit?.class, fit?.class]).toEqual(['Fits', 'Does not fit']);
    expect([await classOf(of, copper), worked?.unit.fit?.class]).toEqual(['Does not fit', 'Does not fit']);
    expect(approvalReasons).toEqual(expect.arrayContaining([expect.stringContaining('Does not fit')]));
    await quote(id);
    const quotation = jobs.db.selectFrom('quotations').select('content').where('estimate_id', '=', Number(id));
    expect(await quotation.executeTakeFirstOrThrow()).toMatchObject({
      content: { deviations: [expect.stringContaining('luminum')] },
    });
  });

  test('of another basis is another version, and an approval of the one before does not hold for it', async () => {
    const of = await fresh();
    const { id } = await begin(of, { ...inputs, accepted: allFields });
    await jobs.taken(String(id), 'propose');
    const saved = await jobs.save(String(id), { name: 'Variant A', inputs });
    expect(parseStrict(estimateSchema, saved.json())).toMatchObject({ state: 'draft', version: 2 });
    const versions = jobs.db.selectFrom('estimate_versions').select('grounds').where('estimate_id', '=', Number(id));
    expect(new Set((await versions.execute()).map(({ grounds }) => grounds)).size).toBe(2);
  });

  test('delivers the voltages that were accepted', async () => {
    const of = await fresh({ primary_voltage: '4160GrdY/2400 x 12470GrdY/7200' });
    const { id } = await begin(of, { ...inputs, accepted: allFields });
    await quote(id);
    const quotation = jobs.db.selectFrom('quotations').select('content').where('estimate_id', '=', Number(id));
    const { content } = await quotation.executeTakeFirstOrThrow();
    expect(content).toMatchObject({ delivered: { primary_voltage: '12470GrdY/7200' } });
  });

  test('is won without a reason where what was accepted makes its unit fit', async () => {
    const of = await fresh();
    const { id } = await begin(of, { ...inputs, accepted: allFields });
    await quote(id);
    await jobs.taken(String(id), 'win');
    const held = await jobs.liveReservation({ ...of, id: String(id) });
    expect(held).toMatchObject({ reason: null, accepted: allFields });
  });
});

const { job, taken, refused, read, liveReservation } = jobs;

const NO_CONSENT =
  'The customer has not agreed to the deviations from the request. Record the consent first: who agreed, when, and a note.';
const consent = { by: 'Pat Reed, Mesa Water District', on: '2026-10-31' };
const NOTE = 'By e-mail, the old impedance is fine';

jobs.useCompany();

/** The order requires an impedance that its unit, of 5 %, does not have: not critical, and no work closes it. */
const missing = () => job(inputs, { impedance_pct: '7.50' });

const consented = (id: string, body: object) =>
  jobs.call('sales', 'POST', paths.estimateSteps(id), { step: 'consent', ...body }, { 'if-match': '"1"' });

async function quoted(): Promise<Job> {
  const each = await missing();
  await taken(each.id, 'propose', 'sales');
  await taken(each.id, 'approve', 'boss');
  await taken(each.id, 'quote', 'sales');
  return each;
}

test('a unit that misses a requirement is quoted only with an approval, whatever its margin, and each deviation is named', async () => {
  const each = await missing();
  const { fit, approvalReasons } = await read(each);
  expect(fit).toMatchObject({ class: 'Misses a requirement', deviations: [expect.stringMatching(/^Impedance: /)] });
  const [deviation = ''] = fit?.deviations ?? [];
  expect(approvalReasons).toEqual(['Misses a requirement.', `${deviation}.`]);
  await taken(each.id, 'propose', 'sales');
  expect(await refused(each.id, 'quote', 'sales')).toEqual([
    409,
    `It needs an approval first. Misses a requirement. ${deviation}.`,
  ]);
  await taken(each.id, 'approve', 'boss');
  await taken(each.id, 'quote', 'sales');
  const pdf = await jobs.call('sales', 'GET', paths.estimateQuotationPdf(each.id));
  const text = (await pictureOf(pdf.rawPayload)).text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`Deviations from your request • ${deviation}`.replace('• ', ''));
});

test('it is won only once the customer has agreed: who, when and a note', async () => {
  const each = await quoted();
  expect(await refused(each.id, 'win', 'sales')).toEqual([409, NO_CONSENT]);
  expect(await liveReservation(each)).toBeUndefined();

  expect((await consented(each.id, { consent })).json()).toMatchObject({
    ...{ status: 422, detail: 'Add a note: how the customer agreed, and to what.' },
  });
  const nobody = { status: 422, detail: 'Say who agreed for the customer, and when: today or before.' };
  expect((await consented(each.id, { reason: NOTE })).json()).toMatchObject(nobody);
  const later = { consent: { ...consent, on: '2026-11-02' }, reason: NOTE };
  expect((await consented(each.id, later)).json()).toMatchObject(nobody);

  const agreed = (await consented(each.id, { consent, reason: NOTE })).json() as StoredEstimate;
  expect(agreed.state).toBe('quoted');
  expect(agreed.marks.at(-1)).toMatchObject({ step: 'consent', state: 'quoted', by: 'sales', reason: NOTE, consent });
  expect(await taken(each.id, 'win', 'sales', { reason: 'As agreed' })).toMatchObject({ state: 'won' });
  expect(await liveReservation(each)).toMatchObject({ reason: 'As agreed' });
});

test('without a reason its unit is not reserved, with the deviations named', async () => {
  const each = await quoted();
  await consented(each.id, { consent, reason: NOTE });
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([422, expect.stringMatching(/^Impedance: .*\. Give a reason to reserve it\.$/)]);
});

test('a unit that fits needs neither, and has no step for a consent', async () => {
  const each = await job();
  expect((await read(each)).steps.map(({ step }) => step)).not.toContain('consent');
  await taken(each.id, 'propose', 'sales');
  await taken(each.id, 'quote', 'sales');
  expect((await consented(each.id, { consent, reason: NOTE })).json()).toMatchObject({
    ...{ status: 409, detail: 'Its unit misses nothing of the request.' },
  });
});

test('an estimate that was quoted before units had a fit class is won without a consent', async () => {
  const each = await quoted();
  const version = jobs.db.selectFrom('estimate_versions').selectAll().where('estimate_id', '=', Number(each.id));
  const { worked } = await version.executeTakeFirstOrThrow();
  const { fit: _fit, ...unit } = worked.unit;
  await asRestore(jobs.db, ['estimate_versions'], (trx) =>
    trx
      .updateTable('estimate_versions')
      .set({ worked: JSON.stringify({ ...worked, unit }) as never })
      .where('estimate_id', '=', Number(each.id))
      .execute(),
  );
  expect((await read(each)).fit).toBeNull();
  expect(await taken(each.id, 'win', 'sales', { reason: 'As agreed' })).toMatchObject({ state: 'won' });
});

test('once the unit misses more of the request, the offer has lapsed', async () => {
  const each = await quoted();
  await jobs.db.updateTable('orders').set({ sec_bush: '6-hole spade' }).where('id', '=', each.orderId).execute();
  await jobs.db.updateTable('units').set({ sec_bush: '4-hole spade' }).where('serial', '=', each.serial).execute();
  expect(await read(each)).toMatchObject({
    ...{ state: 'lapsed', staleBecause: ['What the unit misses of the request changed.'] },
  });
});
