import { DEFAULT_RATES } from '../../../src/domain/rates/rates';

test('until an administrator sets others, the rates are those of the specification, section 9', () => {
  expect(DEFAULT_RATES).toEqual({
    ...{ addOnFr3: 15, addOnFeedConversion: 8, addOnReplacementCabinet: 12, addOnTurnPull: 5, addOnReTank: 0 },
    ...{ goodMargin: 30, profitPoints: 17.5, farMiles: 400, referenceSite: 'Phoenix' },
    ...{ kvaTolerance: 10, weightTolerance: 15, unitPageKvaTolerance: 20 },
    impedanceTolerance: 7.5, // IEEE C57.12.00
    // Domain facts, fit class: weights and bands.
    ...{ weightPhase: 8, weightKva: 18, weightConnection: 4, weightPrimaryVoltage: 16, weightSecondaryVoltage: 16 },
    ...{ weightTaps: 6, weightBushings: 9, weightBushingRating: 2, weightFusing: 7, weightOrderType: 4, weightBil: 2 },
    ...{ weightWinding: 2, weightImpedance: 1, weightSecondaryBushings: 2, weightFluid: 4, weightUnitType: 1 },
    ...{ weightBody: 1, bandFits: 90, bandWork: 75, bandCheck: 60, bandMisses: 41 },
    ...{ daysRecondition: null, daysRewind: null, daysTurnPull: null, daysFeedConversion: null },
    ...{ daysFr3: null, daysReplacementCabinet: null, daysReTank: null },
    // Work without a recorded cost stays without one.
    ...{ priceFr3Gallon: null, priceTurnPull: null, priceFeedConversion: null },
    ...{ priceReplacementCabinet: null, priceReTank: null },
    // Neither freight nor rewinding to another voltage has a rate.
    ...{ freightPerMile10: null, freightPerMile20: null, freightPerMile45: null, freightPerMileOver45: null },
    ...{ freightMinimum: null, freightPermit: null },
    ...{ rewindPerKva5: null, rewindPerKva15: null, rewindPerKva25: null, rewindPerKva35: null },
    distances: [
      { from: 'Phoenix', to: 'Austin', miles: 850 },
      { from: 'Phoenix', to: 'Sacramento', miles: 650 },
      { from: 'Phoenix', to: 'Portland', miles: 1_200 },
      { from: 'Austin', to: 'Sacramento', miles: 1_200 },
      { from: 'Austin', to: 'Portland', miles: 1_400 },
      { from: 'Sacramento', to: 'Portland', miles: 550 },
    ],
  });
});
