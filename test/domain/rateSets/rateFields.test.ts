import { rateFields } from '../../../src/domain/rateSets/rateFields';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';

test('every number of the rates can be set, once', () => {
  const { referenceSite: _site, distances: _distances, ...numbers } = DEFAULT_RATES;
  expect(rateFields.map(({ id }) => id).sort()).toEqual(Object.keys(numbers).sort());
});

test('on screen the fields of a group stand together, and no two of them have the same name', () => {
  const groups = rateFields.map(({ group }) => group);
  const begun = groups.filter((group, at) => group !== groups[at - 1]);
  expect(begun).toEqual(['Add-ons', 'Prices', 'Freight', 'Rewind', 'Margin', 'Distance', 'Matching', 'Work days']);
  expect(new Set(rateFields.map(({ group, label }) => `${group} ${label}`)).size).toBe(rateFields.length);
});

test('only prices of work, freight and rewinding, and days of work may be left empty', () => {
  expect(rateFields.filter(({ isOptional }) => isOptional).map(({ id }) => id)).toEqual([
    ...['priceFr3Gallon', 'priceTurnPull', 'priceFeedConversion', 'priceReplacementCabinet', 'priceReTank'],
    ...['freightPerMile10', 'freightPerMile20', 'freightPerMile45', 'freightPerMileOver45'],
    ...['freightMinimum', 'freightPermit'],
    ...['rewindPerKva5', 'rewindPerKva15', 'rewindPerKva25', 'rewindPerKva35'],
    ...['daysRecondition', 'daysRewind', 'daysTurnPull', 'daysFeedConversion', 'daysFr3'],
    ...['daysReplacementCabinet', 'daysReTank'],
  ]);
});
