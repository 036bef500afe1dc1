import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../../src/contract/paths';
import { unitFile } from '../../../../src/server/features/import/columns/unitColumns';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { upload } from '../../../support/server/upload';

const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };

const database = useTestDatabase();
const served = useTestApp(database, { env });
beforeEach(() => served.metrics.registry.resetMetrics());

async function counted(name: 'tokens' | 'reservations' | 'imports'): Promise<string[]> {
  const { values } = await served.metrics[name].get();
  return values.map(({ labels, value }) => [...Object.values(labels), value].join(' ')).sort();
}

const CANARY = 'canary-4711';

function addresses(): string[] {
  const above: string[] = [];
  const tree = served.app.printRoutes({ commonPrefix: false }).split('\n');
  return tree.flatMap((line) => {
    const [, indent = '', part = '', methods] = /^(.*)── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    above.splice(indent.length / 4, above.length, part);
    return methods === undefined ? [] : [above.join('').replaceAll(/:\w+|\*/g, CANARY)];
  });
}

test('no address becomes a label: a request counts by the pattern of its route, whatever the address says', async () => {
  // Signing out would end the token, and the stream of changes never ends.
  const known = addresses().filter((address) => address !== paths.logout && address !== paths.changes);
  expect(known.filter((address) => address.includes(CANARY)).length).toBeGreaterThan(20);
  for (const url of [...known, `/${CANARY}`, `/api/${CANARY}`, `/assets/${CANARY}.js`]) {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      await served.call(method, `${url}?search=${CANARY}`, method === 'POST' ? { [CANARY]: CANARY } : undefined);
  }
  const text = await served.metrics.registry.metrics();
  expect(text).not.toContain(CANARY);
  expect(text).toContain('route="/api/orders/:orderId"');
  expect(text).toContain('route="none"');
});

test('requests are counted and timed by method, route and class of their status', async () => {
  await served.call('GET', paths.states);
  await served.call('GET', paths.states);
  await served.app.inject(paths.states);
  const text = await served.metrics.registry.metrics();
  const labels = `method="GET",route="${paths.states}"`;
  expect(text).toContain(`http_request_duration_seconds_count{${labels},status="2xx"} 2`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels},status="4xx"} 1`);
});

test('a token counts when it is first used and each time it is refused, by a reason of our own', async () => {
  const ask = (token: string) =>
    served.app.inject({ url: paths.states, headers: { authorization: `Bearer ${token}` } });
  const good = await served.signIn.token('counted');
  for (const token of [good, good, await served.signIn.token('counted', { scope: CANARY }), 'a.b.c', 'a.b.c'])
    await ask(token);
  await served.app.inject({ method: 'POST', url: paths.logout, headers: { authorization: `Bearer ${good}` } });
  await ask(good);
  expect(await counted('tokens')).toEqual(['accepted 1', 'malformed 2', 'other_purpose 1', 'signed_out 1']);
});

test('reservations count by outcome', async () => {
  const [order, other] = await insertRows(database.db, {
    units: [unitRow({ serial: '1001' })],
    orders: [orderRow(), orderRow()],
  });
  const reserve = (itemCode: string, orderId: unknown) =>
    served.call('POST', paths.reservations, { itemCode, orderId: String(orderId) });
  const id = (await reserve('1001', order)).json<{ id: string }>().id;
  await reserve('1001', other);
  await reserve('none', order);
  await served.call('DELETE', paths.reservation(id));
  expect(await counted('reservations')).toEqual(['not_found 1', 'refused 1', 'released 1', 'reserved 1']);
});

async function hasEnded(importId: string): Promise<void> {
  const isEnd = (line: string) => line.includes('"import ended"') && line.includes(importId);
  while (!served.log.some(isEnd)) await sleep(20);
}

const UNIT = `${JSON.stringify({
  ...{ serial: '2001', condition: 'RC', phase: 3, kva_rating: 500 },
  ...{ primary_voltage: '12470', secondary_voltage: '480Y/277' },
})}\n`;

test('imports count by who sent them and how they ended, and are timed', async () => {
  const token = await served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' });
  const feed = (payload: string, batch: number) =>
    served.app.inject({
      method: 'PUT',
      url: `${paths.feed('units')}?batch=${batch}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      payload,
    });
  await feed(UNIT, 1);
  await feed(UNIT.replace('500', '"many"'), 2);
  await feed(UNIT, 1.5);
  const header = unitFile.columns.map(({ name }) => name).join(',');
  const started = await upload(served, [{ name: 'units', content: `${header}\nx,,,\n` }]);
  const { id } = started.json<{ id: string }>();
  await hasEnded(id);
  expect(await counted('imports')).toEqual(['app refused 1', 'feed done 1', 'feed refused 1']);
  const text = await served.metrics.registry.metrics();
  expect(text).toContain('specai_import_duration_seconds_count{source="feed"} 2');
});
