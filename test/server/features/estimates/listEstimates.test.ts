import { estimateListSchema } from '../../../../src/contract/estimates/estimateList';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { estimateJobs } from './estimateJobs';

const jobs = estimateJobs();
const { call, job, taken, put } = jobs;

async function list(who: string, query = '') {
  const response = await call(who, 'GET', `${paths.estimates}?${query}`);
  expect([response.statusCode, response.json()]).toMatchObject([200, {}]);
  return parseStrict(estimateListSchema, response.json());
}
const idsOf = async (who: string, query: string) => (await list(who, query)).results.map(({ id }) => id);

test('estimates of all orders are listed, the latest saved first, and narrowed by state, person and text', async () => {
  const first = await job();
  const second = await job();
  await taken(second.id, 'propose', 'sales');
  expect(await idsOf('viewer', '')).toEqual([second.id, first.id]);
  expect(await idsOf('sales', 'state=draft')).toEqual([first.id]);
  expect(await idsOf('sales', 'show=mine')).toEqual([second.id, first.id]);
  expect(await idsOf('operations', 'show=mine')).toEqual([]);
  expect(await idsOf('operations', 'show=approval')).toEqual([second.id]);
  expect(await idsOf('sales', 'show=approval')).toEqual([]);
  expect(await idsOf('sales', `search=${first.serial}`)).toEqual([first.id]);
  expect(await idsOf('sales', 'search=%00')).toEqual([]);
  expect(await list('sales', 'page=2')).toEqual({ results: [], count: 2 });
  const [found] = (await list('sales', `search=${first.serial}`)).results;
  expect(found).toMatchObject({
    ...{ orderId: String(first.orderId), unitSerial: first.serial, name: 'Variant A', version: 1, state: 'draft' },
    ...{ author: 'sales', isOwn: true, quotation: null, validUntil: null },
  });
});

test('quotations that expire in seven days are listed by their last day', async () => {
  jobs.setToday('2026-11-01T19:00:00Z');
  await jobs.db.insertInto('quotation_numbers').values({ year: 2026, last: 1 }).execute();
  const days = ['2026-11-08', '2026-11-01', '2026-11-09', '2026-10-31'];
  const made: string[] = [];
  for (const [index, valid_until] of days.entries()) {
    const quoted = await job();
    const number = `Q-2026-000${index + 1}`;
    const of = { estimate_id: Number(quoted.id), version: 1, content: '{}', issued_by: 'sales' };
    if (index > 0)
      await jobs.db
        .updateTable('quotation_numbers')
        .set({ last: index + 1 })
        .execute();
    await jobs.db
      .insertInto('quotations')
      .values({ number, ...of, issued_on: '2026-10-01', valid_until })
      .execute();
    await put(quoted, 'quoted');
    made.push(quoted.id);
  }
  const { results, count } = await list('sales', 'show=expiring');
  expect(results.map(({ id, validUntil }) => [id, validUntil])).toEqual([
    [made[1], '2026-11-01'],
    [made[0], '2026-11-08'],
  ]);
  expect(count).toBe(2);
});

test.each(['state=sold', 'show=all', 'page=0', 'mine=true'])('the query %s is refused', async (query) => {
  expect((await call('sales', 'GET', `${paths.estimates}?${query}`)).statusCode).toBe(400);
});
