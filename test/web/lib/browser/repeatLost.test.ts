import { STILL_RUNNING } from '../../../../src/contract/problem';
import { repeatLost } from '../../../../src/web/lib/browser/repeatLost';

type Step = () => Promise<Response>;

const dropped: Step = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Step =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const halfway: Step = () =>
  Promise.resolve(new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })));

function served(steps: readonly Step[], isOnline = true) {
  const sent: { key: string | null; body: string }[] = [];
  const waits: number[] = [];
  const send = repeatLost({
    fetchFn: async (info) => {
      const request = new Request(info);
      const key = request.headers.get('idempotency-key');
      const step = steps[sent.length];
      sent.push({ key, body: await request.text() });
      if (step === undefined) throw new Error('Nothing more was to be sent.');
      return step();
    },
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    isOnline: () => isOnline,
  });
  return { send, sent, waits };
}

const write = (headers: Record<string, string> = { 'idempotency-key': '"one"' }) =>
  new Request('https://specai.test/api/reservations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"itemCode":"484872"}',
  });

test('a write whose answer was lost is sent again, whole and by the same key, until an answer comes', async () => {
  const { send, sent, waits } = served([dropped, halfway, answers(503), answers(201)]);
  expect((await send(write())).status).toBe(201);
  expect(sent).toEqual(Array.from({ length: 4 }, () => ({ key: '"one"', body: '{"itemCode":"484872"}' })));
  expect(waits).toEqual([250, 750, 2_000]);
});

test('a write that still runs is requested again when the server said', async () => {
  const running = answers(409, { type: STILL_RUNNING }, { 'retry-after': '1' });
  const { send, waits } = served([running, answers(201)]);
  expect((await send(write())).status).toBe(201);
  expect(waits).toEqual([1_000]);
});

test.each([409, 422, 500])('a %i is an answer', async (status) => {
  const { send, sent } = served([answers(status, { type: 'about:blank' })]);
  expect((await send(write())).status).toBe(status);
  expect(sent).toHaveLength(1);
});

test('after four times it is given up as it failed last', async () => {
  const { send, sent } = served([dropped, dropped, dropped, dropped]);
  await expect(send(write())).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(4);
});

test.each([
  ['without a key', {}],
  ['with a file', { 'idempotency-key': '"one"', 'content-type': 'application/octet-stream' }],
])('a request %s is sent once', async (_what, headers) => {
  const { send, sent } = served([answers(503)]);
  expect((await send(write(headers))).status).toBe(503);
  expect(sent).toHaveLength(1);
});

test('without a network nothing is repeated', async () => {
  const { send, sent } = served([dropped], false);
  await expect(send(write())).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(1);
});
