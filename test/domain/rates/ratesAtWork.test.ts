import fc from 'fast-check';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate as jobEstimate } from '../../../src/domain/cost/comparison/estimate';
import { estimate as unitEstimate } from '../../../src/domain/cost/unitDetail/estimate';
import { isFar, knownDistance } from '../../../src/domain/rates/distanceTable';
import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { createUnitIndex } from '../builders/unitIndex';
import { ruleVerdict } from '../../../src/domain/specs/ruleVerdict';
import { noUnitOptions } from '../../../src/domain/units/unitOptions';
import { candidates, manySerials, requirements } from '../builders/arbitraries';
import { aPricedUnit } from '../builders/comparisonUnits';
import { otherRates, someRates } from '../builders/rates';
import { aCandidate, aRequirement } from '../builders/units';

test('whatever the rates, the index answers as the exhaustive scan by the same rates does', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 60 });
  fc.assert(
    fc.property(inventory, requirements, otherRates, (units, requirement, rates) => {
      const index = createUnitIndex(rates);
      units.forEach(index.put);
      const [searched, scanned] = [index.search(requirement, 5), rank(requirement, units, 5, rates)];
      const reported = (all: typeof searched) =>
        all.map(({ candidate, score }) => [candidate.serial, score.score, score.margin, score.reason()]);
      expect(reported(searched)).toEqual(reported(scanned));
    }),
    { numRuns: 100 },
  );
});

test('a tolerance decides whether a rating serves, and a weight what that is worth', () => {
  const [order, unit] = [aRequirement({ kva_rating: 500 }), aCandidate({ kva: 460 })];
  expect(scoreUnit(order, unit).canServe).toBe(true);
  expect(scoreUnit(order, unit, someRates({ kvaTolerance: 5 })).canServe).toBe(false);
  // Of 101 (all but the rating of bushings) the kVA loses 15 % of 18: 97 % of the ten hundredths of its class, rounded down.
  expect(scoreUnit(order, unit).score).toBe(0.99);
  // 15 % of 100 of 142: 89 %.
  const heavier = someRates({
    ...{ weightKva: 100, weightPrimaryVoltage: 0, weightSecondaryVoltage: 0, weightBushings: 0 },
  });
  expect(scoreUnit(order, unit, heavier).score).toBe(0.98);
});

test('work without a recorded cost has the price of the rates; a fill is counted by the gallon', () => {
  const tank = { tankNeedsReplacing: true, retankCost: null };
  const work = (fields: Parameters<typeof aCandidate>[0], rates: Parameters<typeof someRates>[0]) =>
    scoreUnit(aRequirement({ oil_type: 'FR3' }), aCandidate(fields), someRates(rates)).neededWork;
  expect(work({ ...tank, fluid: 'FR3' }, {})).toEqual([{ work: 'reTank', cost: null }]);
  expect(work({ ...tank, fluid: 'FR3' }, { priceReTank: 8_000 })).toEqual([
    { work: 'reTank', cost: 8_000, isByRate: true },
  ]);
  expect(work({ retankCost: 9_000, tankNeedsReplacing: true, fluid: 'FR3' }, { priceReTank: 8_000 })).toEqual([
    { work: 'reTank', cost: 9_000 },
  ]);
  const mineral = { fluid: 'Mineral Oil', fr3FillCost: 0 };
  // 300 gallons at $10.50; without a volume 620 at the same.
  expect(work({ ...mineral, oilVolumeGal: 300 }, { priceFr3Gallon: 10.5 })).toEqual([
    { work: 'fr3', cost: 3_150, isByRate: true },
  ]);
  expect(work({ ...mineral, oilVolumeGal: null }, { priceFr3Gallon: 10.5 })).toEqual([
    { work: 'fr3', cost: 6_510, isByRate: true },
  ]);
});

test('threshold and points of the rates decide tone and profit of a job', () => {
  const unit = aPricedUnit();
  const job = (rates: Parameters<typeof someRates>[0]) =>
    jobEstimate(unit, initialCostOptions(unit), 40_000, someRates(rates));
  const { marginPercentage, profitPercentage } = job({});
  expect(job({ goodMargin: (marginPercentage ?? 0) + 0.1 })).toMatchObject({ tone: 'bad' });
  expect(job({ goodMargin: 0 })).toMatchObject({ tone: 'good', goodMargin: 0 });
  expect(job({ profitPoints: 10 }).profitPercentage).toBeCloseTo((profitPercentage ?? 0) + 7.5, 10);
});

test('the percentages of the rates are put on all costs of a unit', () => {
  const unit = { unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 50_000, unitPrice: null };
  const rates = someRates({ addOnReTank: 10, goodMargin: 46 });
  // 25,000 and 10 % of it: 27,500; 22,500 of 50,000 are 45 %.
  expect(unitEstimate(unit, { ...noUnitOptions, reTank: true }, null, rates)).toMatchObject({
    ...{ total: 27_500, addOnPercent: 10, marginPercentage: 45, tone: 'bad' },
  });
});

test('distances are those to the reference site, in either direction; a state distinguishes places of one name', () => {
  const distances = [
    { from: 'Waco', to: 'Austin, TX', miles: 100 },
    { from: 'Austin, Texas', to: 'Portland, ME', miles: 2_000 },
    { from: 'Salt Lake City', to: 'Austin, TX', miles: 1_300 },
  ];
  const rates = someRates({ referenceSite: 'Austin, TX', distances, farMiles: 1_300 });
  const places = [
    'WACO yard',
    'Portland, ME',
    'Portland, OR',
    'Salt Lake City, UT',
    'Austin, TX',
    'Austin, MN',
    'Phoenix',
  ];
  expect(places.map((place) => knownDistance(place, rates))).toEqual([100, 2_000, null, 1_300, 0, null, null]);
  expect(places.map((place) => isFar(place, rates))).toEqual([false, true, false, false, false, false, false]);
});

test('near is what the tolerances of the rates say', () => {
  const weight = { field: 'weight', required: 1_000, actual: 1_150 } as const;
  expect(ruleVerdict(weight)).toBe('acceptable');
  expect(ruleVerdict(weight, someRates({ weightTolerance: 14 }))).toBe('differs');
});
