import { rateFields, rateText } from '../../../src/domain/rateSets/rateFields';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';

test('every number of the rates can be set, once', () => {
  const { referenceSite: _site, distances: _distances, ...numbers } = DEFAULT_RATES;
  expect(rateFields.map(({ id }) => id).sort()).toEqual(Object.keys(numbers).sort());
});

test('on screen the fields of a group are together, and no two of them have the same name', () => {
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

test.each([
  ['%', 15, '15%'],
  ['%', 12.35, '12.35%'],
  ['%', 0, '0%'],
  ['points', 17.5, '17.5 points'],
  ['points', 1, '1 point'],
  ['work days', 1, '1 work day'],
  ['miles', 10_000, '10,000 miles'],
  ['of 100', 7, '7 of 100'],
  ['US dollars', 2_300, '$2,300'],
  ['US dollars', 10.5, '$10.50'],
  ['US dollars', 0.01, '$0.01'],
  ['US dollars', 999_999, '$999,999'],
  ['US dollars', null, 'none'],
  ['%', null, 'none'],
])('in %s, %p is read as %s', (unit, value, text) => {
  expect(rateText({ unit }, value)).toBe(text);
});
