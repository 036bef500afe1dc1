import { paths } from '../../../../src/contract/paths';
import type { StoredEstimate } from '../../../../src/contract/estimates/estimates';
import { asRestore } from '../../../support/server/asRestore';
import { pictureOf } from '../../documents/quotation/picture';
import { estimateJobs, inputs, type Job } from './estimateJobs';

/** It is 1 November 2026. */
const jobs = estimateJobs();
const { job, taken, refused, read, liveReservation, tokens } = jobs;

const NO_CONSENT =
  'The customer has not agreed to the deviations from the request. Record the consent first: who agreed, when, and a note.';
const consent = { by: 'Pat Reed, Mesa Water District', on: '2026-10-31' };
const NOTE = 'By e-mail, the old impedance is fine';

beforeAll(async () => {
  const values = {
    ...{ company: { name: 'Copper State Transformers', address: 'Phoenix, AZ' }, terms: '', validityDays: 30 },
    paper: 'letter',
  };
  const headers = { ...tokens.get('boss'), 'if-match': '"0"' };
  await jobs.served.call('PUT', paths.quotationSettings, { reason: 'First', values }, headers);
});

/** The order asks for an impedance that its unit, of 5 %, does not have: not critical, and no work closes it. */
const missing = () => job(inputs, { impedance_pct: '7.50' });

const consented = (id: string, body: object) =>
  jobs.served.call(
    'POST',
    paths.estimateSteps(id),
    { step: 'consent', ...body },
    { ...tokens.get('sales'), 'if-match': '"1"' },
  );

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
  const pdf = await jobs.served.call('GET', paths.estimateQuotationPdf(each.id), undefined, tokens.get('sales'));
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
