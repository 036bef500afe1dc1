import { paths } from '../../../../src/contract/paths';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../../src/server/repositories/rates';
import { asRestore } from '../../../support/server/asRestore';
import { principal } from '../../../support/server/principals';
import { estimateJobs, inputs, type Job } from './estimateJobs';

const jobs = estimateJobs();
const { job, taken, refused, read, liveReservation, tokens } = jobs;

/** Quoted on 1 November 2026, valid for 30 days. */
async function offered(): Promise<Job> {
  const each = await job();
  await taken(each.id, 'propose', 'sales');
  await taken(each.id, 'quote', 'sales');
  return each;
}

async function saveRates(values: Partial<typeof DEFAULT_RATES>) {
  const rates = createRatesRepository(jobs.db);
  const all = { ...DEFAULT_RATES, ...values, distances: [...DEFAULT_RATES.distances] };
  const by = principal({ name: 'Boss', subject: 'boss' });
  await rates.save({ holdsFrom: '2026-11-01', reason: 'Steel', values: all }, await rates.version(), by);
}

test('a quotation that the customer holds is won although the rates changed, at its price', async () => {
  const each = await offered();
  await saveRates({ goodMargin: 90, addOnFr3: 20, priceTurnPull: 5_000 });
  expect(await read(each)).toMatchObject({ state: 'quoted', staleBecause: [] });
  expect(await taken(each.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await liveReservation(each)).toBeDefined();
  await saveRates({});
});

test('it lapses with a cost of the unit', async () => {
  const each = await offered();
  await jobs.db.updateTable('units').set({ unit_cost: 1 }).where('serial', '=', each.serial).execute();
  expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: ['The unit cost changed.'] });
  expect((await refused(each.id, 'win', 'sales'))[0]).toBe(409);
});

test('after its last day it is won only with a new approval, by somebody else', async () => {
  jobs.setToday('2026-11-01T19:00:00Z');
  const each = await offered();
  jobs.setToday('2026-12-01T19:00:00Z');
  expect(await read(each)).toMatchObject({ state: 'quoted', staleBecause: [] });
  jobs.setToday('2026-12-02T19:00:00Z');
  const ended: unknown = expect.stringMatching(/^The quotation Q-2026-\d{4} was valid until 1 December 2026\.$/);
  expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: [ended] });
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([
    409,
    expect.stringMatching(
      /^It has lapsed\. The quotation Q-2026-\d{4} was valid until 1 December 2026\. Propose it again: accepting it now needs a new approval\.$/,
    ),
  ]);

  await taken(each.id, 'propose', 'sales');
  expect((await refused(each.id, 'quote', 'sales'))[1]).toMatch(/needs a new approval\.$/);
  await taken(each.id, 'approve', 'boss');
  // Steps are dated by the clock of the database.
  await asRestore(jobs.db, ['estimate_marks'], (trx) =>
    trx
      .updateTable('estimate_marks')
      .set({ at: new Date('2026-12-02T20:00:00Z') })
      .where('estimate_id', '=', Number(each.id))
      .where('step', '=', 'approve')
      .execute(),
  );
  await taken(each.id, 'quote', 'sales');
  expect(await read(each)).toMatchObject({ state: 'quoted', approvalReasons: [] });
  const { issued } = (
    await jobs.served.call('GET', paths.estimateQuotation(each.id), undefined, tokens.get('sales'))
  ).json() as { issued: unknown[] };
  expect(issued).toHaveLength(1);
  expect(await taken(each.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  jobs.setToday('2026-11-01T19:00:00Z');
});

test('a new version is a new offer, which needs no approval that it would not need anyway', async () => {
  const each = await offered();
  jobs.setToday('2026-12-02T19:00:00Z');
  const again = { ...tokens.get('sales'), 'if-match': '"1"' };
  await jobs.served.call('PUT', paths.estimate(each.id), { name: 'Variant A', inputs }, again);
  await taken(each.id, 'propose', 'sales', { version: 2 });
  expect(await taken(each.id, 'quote', 'sales', { version: 2 })).toMatchObject({ state: 'quoted' });
  jobs.setToday('2026-11-01T19:00:00Z');
});

test('what was proposed when the offer had ended unseen is proposed at once', async () => {
  const each = await offered();
  jobs.setToday('2026-12-02T19:00:00Z');
  expect(await taken(each.id, 'propose', 'sales')).toMatchObject({ state: 'proposed' });
  expect((await read(each)).marks.map(({ step }) => step)).toEqual(['propose', 'quote', 'lapse', 'propose']);
  jobs.setToday('2026-11-01T19:00:00Z');
});
