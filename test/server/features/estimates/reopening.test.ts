import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { noticesSchema } from '../../../../src/contract/people/me';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { estimateJobs, inputs, type Job } from './estimateJobs';

const jobs = estimateJobs({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'specai@example.com' });
const { job, taken, refused, read, stored, liveReservation, tokens } = jobs;

async function won(): Promise<Job> {
  const each = await job();
  for (const step of ['propose', 'quote', 'win'] as const) await taken(each.id, step, 'sales');
  return each;
}

const idOfReservation = async (each: Job) => String((await liveReservation(each))?.id);

async function release(each: Job, by: string, reason?: string) {
  const id = await idOfReservation(each);
  return reason === undefined
    ? jobs.call(by, 'DELETE', paths.reservation(id))
    : jobs.call(by, 'POST', paths.reservationRelease(id), { reason });
}

const noticesFor = async (by: string, { id }: Job) =>
  (await jobs.served.read(noticesSchema, paths.notices, tokens.get(by))).results.filter(
    ({ estimate }) => estimate?.id === id,
  );

const mailsAbout = ({ id }: Job) =>
  jobs.db
    .selectFrom('mails as m')
    .innerJoin('estimate_marks as k', 'k.id', 'm.mark_id')
    .select(['m.to_email', 'k.step'])
    .where('k.estimate_id', '=', Number(id))
    .execute();

test('when another person releases the unit, the estimate is reopened with the reason, and its author is notified', async () => {
  const each = await won();
  expect((await release(each, 'operations', 'customer canceled')).statusCode).toBe(204);
  const reason = `Unit ${each.serial} was released (customer canceled).`;
  const reopened = await read(each);
  expect(reopened.state).toBe('quoted');
  expect(reopened.marks.map(({ step, state, by }) => [step, state, by])).toEqual([
    ['propose', 'proposed', 'sales'],
    ['quote', 'quoted', 'sales'],
    ['win', 'won', 'sales'],
    ['reopen', 'quoted', 'operations'],
  ]);
  expect(reopened.marks.at(-1)?.reason).toBe(reason);
  expect(await noticesFor('sales', each)).toMatchObject([
    {
      ...{ itemCode: each.serial, releasedBy: 'operations', reason },
      estimate: { name: 'Variant A', state: 'quoted', step: 'reopen' },
    },
  ]);
  expect(await noticesFor('operations', each)).toEqual([]);
  expect(await mailsAbout(each)).toEqual([{ to_email: 'tester@specai.test', step: 'reopen' }]);
});

test('an author who releases the unit reopens the estimate and gets no notice and no mail', async () => {
  const each = await won();
  expect((await release(each, 'sales')).statusCode).toBe(204);
  const { state, marks } = await read(each);
  expect([state, marks.at(-1)]).toMatchObject([
    'quoted',
    { step: 'reopen', by: 'sales', reason: `Unit ${each.serial} was released.` },
  ]);
  expect([await noticesFor('sales', each), await mailsAbout(each)]).toEqual([[], []]);
});

test('the audit has the reopening after the release', async () => {
  const each = await won();
  await release(each, 'boss', 'sold elsewhere');
  const address = `${paths.audit}?limit=2`;
  const { results } = await jobs.served.read(auditPageSchema, address, tokens.get('boss'));
  expect(results.map(({ action }) => action)).toEqual(['stepEstimate', 'release']);
  expect(results[0]).toMatchObject({ old: { state: 'won' }, new: { state: 'quoted', name: 'Variant A' } });
});

test('a reopened estimate is won again, lost, or changed', async () => {
  const [again, lost, changed] = [await won(), await won(), await won()];
  for (const each of [again, lost, changed]) await release(each, 'sales');
  expect(await taken(again.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await liveReservation(again)).toMatchObject({ estimate_id: Number(again.id) });
  expect(await taken(lost.id, 'lose', 'sales', { reason: 'Bought elsewhere' })).toMatchObject({ state: 'lost' });
  const body = { name: 'Variant B', inputs };
  const saved = await jobs.save(changed.id, body);
  expect(parseStrict(estimateSchema, saved.json())).toMatchObject({ state: 'draft', version: 2 });
});

test('a reopened estimate lapses as any quoted one does', async () => {
  const each = await won();
  await jobs.db.updateTable('units').set({ unit_cost: 14_000.01 }).where('serial', '=', each.serial).execute();
  expect(await read(each)).toMatchObject({ state: 'won' });
  await release(each, 'sales');
  expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: ['The unit cost changed.'] });
  expect((await refused(each.id, 'win'))[0]).toBe(409);
});

test('the estimate stays won if the release is refused or fails', async () => {
  const each = await won();
  // Another person's reservation needs a reason.
  expect((await release(each, 'operations')).statusCode).toBe(422);
  await jobs.db.updateTable('orders').set({ issued_units: 1 }).where('id', '=', each.orderId).execute();
  expect((await release(each, 'operations', 'customer canceled')).statusCode).toBe(409);
  expect(await stored(each)).toMatchObject({ state: 'won' });
  expect((await read(each)).marks.at(-1)?.step).toBe('win');
});
