import { readdir } from 'node:fs/promises';
import type { ColumnMapping } from '../../../../../src/contract/import/mapping';
import { importJobSchema, type ImportJob } from '../../../../../src/contract/import/job';
import type { FileLayout } from '../../../../../src/contract/import/layout';
import { paths } from '../../../../../src/contract/paths';
import { useTidyFolder } from '../../../../support/scratch';
import { useTestApp } from '../../../../support/server/app';
import { asRestore } from '../../../../support/server/asRestore';
import { useTestDatabase } from '../../../../support/server/database';
import { type FormPart, upload } from '../../../../support/server/upload';
import { until } from '../../../../support/server/waits';

export const US_FILE = [
  'Order #,Job #,Cust,Job Type,Order Date,Price,Ship To State,Foo',
  'SO1,J1,Mesa,RC,2/14/2026,"$41,250.00",Arizona,a',
  'SO2,J2,Reno,rw,2/15/2026,"$1,000",nevada,b',
  '',
].join('\n');

export const layoutOf = ({ layouts }: ImportJob): FileLayout => layouts[0]!;
export const mappingsOf = (job: ImportJob): ColumnMapping[] => layoutOf(job).columns.map(({ mapping }) => mapping);

const SETTLED: readonly ImportJob['state'][] = ['mapping', 'checked', 'done', 'refused', 'cancelled', 'failed'];

/** A server with imports under review; the tables are empty before each test. */
export function reviewPlace() {
  const database = useTestDatabase();
  const uploadDir = useTidyFolder('uploads-');

  const served = useTestApp(database, { uploadDir, importsPerMinute: 1_000, importHeartbeatMs: 20 });
  // Not truncated: that would wait for the server's reads of both tables, each of which can hold a lock that the other needs.
  beforeEach(async () => {
    await asRestore(database.db, ['imports'], async (trx) => {
      for (const table of ['orders', 'units', 'imports', 'import_profiles'] as const)
        await trx.deleteFrom(table).execute();
    });
  });

  async function send(parts: readonly FormPart[], app = served): Promise<ImportJob> {
    const response = await upload(app, parts, { path: `${paths.imports}?review=true` });
    expect([response.statusCode, response.body]).toEqual([202, response.body]);
    return response.json();
  }

  const settled = (id: string, app = served): Promise<ImportJob> =>
    until(async () => {
      const job = await app.read(importJobSchema, paths.import(id));
      return SETTLED.includes(job.state) && job;
    });

  const reviewed = async (content: string | Buffer, name: 'orders' | 'units' = 'orders') =>
    settled((await send([{ name, content, fileName: 'C:\\mine\\May orders.csv' }])).id);

  const post = (path: string) => served.call('POST', path, {});
  const put = (id: string, mapping: unknown) => served.call('PUT', paths.importMapping(id), mapping);

  async function after(path: string, id: string): Promise<ImportJob> {
    const response = await post(path);
    expect([response.statusCode, response.body]).toEqual([202, response.body]);
    return settled(id);
  }

  async function mapped(id: string, mapping: unknown): Promise<ImportJob> {
    const response = await put(id, mapping);
    expect([response.statusCode, response.body]).toEqual([202, response.body]);
    return settled(id);
  }

  async function answered(content = US_FILE): Promise<ImportJob> {
    const job = await reviewed(content);
    const columns = mappingsOf(job);
    return mapped(job.id, { orders: { layout: layoutOf(job).layout, columns: columns.slice(-1) } });
  }

  const ordersNow = () => database.db.selectFrom('orders').selectAll().orderBy('order_code').execute();
  const untilTidy = () => until(async () => (await readdir(uploadDir)).length === 0);
  const ended = async () => {
    for (const { id } of (await served.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results)
      await served.call('DELETE', paths.import(id));
  };
  afterEach(ended);

  beforeEach(untilTidy);

  return {
    database,
    uploadDir,
    served,
    send,
    settled,
    reviewed,
    post,
    put,
    after,
    mapped,
    answered,
    ordersNow,
    ended,
    untilTidy,
  };
}
