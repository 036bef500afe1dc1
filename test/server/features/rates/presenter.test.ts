import type { RateValues } from '../../../../src/contract/rates/rates';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { toNamedRates, toRateSet } from '../../../../src/server/features/rates/presenter';

/** The specification's, written by hand. */
const standard: RateValues = {
  ...{ addOnFr3: 15, addOnFeedConversion: 8, addOnReplacementCabinet: 12, addOnTurnPull: 5, addOnReTank: 0 },
  ...{ priceFr3Gallon: null, priceTurnPull: null, priceFeedConversion: null },
  ...{ priceReplacementCabinet: null, priceReTank: null },
  ...{ freightPerMile10: null, freightPerMile20: null, freightPerMile45: null, freightPerMileOver45: null },
  ...{ freightMinimum: null, freightPermit: null },
  ...{ rewindPerKva5: null, rewindPerKva15: null, rewindPerKva25: null, rewindPerKva35: null },
  ...{ goodMargin: 30, profitPoints: 17.5, farMiles: 400, referenceSite: 'Phoenix' },
  distances: [
    { from: 'Phoenix', to: 'Austin', miles: 850 },
    { from: 'Phoenix', to: 'Sacramento', miles: 650 },
    { from: 'Phoenix', to: 'Portland', miles: 1200 },
    { from: 'Austin', to: 'Sacramento', miles: 1200 },
    { from: 'Austin', to: 'Portland', miles: 1400 },
    { from: 'Sacramento', to: 'Portland', miles: 550 },
  ],
  ...{ kvaTolerance: 10, impedanceTolerance: 7.5, weightTolerance: 15, unitPageKvaTolerance: 20 },
  ...{ weightPhase: 8, weightKva: 18, weightConnection: 4, weightPrimaryVoltage: 16, weightSecondaryVoltage: 16 },
  ...{ weightTaps: 6, weightBushings: 9, weightBushingRating: 2, weightFusing: 7, weightOrderType: 4 },
  ...{ weightBil: 2, weightWinding: 2, weightImpedance: 1, weightSecondaryBushings: 2, weightFluid: 4 },
  ...{ weightUnitType: 1, weightBody: 1, bandFits: 90, bandWork: 75, bandCheck: 60, bandMisses: 41 },
  ...{ daysRecondition: null, daysRewind: null, daysTurnPull: null, daysFeedConversion: null },
  ...{ daysFr3: null, daysReplacementCabinet: null, daysReTank: null },
};

const values: RateValues = {
  ...standard,
  ...{ addOnFr3: 16.5, priceReTank: 9_000, goodMargin: 35, referenceSite: 'Mesa' },
  distances: [{ from: 'Mesa', to: 'Austin', miles: 870 }],
};

const row = {
  ...{ id: 4, holds_from: '2026-11-01', values, reason: 'Copper went up' },
  ...{ author_name: 'Dana Whitfield', author_subject: 'dana', created_at: new Date('2026-10-30T17:45:00+02:00') },
  shares_day: false,
};
const SAVED = { savedAt: '2026-10-30T15:45:00.000Z', sharesDay: false };

test('the rates are those of the specification, without a name, if no set exists', () => {
  expect(toNamedRates(undefined)).toEqual({ id: null, holdsFrom: null, values: standard });
});

test('who changes the distances that were given out does not change the specification', () => {
  toNamedRates(undefined).values.distances.pop();
  expect(DEFAULT_RATES.distances).toHaveLength(6);
});

test('rates of a set are named by its number and first day, and by its time if it shares that day', () => {
  expect(toNamedRates(row)).toEqual({ id: 4, holdsFrom: '2026-11-01', ...SAVED, values });
  expect(toNamedRates({ ...row, shares_day: true })).toMatchObject({ sharesDay: true });
});

test('a value that was added after a set was saved is that of the specification', () => {
  const old = { ...row, values: { goodMargin: 35, distances: [] as RateValues['distances'] } as RateValues };
  expect(toNamedRates(old)).toEqual({
    id: 4,
    holdsFrom: '2026-11-01',
    ...SAVED,
    values: { ...standard, goodMargin: 35, distances: [] },
  });
});

test('a value that rates no longer have is left out', () => {
  const withMore = { ...row, values: { ...values, priceOfPaint: 12 } };
  expect(toNamedRates(withMore).values).toEqual(values);
});

test('a value that is no number is refused', () => {
  const broken = { ...row, values: { ...values, goodMargin: 'high' as never } };
  expect(() => toNamedRates(broken)).toThrow();
});

test('a set says who saved it, why and when, besides its rates', () => {
  expect(toRateSet(row)).toEqual({
    id: 4,
    holdsFrom: '2026-11-01',
    values,
    authorName: 'Dana Whitfield',
    reason: 'Copper went up',
    ...SAVED,
  });
});

test('an empty reason stays as it is', () => expect(toRateSet({ ...row, reason: '' }).reason).toBe(''));

test('the rates of the specification have no author', () => {
  expect(toRateSet(undefined)).toEqual({
    id: null,
    holdsFrom: null,
    values: standard,
    authorName: null,
    reason: null,
    savedAt: null,
  });
});
