import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { KyselyPlugin } from 'kysely';
import { createTakeFeed, type SentFeed } from '../../../../../src/server/features/import/feed/takeFeed';
import { createUploadFolders } from '../../../../../src/server/features/import/jobs/uploads';
import { useTestDatabase } from '../../../../support/server/database';
import { signedIn } from '../../../../support/server/principals';
import { useFolder } from '../../../../support/scratch';

const UNIT = '{"serial":"1","condition":"RC","phase":3,"kva_rating":500,"primary_voltage":"1","secondary_voltage":"1"}';

const database = useTestDatabase();
const folder = useFolder('feeds-');

const batch = (): SentFeed => ({
  ...{ source: 'erp', file: 'units', batch: 1, isWhole: false, mayRetireMany: false, encoding: 'identity' },
  by: signedIn({ kind: 'machine' }),
  body: Readable.from([Buffer.from(UNIT)]),
});

/** Runs `what` once, after this many answers of the database. */
function afterQueries(count: number, what: () => Promise<unknown>): KyselyPlugin {
  let left = count;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1;
      if (left === 0) await what();
      return result;
    },
  };
}

test('a batch that is sent again before it was answered is taken once, and both get the same answer', async () => {
  const folders = createUploadFolders(folder);
  const first = createTakeFeed(database.db, folders);
  let answer: unknown = null;
  // Two queries find no earlier batch; the first batch is accepted after that.
  const meanwhile = afterQueries(2, async () => (answer = await first(batch())));
  const again = await createTakeFeed(database.db.withPlugin(meanwhile), folders)(batch());
  expect(again).toMatchObject({ new: 1 });
  expect(again).toEqual(answer);
  expect(await database.db.selectFrom('imports').select('units_added').execute()).toEqual([{ units_added: 1 }]);
  expect(await readdir(folder)).toEqual([]);
});

test('a batch whose sender leaves while it is inspected is not taken, and can be sent again', async () => {
  const takeFeed = createTakeFeed(database.db, createUploadFolders(folder));
  const left = new AbortController();
  const reason = new Error('left');
  const sent = { ...batch(), batch: 2, signal: left.signal };
  const onArrived = () => {
    left.abort(reason);
    return Promise.resolve();
  };
  await expect(takeFeed({ ...sent, onArrived })).rejects.toBe(reason);
  expect(await database.db.selectFrom('feed_batches').select('batch').where('batch', '=', 2).execute()).toEqual([]);
  expect(await takeFeed({ ...batch(), batch: 2 })).toMatchObject({ batch: 2, read: 1 });
  expect(await readdir(folder)).toEqual([]);
});
