import fc from 'fast-check';
import type { FitClass } from '../../../../src/contract/units/unit';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { type Ranked, scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { toMatchRequirement, type MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { createFitCounter } from '../../../../src/domain/matching/search/countFitting';
import { searchUnits } from '../../../../src/domain/matching/search/searchUnits';
import { createTopList } from '../../../../src/domain/matching/search/topList';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates, manySerials, requirements, serials } from '../../builders/arbitraries';
import { forAll } from '../../builders/forAll';
import { happen, happenings, inventories, nearlyServed } from '../../builders/inventories';
import { someRates, otherRates } from '../../builders/rates';
import { createUnitIndex, type UnitIndex, storeOf } from '../../builders/unitIndex';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { requiredByBook, bookUnits } from '../book/arbitraries';
import { rankByTheBook } from '../book/rank';

const indexOf = (units: readonly Candidate[], rates?: Parameters<typeof createUnitIndex>[0]) => {
  const index = createUnitIndex(rates);
  units.forEach(index.put);
  return index;
};
const found = (index: UnitIndex, limit = 9, requirement = aRequirement()) =>
  index.search(requirement, limit).map(({ candidate }) => candidate.serial);

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
  fc.assert(
    fc.property(happenings(candidates(serials), 60), requirements, (changes, requirement) => {
      const index = createUnitIndex();
      const units = new Map<string, Candidate>();
      for (const each of changes) {
        happen(each, index, units);
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

test('an empty index finds nothing, and removing an unknown unit changes nothing', () => {
  const index = createUnitIndex();
  index.remove('1');
  expect(index.search(aRequirement(), 50)).toEqual([]);
  index.put(aCandidate({ serial: '1' }));
  index.remove('2');
  expect(index.size).toBe(1);
});

test('a unit is found although units with equal texts lack a cost', () => {
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
])('removing a unit does not change the %s of others', (_, lacking) => {
  const index = createUnitIndex();
  index.put(aCandidate({ serial: '1' }));
  index.put(aCandidate({ serial: '4', condition: 'RW' }));
  index.put(aCandidate({ serial: '3', ...lacking }));
  index.remove('1');
  expect(index.search(aRequirement(), 1).map(({ candidate }) => candidate.serial)).toEqual(['4']);
});

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
  expect([index.size, found(index), index.countFitting(aRequirement())]).toEqual([2, ['1', '3'], 2]);
  index.remove('1');
  index.remove('3');
  expect([index.size, found(index), index.countFitting(aRequirement())]).toEqual([0, [], 0]);
  index.put(aCandidate({ serial: '1' }));
  expect(found(index)).toEqual(['1']);
});

test('the index puts any inventory in the order of the book, which knows no columns', () => {
  const units = fc.uniqueArray(bookUnits(manySerials), { selector: ({ serial }) => serial, maxLength: 25 });
  forAll(units, requiredByBook, fc.integer({ min: 1, max: 30 }), (inventory, requested, limit) => {
    const requirement = toMatchRequirement(requested.quote, requested);
    const byTheBook = rankByTheBook(inventory, requested, DEFAULT_RATES).map(({ unit }) => unit.serial);
    expect(found(indexOf(inventory), limit, requirement)).toEqual(byTheBook.slice(0, limit));
  });
});

test('of units that nearly tie, the index finds those that the exhaustive scan finds, with all that is said of each', () => {
  forAll(inventories(30), nearlyServed, fc.nat(9), (units, requirement, limit) =>
    expectSameAnswer(indexOf(units), units, requirement, limit),
  );
});

test('a longer list begins with the shorter one, and the order in which units came changes neither', () => {
  forAll(inventories(20), nearlyServed, fc.nat(20), (units, requirement, limit) => {
    const all = found(indexOf(units), units.length, requirement);
    expect(all.toSorted()).toEqual(units.map(({ serial }) => serial).sort());
    expect(found(indexOf(units.toReversed()), limit, requirement)).toEqual(all.slice(0, limit));
  });
});

test('a unit that is not in the list may go, and one that is makes room for the next', () => {
  forAll(inventories(20, 2), nearlyServed, fc.nat(18), (units, requirement, last) => {
    const index = indexOf(units);
    const all = found(index, units.length, requirement);
    const limit = Math.min(last + 1, units.length - 1);
    index.remove(all.at(-1) ?? '');
    expect(found(index, limit, requirement)).toEqual(all.slice(0, limit));
    index.remove(all[0] ?? '');
    expect(found(index, limit, requirement)).toEqual(all.slice(1, -1).slice(0, limit));
  });
});

test.each([
  [-1, []],
  [0, []],
  [1, ['1']],
  [2, ['1', '2']],
  [3, ['1', '2', '10']],
  [99, ['1', '2', '10', 'a']],
])('a list of %p holds the lowest serials of units that are equal in all else', (limit, expected) => {
  const equal = ['10', 'a', '2', '1'].map((serial) => aCandidate({ serial }));
  expect(found(indexOf(equal), limit)).toEqual(expected);
});

test('a unit with nothing recorded is found, with every feature not recorded', () => {
  const { serial, cabinetNeedsReplacing, tankNeedsReplacing, ...values } = aCandidate();
  const none = Object.fromEntries(Object.keys(values).map((name) => [name, null])) as unknown as typeof values;
  const [only, second] = indexOf([{ serial, cabinetNeedsReplacing, tankNeedsReplacing, ...none }]).search(
    aRequirement(),
    5,
  );
  expect(second).toBeUndefined();
  expect(only?.score).toMatchObject({
    score: 0.6,
    fitClass: 'Fits, to be checked',
    totalCost: null,
    margin: null,
    isComplete: false,
  });
  // Cabinet and tank are good by default.
  expect(only?.score.features.filter(({ verdict }) => verdict === 'not recorded')).toHaveLength(15);
});

test('the rates of the index decide found units, counts and relaxations', () => {
  const units = [aCandidate({ serial: '1', kva: 460 }), aCandidate({ serial: '2', kva: 1000 })];
  const small = [aCandidate({ kva: 280 })];
  const reported = [10, 5].map((kvaTolerance) => {
    const rates = someRates({ kvaTolerance });
    const [index, conceding] = [indexOf(units, rates), indexOf(small, rates).relaxations(aRequirement())];
    return [found(index, 1), index.countFitting(aRequirement()), conceding.map(({ change }) => change)];
  });
  // 460 kVA is 8 % below 500, 1,000 two sizes above; 280 is 6.7 % below 300; for 225 kVA, 280 is within the next size.
  expect(reported).toEqual([
    [['1'], 1, ['With 300 kVA', 'With 225 kVA']],
    [['2'], 0, ['With 225 kVA']],
  ]);
});

const FITTING: readonly FitClass[] = ['Fits', 'Fits with work', 'Fits, to be checked'];

const count = (units: readonly Partial<Candidate>[], requirement = aRequirement(), rates = someRates()) => {
  const store = storeOf(units.map((unit, nth) => aCandidate({ serial: String(nth), ...unit })));
  return createFitCounter(requirement, store, rates)(requirement);
};

test('units that fit as they are, with work, or once checked are counted, and no others', () => {
  expect(count([{}, { kva: 750 }, { tankNeedsReplacing: true }])).toBe(3);
  expect(count([{ tankNeedsReplacing: true, retankCost: null }, { fusing: null }])).toBe(2);
  expect(count([{ kva: 1000 }, { taps: 'None' }, { phase: 1 }])).toBe(0);
  expect(count([])).toBe(0);
});

test('nothing fits a requirement that does not state enough', () => {
  expect(count([{}], nothingRequired())).toBe(0);
  expect(count([{}], aRequirement({ kva_rating: 'big' }))).toBe(0);
});

test('as many are counted as have one of the first three classes, by any rates', () => {
  forAll(inventories(20), nearlyServed, otherRates, (units, requirement, rates) => {
    const scores = units.map((unit) => scoreUnit(requirement, unit, rates)).filter(({ score }) => score !== null);
    const fitting = scores.filter(({ fitClass }) => FITTING.includes(fitClass));
    expect(count(units, requirement, rates)).toBe(fitting.length);
  });
});

const reported = (ranked: readonly Ranked[]) =>
  ranked.map(({ candidate, score }) => [candidate.serial, score.score, score.fitClass, score.margin, score.reason()]);

test('by any rates the list is that of ranking every unit, however short', () => {
  forAll(
    inventories(30),
    nearlyServed,
    fc.integer({ min: -1, max: 12 }),
    otherRates,
    (units, requested, limit, rates) => {
      expect(reported(searchUnits(requested, storeOf(units), limit, rates))).toEqual(
        reported(rank(requested, units, limit, rates)),
      );
    },
  );
});

test('a full list takes a unit of the score of its last one with a better margin', () => {
  const units = [
    aCandidate({ serial: '1' }),
    aCandidate({ serial: '2', unitCost: 9_000 }),
    aCandidate({ serial: '3', kva: 750, unitCost: 1 }),
  ];
  const [best, ...others] = searchUnits(aRequirement(), storeOf(units), 1, DEFAULT_RATES);
  expect([best?.candidate.serial, others]).toEqual(['2', []]);
});

test('work whose cost turns out not to be recorded lowers a unit that its points had let in', () => {
  const tank = { tankNeedsReplacing: true };
  const units = [
    aCandidate({ ...tank, serial: '1', retankCost: null }),
    aCandidate({ ...tank, serial: '2', kva: 750 }),
  ];
  const found = searchUnits(aRequirement(), storeOf(units), 1, DEFAULT_RATES);
  expect(found.map(({ candidate }) => candidate.serial)).toEqual(['2']);
});

test('of units that cannot be judged the class and the margin decide, and none has a score', () => {
  const units = [aCandidate({ serial: '1' }), aCandidate({ serial: '2', unitCost: 9_000 })];
  const found = searchUnits(nothingRequired(), storeOf(units), 2, DEFAULT_RATES);
  expect(found.map(({ candidate, score }) => [candidate.serial, score.score, score.fitClass])).toEqual([
    ['2', null, 'Fits, to be checked'],
    ['1', null, 'Fits, to be checked'],
  ]);
});

const ascending = (a: number, b: number) => a - b;

test('a top list equals sorting and cutting', () => {
  forAll(fc.array(fc.integer()), fc.integer({ min: 0, max: 9 }), (items, limit) => {
    const top = createTopList<number>(limit, (a, b) => a - b);
    items.forEach(top.offer);
    expect(top.items()).toEqual([...items].sort((a, b) => a - b).slice(0, limit));
    expect(top.isFull()).toBe(items.length >= limit);
  });
});

test('a full list drops its worst item for a better one and refuses the others', () => {
  const top = createTopList<number>(2, ascending);
  [30, 10].forEach(top.offer);
  expect([top.isFull(), top.worst()]).toEqual([true, 30]);
  top.offer(40);
  expect(top.items()).toEqual([10, 30]);
  top.offer(20);
  expect(top.items()).toEqual([10, 20]);
  expect(top.worst()).toBe(20);
});

test('an item equal to the worst of a full list stays out', () => {
  const top = createTopList<{ rank: number; name: string }>(1, (a, b) => a.rank - b.rank);
  top.offer({ rank: 1, name: 'first' });
  top.offer({ rank: 1, name: 'second' });
  expect(top.items()).toEqual([{ rank: 1, name: 'first' }]);
});

test('a list of no places is full from the start and takes nothing', () => {
  const top = createTopList<number>(0, ascending);
  expect(top.isFull()).toBe(true);
  top.offer(1);
  expect(top.items()).toEqual([]);
  expect(top.worst()).toBeUndefined();
});

test('the list does not depend on the order of offers', () => {
  forAll(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 5 }), (items, limit) => {
    const [forward, backward] = [createTopList<number>(limit, ascending), createTopList<number>(limit, ascending)];
    items.forEach(forward.offer);
    [...items].reverse().forEach(backward.offer);
    expect(backward.items()).toEqual(forward.items());
  });
});

test('after each offer a list equals sorting and cutting the offers so far, with the worst last', () => {
  const item = fc.record({ rank: fc.nat(2), name: fc.nat(9) });
  const compare = (a: { rank: number; name: number }, b: { rank: number; name: number }) =>
    a.rank - b.rank || a.name - b.name;
  forAll(fc.array(item, { maxLength: 20 }), fc.integer({ min: -1, max: 5 }), (items, limit) => {
    const top = createTopList(limit, compare);
    for (const [nth, each] of items.entries()) {
      top.offer(each);
      const best = items
        .slice(0, nth + 1)
        .sort(compare)
        .slice(0, Math.max(0, limit));
      expect(top.items()).toEqual(best);
      expect(top.worst()).toEqual(best.at(-1));
    }
  });
});
