import { myWorkSchema } from '../../../../src/contract/people/myWork';
import { peopleSchema } from '../../../../src/contract/people/people';
import { paths } from '../../../../src/contract/paths';
import { createMailsRepository } from '../../../../src/server/features/mails/repository';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { estimateJobs } from '../estimates/estimateJobs';

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'specai@specai.test' };
const jobs = estimateJobs(SMTP);
const { call } = jobs;

beforeAll(async () => {
  await insertRows(jobs.db, {
    units: [unitRow({ serial: 'M1' })],
    orders: [orderRow({ id: 7001, job_number: 'J-7001' })],
  });
  for (const who of ['viewer', 'sales', 'operations', 'engineering']) await call(who, 'GET', paths.me);
  await jobs.db.updateTable('people').set({ email: 'omar@specai.test' }).where('subject', '=', 'operations').execute();
});

const comment = (path: string, text: string, by = 'sales') => call(by, 'POST', path, { comment: text });
async function mentionsOf(who: string) {
  const response = await call(who, 'GET', paths.myWork);
  return parseStrict(myWorkSchema, response.json()).results.filter(({ kind }) => kind === 'mention');
}

test('those who can read comments can be mentioned, once they signed in', async () => {
  const response = await call('sales', 'GET', paths.people);
  expect(parseStrict(peopleSchema, response.json()).results.map(({ name }) => name)).toEqual([
    'engineering',
    'operations',
  ]);
  expect((await call('viewer', 'GET', paths.people)).statusCode).toBe(403);
});

test('a mention is in the work of the person until it is done, and in an e-mail', async () => {
  expect((await comment(paths.orderComments('7001'), '@operations, @viewer and @sales: ready?')).statusCode).toBe(204);
  const [item] = await mentionsOf('operations');
  expect(item).toMatchObject({
    ...{ urgency: 'now', orderId: '7001', jobNumber: 'J-7001', itemCode: null, person: 'sales' },
    note: '@operations, @viewer and @sales: ready?',
  });
  for (const other of ['viewer', 'sales', 'engineering']) expect(await mentionsOf(other)).toEqual([]);
  expect(await createMailsRepository(jobs.db).claim()).toMatchObject({
    ...{ kind: 'entry', to: 'omar@specai.test', by: 'sales', orderId: '7001', jobNumber: 'J-7001', itemCode: null },
    words: '@operations, @viewer and @sales: ready?',
  });
  expect(await createMailsRepository(jobs.db).claim()).toBeNull();
  await call('operations', 'DELETE', paths.notice(String(item!.notice)));
  expect(await mentionsOf('operations')).toEqual([]);
});

test('a comment on a unit mentions too; without an address there is no e-mail', async () => {
  await comment(paths.unitComments('M1'), 'Look, @engineering');
  expect(await mentionsOf('engineering')).toEqual([expect.objectContaining({ orderId: null, itemCode: 'M1' })]);
});
