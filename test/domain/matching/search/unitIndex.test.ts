import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../src/domain/matching/ranking/score';
import { createUnitIndex, type UnitIndex } from '../../../../src/domain/matching/search/unitIndex';
import { candidates, manySerials, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

/** Everything an answer says, its reason included. */
const answerOf = (ranked: Ranked[]) =>
  ranked.map(({ candidate, score }) => ({ candidate, score: { ...score, reason: score.reason() } }));

const expectSameAnswer = (index: UnitIndex, units: Candidate[], requirement: MatchRequirement, limit: number) => {
  expect(answerOf(index.search(requirement, limit))).toEqual(answerOf(rank(requirement, units, limit)));
};

test('the index answers as the exhaustive scan does, ties included, over any inventory', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 120 });
  fc.assert(
    fc.property(
      inventory,
      fc.array(requirements, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 15 }),
      (units, wanted, limit) => {
        const index = createUnitIndex();
        units.forEach(index.put);
        expect(index.size).toBe(units.length);
        wanted.forEach((requirement) => expectSameAnswer(index, units, requirement, limit));
      },
    ),
    { numRuns: 150 },
  );
});

test('the index places the units as the exhaustive scan does for ten thousand requirements', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), {
    selector: ({ serial }) => serial,
    minLength: 20,
    maxLength: 30,
  });
  const placed = (ranked: Ranked[]) => ranked.map(({ candidate, score }) => [candidate.serial, score.score]);
  for (const [seed, units] of fc.sample(inventory, { numRuns: 20, seed: 1 }).entries()) {
    const index = createUnitIndex();
    units.forEach(index.put);
    for (const requirement of fc.sample(requirements, { numRuns: 500, seed })) {
      expect(placed(index.search(requirement, 3))).toEqual(placed(rank(requirement, units, 3)));
    }
  }
});

test('the index answers as the exhaustive scan does while units come, change and go', () => {
  const change = fc.oneof(
    { weight: 3, arbitrary: candidates(serials).map((put) => ({ put })) },
    { weight: 1, arbitrary: serials.map((remove) => ({ remove })) },
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), requirements, (changes, requirement) => {
      const index = createUnitIndex();
      const units = new Map<string, Candidate>();
      for (const each of changes) {
        if ('put' in each) {
          index.put(each.put);
          units.set(each.put.serial, each.put);
        } else {
          index.remove(each.remove);
          units.delete(each.remove);
        }
        expect(index.size).toBe(units.size);
        expectSameAnswer(index, [...units.values()], requirement, 4);
      }
    }),
    { numRuns: 60 },
  );
});

test('a large inventory of look-alikes, where most of the list hangs on tie-breakers', () => {
  const units = Array.from({ length: 3000 }, (_, number) =>
    aCandidate({
      serial: String(number),
      kva: [500, 750, 550, 1000][number % 4] ?? 500,
      bushConfiguration: number % 3 === 0 ? 'Radial Feed Dead Front' : 'Loop Feed Dead Front',
      listPrice: 26_000 + (number % 7),
    }),
  );
  const index = createUnitIndex();
  units.forEach(index.put);
  for (const quote of [{}, { kva_rating: 550 }, { phase: 1 }, { bush_configuration: null }]) {
    expectSameAnswer(index, units, aRequirement(quote), 50);
  }
});

test('an empty index finds nothing, and removing what is not there changes nothing', () => {
  const index = createUnitIndex();
  index.remove('1');
  expect(index.search(aRequirement(), 50)).toEqual([]);
  index.put(aCandidate({ serial: '1' }));
  index.remove('2');
  expect(index.size).toBe(1);
});

test('a unit that is put again stands once, with its new values', () => {
  const index = createUnitIndex();
  index.put(aCandidate({ kva: 500 }));
  index.put(aCandidate({ kva: 300 }));
  expect(index.search(aRequirement(), 50).map(({ candidate }) => candidate.kva)).toEqual([300]);
});

test('a bucket is not passed over for what only some of its units lack', () => {
  const units = [
    aCandidate({ serial: '2' }),
    aCandidate({ serial: '1', primaryVoltage: '12470 GrdY/7200' }),
    aCandidate({ serial: '3', primaryVoltage: '12470 GrdY/7200', taps: 'None' }),
  ];
  const index = createUnitIndex();
  units.forEach(index.put);
  expect(index.search(aRequirement(), 1).map(({ candidate }) => candidate.serial)).toEqual(['1']);
});

test.each([
  ['fusing', { fusing: 'None' }],
  ['taps', { taps: 'None' }],
])('when a unit leaves, the others keep their own %s', (_, lacking) => {
  const index = createUnitIndex();
  index.put(aCandidate({ serial: '1' }));
  index.put(aCandidate({ serial: '4', condition: 'RW' }));
  index.put(aCandidate({ serial: '3', ...lacking }));
  index.remove('1');
  expect(index.search(aRequirement(), 1).map(({ candidate }) => candidate.serial)).toEqual(['4']);
});
