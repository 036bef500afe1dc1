import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import {
  createContentionRepository,
  createOrderMatchesRepository,
} from '../../../../src/server/features/matching/orderMatches';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import { createOverviewRepository } from '../../../../src/server/features/overview/repository';
import { reservedPairs } from '../../../../src/server/features/plan/repository';
import { createSearchRepository } from '../../../../src/server/features/search/repository';
import { importFiles, importPrepared } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { ImportRefusedError } from '../../../../src/server/features/import/staging/problems';
import { insertRows, orderRow } from '../../../support/server/database';
import { importPlace, ORDER_HEADER } from '../import/files';
import { inquiryJobs, newInquiry } from './inquiryJobs';

const jobs = inquiryJobs();
const { workplace } = importPlace();
const caller = { subject: 's-1', name: 'sales', email: 'sales@specai.test' };
let inquiry: Awaited<ReturnType<typeof jobs.saved>>;
let line: string;

beforeAll(async () => {
  await insertRows(jobs.db, {
    orders: [orderRow({ order_code: 'SO-1', job_number: 'J-1', customer_name: 'Red Butte', ship_state: 'AZ' })],
  });
  inquiry = await jobs.saved({ customer_name: 'Quillfeather Mills', ship_state: 'NV' });
  line = jobs.lineOf(inquiry).job_number!;
});

const orders = () => createOrdersRepository(jobs.db);

test('lists, counts, exports and states have no line of an inquiry', async () => {
  const { rows, count } = await orders().list({}, caller);
  expect([rows.map(({ job_number }) => job_number), count]).toEqual([['J-1'], 1]);
  expect(await orders().list({ unit_assignment: 'unassigned', mine: 'true' }, caller)).toEqual({ rows: [], count: 0 });
  expect((await orders().counts({}, caller)).total).toBe(1);
  expect(await orders().countExported({}, caller)).toBe(1);
  let csv = '';
  await orders().export({}, caller, (piece) => {
    csv += piece.toString();
    return Promise.resolve();
  });
  expect(csv).toContain('J-1');
  expect(csv).not.toContain(line);
  expect(await orders().stateCodes()).toEqual(['AZ']);
  expect((await orders().first())?.job_number).toBe('J-1');
});

test('work on open orders leaves them out: judging, contention, plans and the orders of a unit', async () => {
  const matches = createOrderMatchesRepository(jobs.db);
  const id = Number(jobs.lineOf(inquiry).order_id);
  const found = [await matches.openAfter(0, 10), await matches.unjudgedAfter(0, 10), await matches.openAmong([id])];
  expect(found.map((each) => each.map(({ row }) => row.job_number))).toEqual([['J-1'], ['J-1'], []]);
  expect((await orders().openAfter(0, 10)).map(({ job_number }) => job_number)).toEqual(['J-1']);
  await sql`insert into order_matches (order_id, coverage) select id, 'none' from orders where inquiry_id is null`.execute(
    jobs.db,
  );
  expect(await createContentionRepository(jobs.db).isJudging()).toBe(false);
  const serial = await jobs.unit();
  await sql`insert into order_matches (order_id, coverage, best_serial, best_score) values (${id}, 'fits', ${serial}, 1)`.execute(
    jobs.db,
  );
  expect(await createContentionRepository(jobs.db).among([serial], null)).toEqual([]);
  await sql`delete from order_matches where order_id = ${id}`.execute(jobs.db);
  const held = await jobs.held(await jobs.saved(), serial);
  expect(held.lines[0]?.hold?.serial).toBe(serial);
  expect(await reservedPairs(jobs.db)).toEqual([]);
});

test('the overview counts orders only', async () => {
  const groups = await createOverviewRepository(jobs.db).groups('2026-11-28');
  expect(groups.filter(({ kind }) => kind === 'all').map(({ orders: count }) => count)).toEqual([1]);
});

test('the search finds neither their numbers nor the names in them', async () => {
  const search = createSearchRepository(jobs.db);
  expect(await search.find(line)).toMatchObject({ jobs: [] });
  expect(await search.find('quillfeather')).toMatchObject({ customers: [] });
  expect(await search.find('red butte')).toMatchObject({ customers: [{ name: 'Red Butte', has_open_orders: true }] });
  const names = await jobs.db.selectFrom('search_names').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).not.toContain('Quillfeather Mills');
  await sql`update orders set customer_name = 'Quill' where inquiry_id = ${Number(inquiry.id)}`.execute(jobs.db);
  expect(await search.find('quill')).toMatchObject({ customers: [] });
  await sql`update orders set customer_name = 'Red Butte' where inquiry_id = ${Number(inquiry.id)}`.execute(jobs.db);
  await sql`update orders set customer_name = 'Red Hill' where job_number = 'J-1'`.execute(jobs.db);
  expect(await search.find('red')).toMatchObject({ customers: [{ name: 'Red Hill' }] });
});

test('a complete file of orders does not retire them', async () => {
  const file = await workplace.write('orders.csv', [ORDER_HEADER, 'SO-1,J-1,Red Hill,RC', ''].join('\n'));
  const files = await prepareFiles({ orders: file }, { inspect: () => ({ isWhole: true }) });
  const { retirements } = await importPrepared(jobs.db, files);
  expect(retirements).toMatchObject([{ file: 'orders', active: 1, retired: 0 }]);
  const retired = await jobs.db.selectFrom('orders').select('id').where('retired_at', 'is not', null).execute();
  expect(retired).toEqual([]);
});

test('a file cannot change them', async () => {
  const refusal = async (row: string) => {
    const file = await workplace.write('taken.csv', [ORDER_HEADER, row, ''].join('\n'));
    const outcome = await importFiles(jobs.db, { orders: file }).catch((error: unknown) => error);
    if (!(outcome instanceof ImportRefusedError)) throw new Error('The file was not refused.');
    return outcome.problems.map(({ column, reason }) => [column, reason]);
  };
  expect(await refusal(`${line},J-2,Mesa,RC`)).toEqual([['order_code', `Is the number of an inquiry, ${line}`]]);
  expect(await refusal(`SO-2,${line},Mesa,RC`)).toEqual([['job_number', `Already belongs to order ${line}`]]);
});

test('an inquiry is refused if an order has the number of its line', async () => {
  const { rows } = await sql<{ next: number }>`select last_value::integer + 1 as next from pg_sequences
    where sequencename = 'inquiries_id_seq'`.execute(jobs.db);
  const number = `I-${rows[0]!.next}-1`;
  await insertRows(jobs.db, { orders: [orderRow({ order_code: 'SO-9', job_number: number })] });
  const response = await jobs.call('sales', 'POST', paths.inquiries, newInquiry());
  expect(jobs.detail(response)).toEqual([409, `An order has the number ${number} already.`]);
});
