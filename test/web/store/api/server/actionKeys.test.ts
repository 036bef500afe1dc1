import { api } from '../../../../../src/web/store/api/api';
import '../../../../support/web/everyEndpoint';
import { ActionKeys } from '../../../../../src/web/store/api/server/actionKeys';
import { releaseReservation, reserveUnit } from '../../../../../src/web/features/reservations/api/reservations';
import { getStates } from '../../../../../src/web/features/orders/api/orders';
import { aStore } from '../../../../support/web/store';

const WANTED = { itemCode: '484872', orderId: '70' };
const RESERVED = {
  ...{ id: '9', itemCode: '484872', orderId: '70', jobNumber: 'J59270' },
  ...{ reservedAt: '2026-11-23T12:00:00.000Z', reservedBy: 'Dana Whitfield' },
};
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function productApi() {
  const answered = new Map<string, () => Response>();
  const keys: (string | null)[] = [];
  let holder: string | null = null;
  let toLose = 0;
  const answerTo = ({ method }: Request) => {
    if (method === 'DELETE') {
      holder = null;
      return () => new Response(null, { status: 204 });
    }
    if (holder !== null)
      return () => json(409, { title: 'Conflict', status: 409, detail: `already reserved by ${holder}` });
    holder = 'Dana Whitfield';
    return () => json(201, RESERVED);
  };
  const fetchFn = (info: RequestInfo): Promise<Response> => {
    const request = new Request(info);
    const key = request.headers.get('idempotency-key');
    keys.push(key);
    const answer = (key === null ? undefined : answered.get(key)) ?? answerTo(request);
    if (key !== null) answered.set(key, answer);
    toLose -= 1;
    return toLose >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer());
  };
  return { fetchFn, keys, lose: (count: number) => (toLose = count) };
}

function setUp(actions = true) {
  let next = 0;
  let nowMs = 0;
  const keys = new ActionKeys({ newKey: () => `key-${(next += 1)}`, now: () => nowMs });
  const server = productApi();
  const { dispatch } = aStore({ fetchFn: server.fetchFn, actionKeys: actions ? keys : undefined });
  return {
    server,
    reserve: () => dispatch(reserveUnit.initiate(WANTED, { track: false })),
    release: () => dispatch(releaseReservation.initiate({ id: 9, itemCode: '484872' }, { track: false })),
    send: (name: string) => {
      const [, endpoint] = Object.entries<object>(api.endpoints).find(([each]) => each === name)!;
      const { initiate } = endpoint as { initiate: typeof reserveUnit.initiate };
      return dispatch(initiate({ ...WANTED, id: '1', page: 'sheet', query: {}, rows: [] } as never, { track: false }));
    },
    read: () => dispatch(getStates.initiate(undefined)),
    pass: (minutes: number) => (nowMs += minutes * 60_000),
  };
}

test('reserving again after a lost answer succeeds, and no conflict is reported', async () => {
  const { server, reserve } = setUp();
  server.lose(1);
  expect((await reserve()).error).toMatchObject({ status: 'FETCH_ERROR' });
  expect((await reserve()).data).toMatchObject({ id: '9', reservedBy: 'Dana Whitfield' });
  expect(server.keys).toEqual(['"key-1"', '"key-1"']);
});

test('each action that was answered is over: the next one has a new key', async () => {
  const { server, reserve, release } = setUp();
  await reserve();
  expect((await reserve()).error).toMatchObject({ status: 409 });
  await release();
  expect((await reserve()).data).toMatchObject({ id: '9' });
  expect(new Set(server.keys).size).toBe(4);
});

test('a lost write is dropped after another action is answered, or after two minutes', async () => {
  const { server, reserve, release, pass } = setUp();
  server.lose(1);
  await reserve();
  await release();
  await reserve();
  server.lose(1);
  await reserve();
  pass(2);
  await reserve();
  expect(server.keys).toEqual(['"key-1"', '"key-2"', '"key-3"', '"key-4"', '"key-5"']);
});

test('reads have no key, and neither have calls to a product API without keys', async () => {
  const [known, foreign] = [setUp(), setUp(false)];
  await known.read();
  await foreign.reserve();
  expect([...known.server.keys, ...foreign.server.keys]).toEqual([null, null]);
});

test.each(['matchIc', 'reviewRates', 'readDistances', 'exportOrders', 'exportInventory', 'exportActivity'] as const)(
  '%s only reads: it has no key, and is sent once when its answer is lost',
  async (name) => {
    const { server, send } = setUp();
    server.lose(1);
    await send(name);
    expect(server.keys).toEqual([null]);
  },
);

test('a PDF only reads: it has no key', async () => {
  const { server, send } = setUp();
  await send('fetchPdf');
  expect(server.keys).toEqual([null]);
});
