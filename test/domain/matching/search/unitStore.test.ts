import fc from 'fast-check';
import { milesTo } from '../../../../src/domain/matching/ranking/rankKey';
import { flagOf } from '../../../../src/domain/matching/ranking/totals';
import { workCents } from '../../../../src/domain/matching/ranking/unitMoney';
import { works } from '../../../../src/contract/unit/unit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createUnitStore, type UnitStore } from '../../../../src/domain/matching/search/unitStore';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates, serials } from '../../builders/arbitraries';
import { happen, happenings, nearMisses } from '../../builders/inventories';
import { otherRates, someRates } from '../../builders/rates';
import { aCandidate } from '../../builders/units';

const rowsOf = ({ rows, isLive }: UnitStore) => Array.from({ length: rows }, (_, row) => row).filter(isLive);
const unitsIn = (store: UnitStore) =>
  rowsOf(store)
    .map(store.candidateAt)
    .sort((a, b) => (a.serial < b.serial ? -1 : 1));
/** What is of a unit alone. */
const ownOf = ({ serial, impedancePct, oilVolumeGal, unitCost, laborCost, materialsCost, ...rest }: Candidate) => {
  const { listPrice, fr3FillCost, turnPullCost, feedConversionCost, replacementCabinetCost, retankCost } = rest;
  const works = { fr3FillCost, turnPullCost, feedConversionCost, replacementCabinetCost, retankCost };
  return {
    serial,
    impedancePct,
    oilVolumeGal: oilVolumeGal ?? null,
    unitCost,
    laborCost,
    materialsCost,
    listPrice,
    ...works,
  };
};
const storeOf = (units: readonly Partial<Candidate>[], rates = DEFAULT_RATES) => {
  const store = createUnitStore(rates);
  units.forEach((unit) => store.put(aCandidate(unit)));
  return store;
};

test('whatever comes, changes and goes, the store holds each unit as it was last put', () => {
  const changes = happenings(fc.oneof(candidates(serials), nearMisses(serials)), 40);
  fc.assert(
    fc.property(changes, fc.constantFrom(0, 2, 50), (happened, room) => {
      const store = createUnitStore(DEFAULT_RATES, room);
      const units = new Map<string, Candidate>();
      for (const each of happened) {
        happen(each, store, units);
        expect(store.size).toBe(units.size);
      }
      expect(unitsIn(store)).toEqual([...units.values()].sort((a, b) => (a.serial < b.serial ? -1 : 1)));
    }),
  );
});

test('units put by their kinds, each looked up once, are held as if each were put whole', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(candidates(serials), { selector: ({ serial }) => serial }),
      fc.array(candidates(serials), { minLength: 1, maxLength: 3 }),
      (units, kinds) => {
        const [byKind, whole] = [createUnitStore(DEFAULT_RATES), createUnitStore(DEFAULT_RATES)];
        const known = kinds.map(byKind.kindOf);
        const mixed = units.map((own, at) => ({ ...kinds[at % kinds.length]!, ...ownOf(own) }));
        // Every other one stood there before, as another unit.
        units.filter((_, at) => at % 2 === 0).forEach(byKind.put);
        units.forEach((own, at) => byKind.putOfKind(known[at % kinds.length]!, own));
        mixed.forEach(whole.put);
        expect(unitsIn(byKind)).toEqual(unitsIn(whole));
      },
    ),
  );
});

test('what ranks a unit is read from its row as it is from the unit, by any rates', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(candidates(serials), { selector: ({ serial }) => serial }),
      otherRates,
      (units, rates) => {
        const store = createUnitStore(rates);
        units.forEach(store.put);
        expect(rowsOf(store)).toHaveLength(units.length);
        for (const row of rowsOf(store)) {
          const unit = units.find(({ serial }) => serial === store.serialAt(row))!;
          expect(unit).toMatchObject(store.amountsAt(row));
          const unpriced = works.filter((work) => work !== 'rewind' && workCents(unit, work, rates) === null);
          expect(store.unpricedAt(row)).toBe(unpriced.reduce((flags, work) => flags | flagOf(work), 0));
          expect(store.milesAt(row)).toBe(milesTo(unit.location, rates));
          expect(store.kvaAt(row)).toBe(unit.kva);
        }
      },
    ),
  );
});

test('the facts of a unit: what it cost, the work without a cost on record or in the rates, and miles from their site', () => {
  const rates = someRates({ referenceSite: 'Austin', priceTurnPull: 1_200.5, priceFr3Gallon: 10.25 });
  const unit = { location: 'Portland, OR', turnPullCost: 0, fr3FillCost: null, retankCost: null };
  const store = storeOf([unit], rates);
  expect([store.serialAt(0), store.kvaAt(0), store.milesAt(0)]).toEqual(['70001', 500, 1_400]);
  expect(store.amountsAt(0)).toMatchObject({
    unitCost: 10_000,
    laborCost: 2_000,
    materialsCost: 1_000.5,
    turnPullCost: 0,
  });
  // Turn pull and FR3 have prices; nobody knows what a tank costs.
  expect(store.unpricedAt(0)).toBe(flagOf('reTank'));
  expect(storeOf([unit]).unpricedAt(0)).toBe(flagOf('turnPull') | flagOf('fr3') | flagOf('reTank'));
});

test.each([null, '', 'Tulsa, OK'])('a unit in %p is at no known distance, so behind all others', (location) => {
  const store = storeOf([{ location }]);
  expect(rowsOf(store).map((row) => store.milesAt(row))).toEqual([Number.POSITIVE_INFINITY]);
  expect(unitsIn(store)).toMatchObject([{ location }]);
});

test('a unit that is put again keeps nothing of what it was: neither place nor costs nor kind', () => {
  const store = storeOf([{ serial: '1' }, { serial: '2' }]);
  const changed = aCandidate({ serial: '1', kva: 750, location: null, unitCost: null, retankCost: null, fluid: null });
  store.put(changed);
  expect(unitsIn(store)).toEqual([changed, aCandidate({ serial: '2' })]);
  expect([store.size, store.kvaAt(0), store.kvaAt(1)]).toEqual([2, 750, 500]);
});

test('the row of a unit that is gone is taken by the next one, which is not mistaken for it', () => {
  const store = storeOf([{ serial: '1', location: 'Austin, TX', unitCost: 7 }, { serial: '2' }]);
  store.remove('1');
  expect(rowsOf(store)).toEqual([1]);
  store.put(aCandidate({ serial: '3' }));
  expect(rowsOf(store).sort()).toEqual([0, 1]);
  expect(unitsIn(store)).toEqual([aCandidate({ serial: '2' }), aCandidate({ serial: '3' })]);
});

test('serials are told apart to the letter, and one that is not there is removed in vain', () => {
  const store = storeOf(['9', '09', ' 9', 'a', 'A', 'é', 'e\u0301', '9\0', ''].map((serial) => ({ serial })));
  expect(store.size).toBe(9);
  ['9 ', 'É', '90'].forEach(store.remove);
  expect(store.size).toBe(9);
  ['09', '', ''].forEach(store.remove);
  expect(unitsIn(store).map(({ serial }) => serial)).toEqual([' 9', '9', '9\0', 'A', 'a', 'e\u0301', 'é']);
});

test('eight columns are searched; each tells its distinct values, once', () => {
  const store = storeOf([{ serial: '1' }, { serial: '2', kva: 750 }, { serial: '3' }, { serial: '4', taps: 'None' }]);
  expect(store.columns).toHaveLength(8);
  expect(store.distinct('kva')).toEqual([{ kva: 500 }, { kva: 750 }]);
  expect(store.distinct('taps').map(({ taps }) => taps)).toEqual(['+/-5%', 'None']);
  // Places are not judged.
  expect(store.distinct('location')).toEqual([]);
});

test('an empty store has no rows, however much room it has', () => {
  const store = createUnitStore(DEFAULT_RATES, 1_000);
  expect([rowsOf(store), store.size]).toEqual([[], 0]);
  store.remove('1');
  expect(store.size).toBe(0);
});
