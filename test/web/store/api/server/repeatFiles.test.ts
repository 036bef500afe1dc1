import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { STILL_RUNNING } from '../../../../../src/contract/problem';
import type { ImportJob } from '../../../../../src/contract/import/job';
import { ActionKeys } from '../../../../../src/web/store/api/server/actionKeys';
import { api } from '../../../../../src/web/store/api/api';
import { aStore } from '../../../../support/web/store';

/** Forms in jsdom accept only its own files. */
const known = { File, Blob };
beforeAll(() => void Object.assign(globalThis, { File: NodeFile, Blob: NodeBlob }));
afterAll(() => void Object.assign(globalThis, known));

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const dropped = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve(json(status, body));
const running = answers(409, { type: STILL_RUNNING, title: 'Conflict', status: 409 });

const sending = api.injectEndpoints({
  endpoints: (build) => ({
    sendFiles: build.mutation<Pick<ImportJob, 'id'>, File>({
      query: (file) => {
        const body = new FormData();
        body.append('orders', file);
        return { url: '/api/imports/', method: 'POST', body };
      },
    }),
  }),
});

function setUp(steps: readonly (() => Promise<Response>)[], isOnline = true) {
  const sent: { key: string | null; text: string }[] = [];
  const waits: number[] = [];
  let next = 0;
  const { dispatch } = aStore({
    actionKeys: new ActionKeys({ newKey: () => `key-${(next += 1)}`, now: () => 0 }),
    repeating: { wait: (ms) => Promise.resolve(void waits.push(ms)), isOnline: () => isOnline },
    fetchFn: async (info) => {
      const request = new Request(info);
      const key = request.headers.get('idempotency-key');
      const file = (await request.formData()).get('orders');
      const step = steps[sent.length];
      sent.push({ key, text: file instanceof Blob ? await file.text() : '' });
      return step?.() ?? answers(202, { id: 'done' })();
    },
  });
  const send = (content: string, lastModified = 1) =>
    dispatch(
      sending.endpoints.sendFiles.initiate(new File([content], 'orders.csv', { lastModified }), { track: false }),
    );
  return { send, sent, waits };
}

test('files whose answer was lost are sent again, whole and by the same key, until an answer comes', async () => {
  const { send, sent, waits } = setUp([dropped, running, answers(503), answers(202, { id: 'one' })]);
  expect((await send('a,b')).data).toEqual({ id: 'one' });
  expect(sent).toEqual(Array.from({ length: 4 }, () => ({ key: '"key-1"', text: 'a,b' })));
  expect(waits).toEqual([1_000, 3_000, 8_000]);
});

test('after five times they are given up as they failed last; who sends the same files then sends them by the same key, and others by another', async () => {
  const { send, sent } = setUp(Array.from({ length: 10 }, () => dropped));
  expect((await send('a,b')).error).toMatchObject({ status: 'FETCH_ERROR' });
  await send('a,b');
  expect([sent.length, new Set(sent.map(({ key }) => key))]).toEqual([10, new Set(['"key-1"'])]);
  await send('a,b', 2);
  await send('longer');
  expect(sent.slice(10).map(({ key }) => key)).toEqual(['"key-2"', '"key-3"']);
});

test.each([400, 409, 422, 507])('a %i is an answer', async (status) => {
  const { send, sent } = setUp([answers(status, { type: 'about:blank' })]);
  expect((await send('a,b')).error).toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

test('without a network nothing is repeated', async () => {
  const { send, sent } = setUp([dropped], false);
  expect((await send('a,b')).error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(sent).toHaveLength(1);
});
