import { AS_OF_HEADER, POSITION_HEADER, type ChangeEvent } from '../../../../../src/contract/changes';
import { getStates } from '../../../../../src/web/features/orders/api/orders';
import { createAttention, followChanges } from '../../../../../src/web/features/changes/state/followChanges';
import type { ChangesState } from '../../../../../src/web/features/changes/state/changesSlice';
import { createAppStore } from '../../../../../src/web/store/store';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const network = Object.assign(new EventTarget(), { onLine: true });
const past = Object.assign(new EventTarget(), { isShown: false });
const gate = {
  isOpen: () => !past.isShown,
  subscribe: (listener: () => void) => {
    past.addEventListener('change', listener);
    return () => past.removeEventListener('change', listener);
  },
};

interface Requested {
  readonly at: number;
  readonly headers: Headers;
  readonly tell: (text: string) => Promise<void>;
  readonly cut: () => Promise<void>;
  readonly isClosed: () => boolean;
}

let requested: Requested[];
/** The positions that requests sent. */
let known: (string | null)[];
let asOf: Record<string, string>;
let status: number;
let signOut: AbortController;

beforeAll(() => {
  for (const [name, value] of Object.entries({ window: network, navigator: network, document: page }))
    Object.defineProperty(globalThis, name, { value });
});
beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  // Halfway between the shortest and the longest wait.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(globalThis, 'fetch').mockImplementation(serve);
  [requested, status, signOut] = [[], 200, new AbortController()];
  [known, asOf] = [[], {}];
  Object.assign(page, { visibilityState: 'visible' });
  Object.assign(network, { onLine: true });
  past.isShown = false;
});
afterEach(async () => {
  signOut.abort();
  await passes(0);
  jest.useRealTimers();
});

const passes = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

function serve(request: unknown, { headers, signal }: RequestInit = {}): Promise<Response> {
  if (request instanceof Request) {
    known.push(request.headers.get(POSITION_HEADER));
    return Promise.resolve(Response.json({ states: [] }, { headers: { [POSITION_HEADER]: '3:3: here', ...asOf } }));
  }
  let isClosed = false;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const end = async (reason: unknown) => {
    isClosed = true;
    await writer.abort(reason);
  };
  writer.closed.catch(() => (isClosed = true));
  signal?.addEventListener('abort', () => void end(signal.reason));
  requested.push({
    ...{ at: Date.now() / 1_000, headers: new Headers(headers), isClosed: () => isClosed },
    tell: async (text) => {
      await writer.write(new TextEncoder().encode(text));
      await passes(0);
    },
    cut: () => end(new TypeError('network error')),
  });
  return Promise.resolve(new Response([204, 404].includes(status) ? null : readable, { status }));
}

let latestToken: string | null;

async function follow(token: string | null = 'a.b.c', isAnswered = false) {
  latestToken = token;
  const getToken = () => Promise.resolve(token);
  const getQuietToken = () => latestToken;
  const connection = { apiBaseUrl: 'http://specai.test', getToken, getQuietToken, onUnauthorized: () => {} };
  const store = createAppStore({ connection });
  if (isAnswered) await store.dispatch(getStates.initiate(undefined, { subscribe: false }));
  let hasEnded = false;
  void store.dispatch(followChanges(createAttention(gate), signOut.signal)).then(() => (hasEnded = true));
  await passes(0);
  const load = () => store.dispatch(getStates.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return { load, changes: (): ChangesState => store.getState().changes, hasEnded: () => hasEnded };
}

const changed = (key: string): ChangeEvent => ({ kind: 'unit', key, xid: '100', reservation: null });
const event = (id: string, data: unknown) => `: here\nevent: changes\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const reported = (id: string, ...keys: string[]) => event(id, { changes: keys.map(changed) });
const places = () => requested.map(({ headers }) => headers.get('last-event-id'));
const times = () => requested.map(({ at }) => at);

test('the changes of the server are stored, and a stream that breaks off resumes at the same place a second later', async () => {
  const tab = await follow();
  expect(requested[0]!.headers.get('authorization')).toBe('Bearer a.b.c');
  await requested[0]!.tell(`event: position\nid: 1\ndata: {}\n\n${reported('2', '7')}${reported('3').slice(0, -1)}`);
  expect(Object.keys(tab.changes().changes)).toEqual(['unit 7']);
  await requested[0]!.cut();
  await passes(1);
  // The third event was incomplete.
  expect(places()).toEqual([null, '2']);
  await requested[1]!.tell(reported('3', '8'));
  expect(Object.keys(tab.changes().changes)).toEqual(['unit 7', 'unit 8']);
});

test('a server that refuses is retried ever more rarely, up to once a minute, and soon again after an event', async () => {
  status = 503;
  await follow();
  await passes(182);
  expect(times()).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
  status = 200;
  await passes(1);
  expect(times().slice(8)).toEqual([183]);
  await requested[8]!.tell(reported('1'));
  await requested[8]!.cut();
  await passes(1);
  expect(times().slice(9)).toEqual([184]);
});

test('following begins with what the first answer of the server does not include', async () => {
  await follow('a.b.c', true);
  expect(places()).toEqual(['3:3: here']);
});

test('requests send the latest position of a response or an event', async () => {
  const tab = await follow('a.b.c', true);
  await requested[0]!.tell(reported('7:7: here', '7'));
  await tab.load();
  // An answer of a lagging replica does not take it back.
  await tab.load();
  expect(known).toEqual([null, '7:7: here', '7:7: here']);
});

const saving = (pausedAsOf: string | null) => `event: saving\ndata: ${JSON.stringify({ pausedAsOf })}\n\n`;
const PAUSED = '2026-11-28T22:34:10.000Z';

test('a pause of saving is stored until it ends, and then anything may have changed', async () => {
  const tab = await follow();
  await requested[0]!.tell(reported('2:2: here', '7') + saving(null));
  expect(tab.changes()).toMatchObject({ pausedAsOf: null, eventCount: 1 });
  await requested[0]!.tell(saving(PAUSED) + saving(PAUSED));
  expect(tab.changes()).toMatchObject({ pausedAsOf: PAUSED, eventCount: 1 });
  await requested[0]!.tell(saving(null) + saving(null));
  expect(tab.changes()).toMatchObject({ pausedAsOf: null, eventCount: 2 });
  expect(Object.keys(tab.changes().changes)).toEqual(['unit 7', 'many']);
  // These events have no position.
  await requested[0]!.cut();
  await passes(1);
  expect(places()).toEqual([null, '2:2: here']);
});

test('answers report the pause, too', async () => {
  const tab = await follow();
  asOf = { [AS_OF_HEADER]: PAUSED };
  await tab.load();
  expect(tab.changes().pausedAsOf).toBe(PAUSED);
  asOf = {};
  await tab.load();
  expect(tab.changes()).toMatchObject({ pausedAsOf: null, eventCount: 1 });
});

test('pages do not all come back at the same moment', async () => {
  jest.mocked(Math.random).mockReturnValue(0.9);
  await follow();
  await requested[0]!.cut();
  await passes(2);
  expect(times()).toEqual([0, 1.4]);
});

test('a stream without a sign of life for 45 seconds is reopened', async () => {
  await follow();
  await passes(44);
  await requested[0]!.tell(': here\n\n');
  await passes(44);
  expect([requested.length, requested[0]!.isClosed()]).toEqual([1, false]);
  await passes(2);
  expect([times(), requested[0]!.isClosed()]).toEqual([[0, 90], true]);
});

const show = (visibilityState: string) => {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
};
const connect = (onLine: boolean) => {
  Object.assign(network, { onLine });
  network.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const showPast = (isShown: boolean) => {
  past.isShown = isShown;
  past.dispatchEvent(new Event('change'));
};

test.each([
  { state: 'offline', leave: () => connect(false), comeBack: () => connect(true), seconds: 0 },
  { state: 'hidden for five minutes', leave: () => show('hidden'), comeBack: () => show('visible'), seconds: 300 },
  { state: 'showing the past', leave: () => showPast(true), comeBack: () => showPast(false), seconds: 0 },
])('a tab that is $state has no stream, and afterwards goes on from where it was', async (each) => {
  await follow();
  await requested[0]!.tell(reported('1'));
  each.leave();
  for (let second = 0; second < each.seconds; second += 15) {
    expect(requested[0]!.isClosed()).toBe(false);
    await requested[0]!.tell(': here\n\n');
    await passes(15);
  }
  expect(requested[0]!.isClosed()).toBe(true);
  await passes(3_600);
  expect(requested).toHaveLength(1);
  each.comeBack();
  await passes(0);
  expect(places()).toEqual([null, '1']);
});

test('the stream stays open in a tab that is shown again within five minutes', async () => {
  await follow();
  for (const state of ['hidden', 'visible', 'hidden']) {
    show(state);
    for (let second = 0; second < 270; second += 30) {
      await requested[0]!.tell(': here\n\n');
      await passes(30);
    }
  }
  expect([requested.length, requested[0]!.isClosed()]).toEqual([1, false]);
});

test('a hidden tab gives up after five minutes also if it never reaches the server', async () => {
  status = 503;
  await follow();
  show('hidden');
  await passes(3_600);
  expect(times()).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
});

test.each(['open', 'waiting to be opened again'])('signing out ends a stream that is %s', async (state) => {
  const tab = await follow();
  if (state !== 'open') await requested[0]!.cut();
  signOut.abort();
  await passes(3_600);
  expect([requested.length, requested[0]!.isClosed(), tab.hasEnded(), jest.getTimerCount()]).toEqual([
    1,
    true,
    true,
    0,
  ]);
});

test.each([204, 404])('a server that answers %s has nothing to follow, and is not asked again', async (answer) => {
  status = answer;
  const tab = await follow();
  await passes(3_600);
  expect([requested.length, tab.hasEnded()]).toEqual([1, true]);
});

test('before the first call of the person nothing is followed', async () => {
  await follow(null);
  await passes(60);
  expect(requested).toEqual([]);
  latestToken = 'a.b.c';
  await passes(2);
  expect(requested).toHaveLength(1);
});

test('a token that has worn out is neither renewed nor sent again: a stream goes on once the person has done something', async () => {
  status = 401;
  await follow();
  await passes(3_600);
  expect(requested).toHaveLength(1);
  status = 200;
  latestToken = 'd.e.f';
  await passes(2);
  expect(requested.slice(1).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer d.e.f']);
});

test('a place that the server refuses is given up: it may have missed anything', async () => {
  status = 400;
  const tab = await follow('a.b.c', true);
  await passes(3);
  expect(places()).toEqual(['3:3: here', null, null]);
  expect(tab.changes()).toMatchObject({ eventCount: 1, changes: { many: { at: 1 } } });
});

test.each(['{"changes": [{"kind": "anew"}]}', '{"chan'])(
  'an unreadable event counts as any change: %s',
  async (data) => {
    const tab = await follow();
    await requested[0]!.tell(`event: changes\nid: 1\ndata: ${data}\n\n`);
    expect(Object.keys(tab.changes().changes)).toEqual(['many']);
  },
);
