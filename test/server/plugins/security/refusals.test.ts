import { withoutFloods, type Refusal } from '../../../../src/server/plugins/securityLog';

/** Just over a minute: the limits start over. */
const NEXT_WINDOW_MS = 60_001;

let written: Refusal[];
let add: (refusal: Refusal) => Promise<void>;
let now: number;

beforeEach(() => {
  [written, now] = [[], 1];
  add = withoutFloods(
    (refusal) => Promise.resolve(void written.push(refusal)),
    () => now,
  );
});

const junk = (address: string): Refusal => ({
  action: 'refuseToken',
  by: { name: 'Unknown', address },
  new: { method: 'GET', route: '/api/orders/' },
  reason: 'ERR_JWS_INVALID',
});
const refused = (subject: string, route = 'DELETE /api/views/:id', address = '10.0.0.1'): Refusal => {
  const [method = '', path = ''] = route.split(' ');
  const by = { name: subject, subject, address };
  return { action: 'refuseAction', by, new: { method, route: path }, reason: 'not permitted' };
};
const send = async (count: number, refusal: Refusal) => {
  for (let sent = 0; sent < count; sent += 1) await add(refusal);
};
const writtenOf = (name: string) => written.filter(({ by }) => by.name === name).length;

test('ten junk tokens a minute from each address are written', async () => {
  await send(12, junk('10.0.0.1'));
  await send(3, junk('10.0.0.2'));
  const from = (address: string) => written.filter(({ by }) => by.address === address).length;
  expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual([10, 3]);
  now += NEXT_WINDOW_MS;
  await add(junk('10.0.0.1'));
  expect(from('10.0.0.1')).toBe(11);
});

test('junk tokens never hide the refusals of signed-in people at the same address', async () => {
  await send(500, junk('10.0.0.1'));
  await add(refused('ann'));
  await add(refused('bob'));
  expect([writtenOf('Unknown'), writtenOf('ann'), writtenOf('bob')]).toEqual([10, 1, 1]);
});

test('one person never hides the refusals of another person or of junk at the same address', async () => {
  await send(500, refused('ann'));
  await add(refused('bob'));
  await add(junk('10.0.0.1'));
  expect([writtenOf('bob'), writtenOf('Unknown')]).toEqual([1, 1]);
});

test('a person cannot hide a refused action behind a flood of other refused actions', async () => {
  await send(500, refused('ann', 'POST /api/views/'));
  await add(refused('ann', 'DELETE /api/views/:id'));
  await add(refused('ann', 'DELETE /api/orders/:orderId/retirement'));
  expect(written.slice(-2).map(({ new: what }) => what)).toEqual([
    { method: 'DELETE', route: '/api/views/:id' },
    { method: 'DELETE', route: '/api/orders/:orderId/retirement' },
  ]);
});

test('a person who repeats one refused action fills the audit with ten entries a minute, from all addresses', async () => {
  for (let sent = 0; sent < 500; sent += 1) await add(refused('ann', 'POST /api/views/', `10.0.0.${sent % 250}`));
  expect(writtenOf('ann')).toBe(10);
  now += NEXT_WINDOW_MS;
  await add(refused('ann', 'POST /api/views/'));
  expect(writtenOf('ann')).toBe(11);
});

test('more addresses than are remembered hide no refusal', async () => {
  for (let sent = 0; sent < 10_500; sent += 1) await add(junk(`10.1.${sent >> 8}.${sent & 255}`));
  await add(refused('ann'));
  expect([writtenOf('Unknown'), writtenOf('ann')]).toEqual([10_500, 1]);
});
