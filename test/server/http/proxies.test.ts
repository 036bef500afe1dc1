import { readFileSync } from 'node:fs';
import { paths } from '../../../src/contract/paths';
import { useTestApp } from '../../support/server/app';
import { useTestDatabase } from '../../support/server/database';
import { operationsOf, type Document } from '../../support/server/openApi';

/** deploy/nginx.conf and deploy/haproxy.cfg say which calls may go to another server, and which may take long. */
const served = useTestApp(useTestDatabase());
let calls: { method: string; path: string; takesKey: boolean }[];
beforeAll(async () => {
  const document = (await served.app.inject(paths.openApi)).json<Document>();
  calls = operationsOf(document).map(({ method, path, operation: { parameters = [] } }) => ({
    ...{ method, path: path.replaceAll(/\{\w+\}/g, 'A-1') },
    takesKey: parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
  }));
});

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const ways = [...nginx.matchAll(/^ +"~(.+)" (\w+);$/gm)].map(([, pattern = '', way = '']) => ({
  pattern: new RegExp(pattern),
  way,
}));
const nginxWay = (method: string, address: string, key = '') =>
  ways.find(({ pattern }) => pattern.test(`${method} ${address} ${key}`))?.way ?? 'again';

const haproxy = readFileSync('deploy/haproxy.cfg', 'utf8');
const matching = (name: string) => {
  const patterns = [...haproxy.matchAll(new RegExp(`^ +acl ${name} path_reg (.+)$`, 'gm'))];
  return (path: string) => patterns.some(([, pattern = '']) => new RegExp(pattern).test(path));
};
const isPlan = (path: string) => /acl plans path (.+)$/m.exec(haproxy)?.[1]?.split(' ').includes(path) === true;
const isRead = (method: string) => method === 'GET';

const UPLOADS = [
  'POST /api/imports/',
  'POST /api/units/A-1/files/',
  'PUT /api/feeds/A-1',
  'PUT /api/units/A-1/files/A-1',
];
const PLANS = ['GET /api/plans/plan.pdf', 'POST /api/plans/', 'POST /api/plans/effects/'];
const named = (found: typeof calls) => found.map(({ method, path }) => `${method} ${path}`).toSorted();

test('both proxies send again what only reads, and no write without an Idempotency-Key', () => {
  const once = calls.filter(({ method, path }) => nginxWay(method, path) === 'once');
  const onceByHaproxy = calls.filter(
    ({ method, path }) => !isRead(method) && !matching('only_reads')(path) && !isPlan(path),
  );
  const writes = named(
    calls.filter(({ method, path, takesKey }) => !isRead(method) && (takesKey || path === paths.logout)),
  );
  expect(named(once)).toEqual(writes.filter((each) => !UPLOADS.includes(each)));
  expect(named(onceByHaproxy)).toEqual(writes);
});

test('a write with a key is sent again, also with a query, and a key with spaces', () => {
  for (const { method, path } of calls) {
    if (isRead(method) || [...UPLOADS, ...PLANS].includes(`${method} ${path}`)) continue;
    expect([path, nginxWay(method, `${path}?a=b`, '"a b"')]).toEqual([path, 'again']);
  }
});

test('only uploads, plans and the stream of changes may take long', () => {
  const by = (way: string) => named(calls.filter(({ method, path }) => nginxWay(method, path, 'k') === way));
  expect(by('upload')).toEqual(UPLOADS);
  expect(by('plan')).toEqual(PLANS);
  expect(by('stream')).toEqual([`GET ${paths.changes}`]);
  expect(nginxWay('POST', '/api/imports/?review=true', 'k')).toBe('upload');
  const byHaproxy = (isOne: (path: string) => boolean) =>
    named(calls.filter(({ method, path }) => isOne(path) && method !== 'DELETE'));
  expect(byHaproxy(matching('uploads')).filter((each) => !each.startsWith('GET '))).toEqual(UPLOADS);
  expect(byHaproxy(isPlan)).toEqual(PLANS);
  expect(haproxy).toContain(`set-timeout server 20s if { path ${paths.changes} }`);
});
