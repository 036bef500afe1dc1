import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProviderStore } from '../../../../../src/server/features/signIn/provider/providerStore';

const START = Date.UTC(2026, 2, 5, 12);
const at = (milliseconds: number) => jest.setSystemTime(START + milliseconds);

let folder: string;
const path = () => join(folder, 'store.json');
const failures: unknown[] = [];
const open = () => openProviderStore(path(), (error) => failures.push(error));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-store-'));
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(async () => {
  jest.useRealTimers();
  expect(failures).toEqual([]);
  await rm(folder, { recursive: true });
});

test('an entry expires on time for every lookup', async () => {
  const sessions = (await open()).adapter('Session');
  await sessions.upsert('1', { uid: 'u', userCode: 'c' }, 60);
  at(59_999);
  expect(await sessions.find('1')).toEqual({ uid: 'u', userCode: 'c' });
  at(60_000);
  expect([await sessions.find('1'), await sessions.findByUid('u'), await sessions.findByUserCode('c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('entries without an end survive restarts, and expired ones are not read', async () => {
  const store = await open();
  await store.adapter('Grant').upsert('ever', { grantId: 'g' }, 0);
  await store.adapter('Grant').upsert('hour', { grantId: 'g' }, 3600);
  await store.flush();
  at(3_600_000);
  const later = await open();
  await later.flush();
  const retained = JSON.parse(await readFile(path(), 'utf8')) as [string, object][];
  expect(retained.map(([key]) => key)).toEqual(['Grant:ever']);
  expect(await later.adapter('Grant').find('ever')).toEqual({ grantId: 'g' });
});

test('a code or token that was used says when, in seconds, and what has ended is not used', async () => {
  const codes = (await open()).adapter('AuthorizationCode');
  await codes.upsert('1', {}, 60);
  at(1_999);
  await codes.consume('1');
  expect(await codes.find('1')).toEqual({ consumed: START / 1000 + 1 });
  await expect(codes.consume('unknown')).resolves.toBeUndefined();
});

test('a model is found by its whole name', async () => {
  const store = await open();
  await store.adapter('SessionOther').upsert('1', { uid: 'u', userCode: 'c' }, 60);
  const sessions = store.adapter('Session');
  expect([await sessions.findByUid('u'), await sessions.findByUserCode('c')]).toEqual([undefined, undefined]);
});

test('one is destroyed by its id, all of a grant with the grant, and others stay', async () => {
  const store = await open();
  const tokens = store.adapter('RefreshToken');
  for (const [id, grantId] of [
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'b'],
    ['4', 'c'],
  ] as const)
    await tokens.upsert(id, { grantId }, 60);
  await store.adapter('AccessToken').upsert('1', { grantId: 'b' }, 60);
  await tokens.destroy('1');
  expect([await tokens.find('1'), await tokens.find('4')]).toEqual([undefined, { grantId: 'c' }]);
  expect(await store.adapter('AccessToken').find('1')).toBeDefined();
  await store.adapter('AccessToken').revokeByGrantId('b');
  expect([await tokens.find('2'), await tokens.find('3'), await store.adapter('AccessToken').find('1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await tokens.find('4')).toBeDefined();
});

test('changes are written a fifth of a second after the first of them', async () => {
  const sessions = (await open()).adapter('Session');
  await sessions.upsert('1', { uid: 'u' }, 60);
  jest.advanceTimersByTime(150);
  await sessions.upsert('2', { uid: 'v' }, 60);
  jest.advanceTimersByTime(49);
  await new Promise(setImmediate);
  expect(await readdir(folder)).toEqual([]);
  jest.advanceTimersByTime(1);
  while (!(await readdir(folder)).includes('store.json')) await new Promise(setImmediate);
  expect(JSON.parse(await readFile(path(), 'utf8'))).toHaveLength(2);
});

test('each change after a write is written again', async () => {
  const store = await open();
  const sessions = store.adapter('Session');
  await sessions.upsert('1', { uid: 'u' }, 60);
  await store.flush();
  await sessions.destroy('1');
  jest.advanceTimersByTime(200);
  await store.flush();
  expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual([]);
});

test('at five thousand what has ended makes room, and what has not stays', async () => {
  const store = await open();
  const codes = store.adapter('AuthorizationCode');
  await codes.upsert('stays', {}, 3600);
  for (let id = 1; id < 5_000; id += 1) await codes.upsert(String(id), {}, 60);
  at(60_000);
  await codes.upsert('next', {}, 3600);
  await store.flush();
  const retained = JSON.parse(await readFile(path(), 'utf8')) as [string, object][];
  expect(retained.map(([key]) => key)).toEqual(['AuthorizationCode:stays', 'AuthorizationCode:next']);
});
