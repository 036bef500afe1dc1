import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { paths } from '../../../../src/contract/paths';
import { recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import { toQuote } from '../../../../src/domain/orders/quote';
import { loadSample } from '../../../../src/server/features/import/sample/loadSample';
import { toOrder } from '../../../../src/server/features/orders/presenter';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
let served: TestApp;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'specai-sample-'));
  await loadSample(database.db, folder, '2026-11-24');
  served = await createTestApp(database);
});
afterAll(async () => {
  await served.close();
  await database.close();
  await rm(folder, { recursive: true });
});

test('the fifty units for each tenth order of the sample take at most 19,500 bytes on the wire, with the addresses of their files', async () => {
  const orders = await database.db.selectFrom('orders').selectAll().orderBy('id').execute();
  const sizes: number[] = [];
  for (const order of orders.filter((_, nth) => nth % 10 === 0)) {
    const quote = toQuote(toOrder(order));
    const answer = await served.call('POST', paths.recommendations, quote, { 'accept-encoding': 'br' });
    const text = brotliDecompressSync(answer.rawPayload).toString();
    const { matches } = parseStrict(recommendationsSchema, JSON.parse(text)).data;
    expect(matches.length).toBeGreaterThanOrEqual(50);
    expect(matches.flatMap(({ images }) => images).filter(({ url }) => url === null)).toEqual([]);
    sizes.push(answer.rawPayload.length);
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(19_500);
});
