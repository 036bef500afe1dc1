import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { createLiveUnits, UnitsNotReadyError } from '../../../src/server/matching/liveUnits';
import { memorySearch } from '../../../src/server/matching/search/memorySearch';
import type { OpenSearch } from '../../../src/server/matching/search/unitSearch';
import { toCandidate } from '../../../src/server/presenters/units/candidate';
import type { UnitRow } from '../../../src/server/repositories/units/units';
import { fullUnit } from '../presenters/fullRows';

const requirement = toMatchRequirement(
  { order_id: 1, kva_rating: 500, phase: 3 },
  { fusing: null, impedancePct: null },
);
const serialOf = (place: number) => String(place).padStart(5, '0');
const unit = (serial: string): UnitRow => ({ ...fullUnit, serial, kva_rating: '500.00' });

/** Units kept in memory, and what was asked of them; `fail` is thrown by the next reads, one after another. */
function inMemory(count: number) {
  const rows = new Map(Array.from({ length: count }, (_, place) => [serialOf(place), unit(serialOf(place))]));
  const asked: (string | readonly string[])[] = [];
  const fail: Error[] = [];
  const answer = <T>(question: string | readonly string[], result: T): Promise<T> => {
    asked.push(question);
    const failure = fail.shift();
    return failure === undefined ? Promise.resolve(result) : Promise.reject(failure);
  };
  const search = memorySearch(
    {
      availableAmong: (serials) =>
        answer(
          serials,
          serials.flatMap((serial) => rows.get(serial) ?? []),
        ),
    },
    {
      candidatesAfter: (after, limit) => {
        const following = [...rows.values()].filter(({ serial }) => serial > after).slice(0, limit);
        const candidates = following.map(toCandidate);
        return answer(
          after,
          candidates.map((candidate) => ({ kind: candidate, own: candidate })),
        );
      },
      count: () => Promise.resolve(rows.size),
    },
  );
  return { rows, asked, fail, search };
}

function follow(search: OpenSearch) {
  const stopping = new AbortController();
  const errors: unknown[] = [];
  const live = createLiveUnits(search, {
    onError: (error) => errors.push(error),
    signal: stopping.signal,
  });
  return { live, errors, stopping };
}

test.each([
  [0, ['']],
  [999, ['']],
  [1_000, ['', '00999']],
  [2_001, ['', '00999', '01999']],
])('%i units are read a thousand at a time, each once', async (count, questions) => {
  const { search, asked } = inMemory(count);
  const { live } = follow(search);
  expect(live.isReady()).toBe(false);
  live.refresh('all');
  await live.ready;
  expect([live.isReady(), await live.size()]).toEqual([true, count]);
  expect(asked).toEqual(questions);
});

test('before the first reading a search says that it cannot answer yet', () => {
  const { live } = follow(inMemory(1).search);
  expect(new UnitsNotReadyError('').statusCode).toBe(503);
  for (const ask of [() => live.search(requirement, 1), () => live.relaxations(requirement), live.size]) {
    expect(ask).toThrow(UnitsNotReadyError);
    expect(ask).toThrow('The units have not been read yet.');
  }
});

test('changes named before the first reading lead to reading all', async () => {
  const { search, asked } = inMemory(3);
  const { live } = follow(search);
  live.refresh(['00001']);
  await live.settled();
  expect([live.isReady(), await live.size()]).toEqual([true, 3]);
  expect(asked[0]).toBe('');
});

test('changes are read together, each once, and what is gone leaves the index', async () => {
  const { rows, search, asked } = inMemory(3);
  const { live, errors } = follow(search);
  live.refresh('all');
  await live.settled();
  rows.delete('00000');
  rows.set('9', unit('9'));
  live.refresh(['00000', '9']);
  live.refresh(['9']);
  await live.settled();
  expect(asked).toEqual(['', ['00000', '9']]);
  expect((await live.search(requirement, 10)).map(({ candidate }) => candidate.serial)).toEqual([
    '00001',
    '00002',
    '9',
  ]);
  expect(await live.relaxations(requirement)).toEqual(expect.any(Array));
  expect(errors).toEqual([]);
});

test('more than two thousand changes are read in several goes', async () => {
  const { search, asked } = inMemory(2_001);
  const { live } = follow(search);
  live.refresh('all');
  await live.settled();
  asked.splice(0);
  live.refresh(Array.from({ length: 2_001 }, (_, place) => serialOf(place)));
  await live.settled();
  expect(asked.map((serials) => serials.length)).toEqual([2_000, 1]);
  expect(await live.size()).toBe(2_001);
});

test('a change whose reading fails is reported and read again', async () => {
  const { rows, search, asked, fail } = inMemory(2);
  const { live, errors } = follow(search);
  live.refresh('all');
  await live.settled();
  rows.delete('00001');
  fail.push(new Error('down'));
  live.refresh(['00001']);
  await live.settled();
  expect(errors).toEqual([new Error('down')]);
  expect(asked.slice(1)).toEqual([['00001'], ['00001']]);
  expect(await live.size()).toBe(1);
});

test('reading all again replaces the index, also where it failed first', async () => {
  const { rows, search, asked, fail } = inMemory(2);
  const { live, errors } = follow(search);
  live.refresh('all');
  await live.settled();
  rows.delete('00001');
  fail.push(new Error('down'));
  live.refresh('all');
  await live.settled();
  expect([await live.size(), errors.length, asked]).toEqual([1, 1, ['', '', '']]);
});

test('after the stop a change reads nothing, and a reading that fails is not reported', async () => {
  const { search, asked, fail } = inMemory(2);
  const { live, errors, stopping } = follow(search);
  live.refresh('all');
  await live.settled();
  fail.push(new Error('closed'));
  live.refresh(['00001']);
  await Promise.resolve();
  stopping.abort();
  live.refresh('all');
  await live.settled();
  expect([asked, errors]).toEqual([['', ['00001']], []]);
});
