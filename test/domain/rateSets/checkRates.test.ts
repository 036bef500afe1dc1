import fc from 'fast-check';
import { checkRates } from '../../../src/domain/rateSets/checkRates';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { otherRates, someRates } from '../builders/rates';

const messages = (fields: Parameters<typeof someRates>[0]) =>
  checkRates(someRates(fields)).map(({ message }) => message);
const pair = (from: string, to: string, miles: number) => ({ from, to, miles });

test("nothing is wrong with the specification's rates, nor with others of sound weights", () => {
  expect(checkRates(DEFAULT_RATES)).toEqual([]);
  fc.assert(
    fc.property(otherRates, (rates) => expect(checkRates(rates)).toEqual([])),
    { numRuns: 25 },
  );
});

test.each([
  [{ addOnFr3: 101 }, 'FR3 must be from 0 to 100 %.'],
  [{ addOnFr3: -0.01 }, 'FR3 must be from 0 to 100 %.'],
  [{ addOnFr3: Number.NaN }, 'FR3 must be from 0 to 100 %.'],
  [{ goodMargin: 100 }, 'Good margin from must be from 0 to 99 %.'],
  [{ profitPoints: 17.555 }, 'Profit below margin can have at most 2 decimals.'],
  [{ farMiles: 400.5 }, 'Far beyond must be a whole number.'],
  [{ priceTurnPull: 0 }, 'Turn pull must be from 0.01 to 999999 US dollars.'],
  [{ weightPhase: 11 }, 'The weights must add up to 100; they add up to 101.'],
  [{ referenceSite: ' , TX' }, 'The reference site must name a place, like Phoenix.'],
])('rates with %j are refused: %s', (fields, message) => {
  expect(messages(fields)).toEqual([message]);
});

test.each([
  [[pair('', 'Austin', 1)], 'Row 1: from must name a place, like Austin or Austin, TX.'],
  [[pair('Austin', '-', 1)], 'Row 1: to must name a place, like Austin or Austin, TX.'],
  [[pair('Austin', 'AUSTIN', 1)], 'Row 1: Austin and AUSTIN are the same place.'],
  [[pair('Austin', 'Waco', 1.5)], 'Row 1: miles must be a whole number from 0 to 10000.'],
  [[pair('Austin', 'Waco', 100), pair('waco', 'Austin', 90)], 'Row 2: waco to Austin stands in row 1 already.'],
])('a table of distances with %j is refused: %s', (distances, message) => {
  expect(messages({ distances })).toEqual([message]);
});

test('a place with a state is another place than one without', () => {
  const distances = [pair('Phoenix', 'Portland, OR', 1200), pair('Phoenix', 'Portland, Maine', 2600)];
  expect(messages({ distances })).toEqual([]);
});
