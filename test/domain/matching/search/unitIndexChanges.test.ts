import fc from 'fast-check';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { createUnitIndex } from '../../../../src/domain/matching/search/unitIndex';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const found = (index: ReturnType<typeof createUnitIndex>, limit = 9) =>
  index.search(aRequirement(), limit).map(({ candidate }) => candidate.serial);

test('a unit is found as it was last put, and is one unit', () => {
  const index = createUnitIndex();
  index.put(aCandidate({ serial: '1' }));
  index.put(aCandidate({ serial: '2' }));
  index.put(aCandidate({ serial: '1', kva: 750 }));
  expect(index.size).toBe(2);
  expect(found(index)).toEqual(['2', '1']);
  expect(index.search(aRequirement(), 9)[1]?.candidate.kva).toBe(750);
});

test('a removed unit is not found, nor counted, and its neighbors stay', () => {
  const index = createUnitIndex();
  ['1', '2', '3'].forEach((serial) => index.put(aCandidate({ serial })));
  index.remove('2');
  index.remove('none');
  expect([index.size, found(index), index.countServing(aRequirement())]).toEqual([2, ['1', '3'], 2]);
  index.remove('1');
  index.remove('3');
  expect([index.size, found(index), index.countServing(aRequirement())]).toEqual([0, [], 0]);
  index.put(aCandidate({ serial: '1' }));
  expect(found(index)).toEqual(['1']);
});

test('a few units are placed as the exhaustive scan places them, gaps and costs included', () => {
  const few = fc.uniqueArray(candidates(serials), { selector: ({ serial }) => serial, maxLength: 8 });
  fc.assert(
    fc.property(few, requirements, fc.integer({ min: 0, max: 4 }), (units, requirement, limit) => {
      const index = createUnitIndex();
      units.forEach(index.put);
      const placed = (ranked: ReturnType<typeof rank>) =>
        ranked.map(({ candidate, score }) => [candidate.serial, score.score]);
      expect(placed(index.search(requirement, limit))).toEqual(placed(rank(requirement, units, limit)));
    }),
  );
});
