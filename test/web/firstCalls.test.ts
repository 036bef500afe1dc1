import { fetchOrTake } from '../../src/web/adapters/first/firstAnswers';
import { toQuote } from '../../src/domain/order/quote';
import { pageSizeOf, readList } from '../../src/domain/order/orderList';
import { toCountsQuery, toOrdersQuery } from '../../src/domain/order/ordersQuery';
import { getLastRefresh } from '../../src/web/state/api/lastRefresh';
import { getOrder, getOrders } from '../../src/web/state/api/orders/orders';
import { getRecommendations } from '../../src/web/state/api/recommendations';
import { anOrder } from '../support/web/builders';
import { aStore } from '../support/web/store';

const TOKEN = 'token';
const RECOMMENDED = '/api/orders/recommendations/';
const CONFIG = { apiBaseUrl: '', capabilities: { insights: 'on' } };
const KEPT = {
  user: { id: 'dana', name: 'Dana', email: 'dana@specai.test' },
  token: { text: TOKEN, expiresAt: Date.now() + 600_000 },
  since: Date.now() - 1_000,
};
const order = anOrder({ id: 'A/7' });
const bodies: Readonly<Record<string, unknown>> = {
  '/api/orders/': { results: [order], count: 1 },
  '/api/orders/A%2F7': order,
  [RECOMMENDED]: { data: { matches: [] } },
  '/api/last-refresh/': { last_refresh: null },
};

interface Sent {
  readonly address: string;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
}

/** Loads a page at this address in a tab that keeps a token, and returns what it sends, from then on too. */
async function pageAt(
  address: string,
  {
    config = CONFIG,
    kept = KEPT,
    paths = {},
  }: { config?: object | null; kept?: object | null; paths?: Readonly<Record<string, Response>> } = {},
) {
  const sent: Sent[] = [];
  window.fetch = async (asked: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
    const body = asked instanceof Request ? await asked.clone().text() : ((init?.body as string | null) ?? '');
    sent.push({ address: pathname + search, body: body === '' ? null : body, signal: init?.signal ?? null });
    return paths[pathname] ?? Response.json(bodies[pathname] ?? {});
  };
  delete window.firstAnswers;
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<script type="application/json" id="config"></script>';
  document.getElementById('config')!.textContent = config === null ? '__CONFIG__' : JSON.stringify(config);
  window.sessionStorage.setItem('specai.auth.kept', JSON.stringify(kept));
  await jest.isolateModulesAsync(async () => {
    await import('../../src/web/firstCalls');
  });
  return sent;
}

let release = (): void => undefined;

/** An answer that has begun, and is read to its end once it is released. */
function heldJson(value: unknown): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      release = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(value)));
        controller.close();
      };
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const addresses = (sent: readonly Sent[]) => sent.map(({ address }) => address);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const app = (getToken = () => Promise.resolve(TOKEN)) => aStore({ fetchFn: fetchOrTake, getToken });

test('the first calls go out before the browser has read how anything is written, which takes it longer than they do', async () => {
  const made = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'ListFormat')];
  expect(await pageAt('/?due_month=2026-03&kva=1500')).toHaveLength(4);
  expect(await pageAt('/order/A%2F7')).not.toEqual([]);
  for (const each of made) {
    expect(each).not.toHaveBeenCalled();
    each.mockRestore();
  }
});

test('the list of an address is asked for before the app is there, which takes the answers over once', async () => {
  const sent = await pageAt('/?job=RC&sort=price&page=2&view=table&rows=25');
  const list = readList(new URLSearchParams(window.location.search));
  const query = toOrdersQuery(list.filters, list.sort, list.page, pageSizeOf(list));
  const before = [
    `/api/orders/?${new URLSearchParams(query).toString()}`,
    `/api/orders/counts/?${new URLSearchParams(toCountsQuery(list.filters)).toString()}`,
    '/api/views/',
    '/api/last-refresh/',
  ];
  expect(addresses(sent)).toEqual(before);
  const { dispatch } = app();
  expect((await dispatch(getOrders.initiate(query))).data?.results[0]?.id).toBe('A/7');
  expect((await dispatch(getLastRefresh.initiate(undefined))).data).toBeNull();
  expect(addresses(sent)).toEqual(before);
  await dispatch(getOrders.initiate(query, { forceRefetch: true }));
  expect(addresses(sent)).toEqual([...before, before[0]]);
});

test('an order is asked for, and what is recommended for it as soon as it is there', async () => {
  const sent = await pageAt('/order/A%2F7');
  await settled();
  const { dispatch } = app();
  const { data } = await dispatch(getOrder.initiate('A/7'));
  await dispatch(getRecommendations.initiate(toQuote(data!)));
  expect(addresses(sent)).toEqual(['/api/orders/A%2F7', '/api/views/', '/api/last-refresh/', RECOMMENDED]);
  // What counts from the notes is another question.
  await dispatch(getRecommendations.initiate(toQuote(data!, ['copperWindings'])));
  expect(sent).toHaveLength(5);
});

test('answers are not all here while what an order leads to is still to be asked for', async () => {
  const sent = await pageAt('/order/A%2F7', { paths: { '/api/orders/A%2F7': heldJson(order) } });
  await settled();
  expect(window.firstAnswers?.areHere()).toBe(false);
  release();
  while (window.firstAnswers?.areHere() !== true) await settled();
  expect(addresses(sent).at(-1)).toBe(RECOMMENDED);
});

test('what was begun with a token that the tab has renewed since is taken over, unless that token was refused', async () => {
  const paths: Record<string, Response> = { '/api/last-refresh/': new Response(null, { status: 401 }) };
  const sent = await pageAt('/order/A%2F7', { paths });
  await settled();
  delete paths['/api/last-refresh/'];
  window.sessionStorage.setItem(
    'specai.auth.kept',
    JSON.stringify({ ...KEPT, token: { ...KEPT.token, text: 'renewed' } }),
  );
  const begun = addresses(sent);
  const { dispatch } = app(() => Promise.resolve('renewed'));
  const { data } = await dispatch(getOrder.initiate('A/7'));
  await dispatch(getRecommendations.initiate(toQuote(data!)));
  expect(addresses(sent)).toEqual(begun);
  expect((await dispatch(getLastRefresh.initiate(undefined))).data).toBeNull();
  expect(addresses(sent)).toEqual([...begun, '/api/last-refresh/']);
});

test('a call whose token was refused is not sent again with the same token', async () => {
  const sent = await pageAt('/', { paths: { '/api/last-refresh/': new Response(null, { status: 401 }) } });
  const begun = addresses(sent);
  const { dispatch } = aStore({ fetchFn: fetchOrTake, onUnauthorized: () => undefined });
  expect((await dispatch(getLastRefresh.initiate(undefined))).error).toMatchObject({ status: 401 });
  expect(addresses(sent)).toEqual(begun);
});

test.each([
  ['a demand of the notes counts', { acceptedConstraints: { 'A/7': ['copperWindings'], 8: [] } }],
  ['a value from the texts counts', { acceptedFields: { 'A/7': { kva_rating: '1500' }, 8: {} } }],
])('units are not requested early while %s: the app requests them with it', async (_, remembered) => {
  window.sessionStorage.setItem('specai.comparison.dana', JSON.stringify(remembered));
  const sent = await pageAt('/order/A%2F7');
  await settled();
  expect(addresses(sent)).toEqual(['/api/orders/A%2F7', '/api/views/', '/api/last-refresh/']);
  const other = await pageAt('/order/8', { paths: { '/api/orders/8': Response.json(order) } });
  await settled();
  expect(addresses(other)).toContain(RECOMMENDED);
  window.sessionStorage.removeItem('specai.comparison.dana');
});

test('an answer belongs to its person, a call that is given up ends, and an action is never taken over', async () => {
  const sent = await pageAt('/order/A%2F7');
  await app(() => Promise.resolve('of somebody else')).dispatch(getOrder.initiate('A/7'));
  expect(addresses(sent).filter((each) => each === '/api/orders/A%2F7')).toHaveLength(2);
  const giveUp = new AbortController();
  const url = new URL('/api/last-refresh/', window.location.href);
  await fetchOrTake(new Request(url, { headers: { authorization: `Bearer ${TOKEN}` }, signal: giveUp.signal }));
  giveUp.abort();
  expect(sent.find(({ address }) => address === '/api/last-refresh/')?.signal?.aborted).toBe(true);
  const write = { method: 'POST', headers: { 'idempotency-key': '"1"' }, body: '{}' };
  await fetchOrTake(new Request(new URL('/api/reservations/', url), write));
  expect(sent.at(-1)).toMatchObject({ address: '/api/reservations/', body: '{}' });
});

test.each([
  ['without a kept token', '/', { kept: null }],
  ['with one that has worn out', '/', { kept: { ...KEPT, token: { text: TOKEN, expiresAt: Date.now() } } }],
  ['where the configuration is not in the page', '/', { config: null }],
  ['where the product API knows the specification alone', '/', { config: { ...CONFIG, capabilities: {} } }],
  ['at an address that cannot be read', '/order/%zz', {}],
  ['at one that names no screen', '/order/1/more', {}],
])('nothing is asked for early %s', async (_, address, page) => {
  expect(await pageAt(address, page)).toEqual([]);
});

test('where roles count, what the person may do is asked for on every screen', async () => {
  const config = { ...CONFIG, capabilities: { insights: 'on', access: 'roles' } };
  expect(addresses(await pageAt('/reserved', { config }))).toEqual(['/api/me/']);
});
