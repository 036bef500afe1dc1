import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openRecording } from '../../../../src/web/inspection/recording/openRecording';
import { openDatabase, TABLES } from '../../../../src/web/inspection/storage/database';
import { aNavigation, anAnswer, aStart, stepsIn } from '../log/aLog';
import type { TraceStep } from '../../../../src/contract/trace/steps';

const HOUR = 60 * 60 * 1_000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Opens the recording of the tab that has this session storage. */
const open = (change: Partial<Parameters<typeof openRecording>[0]> = {}) =>
  openRecording({
    storage: window.sessionStorage,
    isComplete: false,
    bounds: { steps: 1_000, size: 1_000_000 },
    now: () => HOUR,
    ...change,
  });

type Page = Awaited<ReturnType<typeof open>>;

/** Adds steps to a page that goes before their time to be stored comes. */
function addLast({ log }: Page, steps: readonly TraceStep[]) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  steps.forEach(log.add);
  jest.useRealTimers();
}

async function everythingStored(): Promise<string> {
  const database = await openDatabase();
  if (!database) return '';
  return JSON.stringify(await Promise.all(TABLES.map((name) => database.getAll(name))));
}

test('a tab continues its recording on the next page, with what the page had no time to store', async () => {
  const first = await open();
  first.log.add(aStart());
  await first.log.save();
  addLast(first, [aNavigation(1), anAnswer(2, ['a'])]);
  first.passOn();

  const second = await open({ now: () => 2 * HOUR });
  expect(second.began).toBe(HOUR);
  second.log.add(aStart(3));
  await second.log.save();
  second.passOn();

  const third = await open();
  expect(await stepsIn(third.log)).toEqual([aStart(), aNavigation(1), anAnswer(2, ['a']), aStart(3)]);
  expect(third.log.status()).toMatchObject({ steps: 4, leftOut: 0, keeping: 'kept' });
});

test('where the browser’s database cannot be read, recording goes on in memory and keeps nobody from the app', async () => {
  // Another program's database of this name: none of the tables is there.
  const opening = globalThis.indexedDB.open('specai.recordings', 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
  const { log } = await open();
  log.add(aStart());
  expect(await stepsIn(log)).toEqual([aStart()]);
  expect(log.status()).toMatchObject({ steps: 1, keeping: 'no storage' });
});

test('steps that were stored while the page went are not there twice', async () => {
  const first = await open();
  [aStart(), aNavigation(1)].forEach(first.log.add);
  first.passOn();
  await first.log.save();
  expect(await stepsIn((await open()).log)).toEqual([aStart(), aNavigation(1)]);
});

test('a gap stands for steps that found no room on the way to the next page', async () => {
  const first = await open();
  first.log.add(aStart());
  await first.log.save();
  addLast(first, [aNavigation(1), aNavigation(2)]);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  first.passOn();
  setItem.mockRestore();
  const second = await open();
  second.log.add(aStart(3));
  expect(await stepsIn(second.log)).toEqual([aStart(), { kind: 'gap', at: 0, steps: 2 }, aStart(3)]);
});

test('without a database a recording lives as long as its page, and the next page knows how much went with it', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const first = await open();
  [aStart(), aNavigation(1)].forEach(first.log.add);
  expect(await stepsIn(first.log)).toEqual([aStart(), aNavigation(1)]);
  expect(first.log.status().keeping).toBe('no storage');
  first.passOn();
  const second = await open();
  expect(second.lost).toBe(2);
  expect(await stepsIn(second.log)).toEqual([]);
});

test('the recordings of two tabs do not mix', async () => {
  const one = await open();
  one.log.add(aStart());
  window.sessionStorage.clear();
  const other = await open();
  other.log.add(aNavigation(1));
  expect(await stepsIn(one.log)).toEqual([aStart()]);
  expect(await stepsIn(other.log)).toEqual([aNavigation(1)]);
});

test('a full recording is not continued as a redacted one', async () => {
  const full = await open({ isComplete: true });
  full.log.add(aStart());
  await full.log.save();
  full.passOn();
  expect(await stepsIn((await open()).log)).toEqual([]);
  expect(await everythingStored()).toBe('[[],[],[],[],[]]');
});

test('a discarded recording leaves nothing behind', async () => {
  const page = await open();
  [aStart(), anAnswer(1, ['a'])].forEach(page.log.add);
  page.placeholders.text('Mesa Power');
  await page.log.save();
  await page.discard();
  expect(await everythingStored()).toBe('[[],[],[],[],[]]');
  expect(window.sessionStorage).toHaveLength(0);
});

test('the recording of a closed tab is removed after a day', async () => {
  const closed = await open();
  closed.log.add(aStart());
  await closed.log.save();
  const ids = async () => (await openDatabase())?.getAllKeys('recordings');
  window.sessionStorage.clear();
  await open({ now: () => 25 * HOUR });
  expect(await ids()).toHaveLength(1);
  await open({ now: () => 25 * HOUR + 1 });
  await waitFor(async () => expect(await ids()).toHaveLength(0));
});

test('equal values get equal placeholders on all pages of a recording, and no value is stored', async () => {
  const first = await open();
  expect(first.placeholders.text('Mesa Power')).toBe('text-1');
  expect(first.placeholders.number(41250)).toBe(101);
  first.log.add(aStart());
  await first.log.save();
  expect(first.placeholders.text('Dana Sales')).toBe('text-2');
  first.passOn();

  const second = await open();
  expect(second.placeholders.text('Dana Sales')).toBe('text-2');
  expect(second.placeholders.text('Call Pat')).toBe('text-3');
  expect(second.placeholders.text('Mesa Power')).toBe('text-1');
  expect(second.placeholders.number(12)).toBe(102);
  expect(second.placeholders.number(41250)).toBe(101);
  second.log.add(aNavigation(1));
  await second.log.save();
  second.passOn();

  const third = await open();
  expect(third.placeholders.text('Call Pat')).toBe('text-3');
  expect(third.placeholders.text('new')).toBe('text-4');
  const stored = (await everythingStored()) + JSON.stringify(window.sessionStorage);
  for (const value of ['Mesa', 'Dana', 'Pat', '41250']) expect(stored).not.toContain(value);
});
