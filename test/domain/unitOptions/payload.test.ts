import { storedOptions, toPayload } from '../../../src/domain/unitOptions/payload';
import { noUnitOptions } from '../../../src/domain/unitOptions/unitOptions';

const others = { reTank: false, feedConversion: false, replacementCabinet: false, turnPull: false };

test.each([
  ['FR3 off', { fr3Enabled: false, fr3EstimatedGallons: '620' }, others],
  ['FR3 on without gallons', { fr3Enabled: true, fr3EstimatedGallons: '' }, others],
  ['FR3 on with gallons', { fr3Enabled: true, fr3EstimatedGallons: '620' }, { ...others, fr3EstimatedGallons: 620 }],
  ['leading zeros', { fr3Enabled: true, fr3EstimatedGallons: '007' }, { ...others, fr3EstimatedGallons: 7 }],
  ['0 gallons', { fr3Enabled: true, fr3EstimatedGallons: '0' }, { ...others, fr3EstimatedGallons: 0 }],
])('a save with %s sends gallons only where FR3 is on and has some', (_, options, payload) => {
  expect(toPayload({ ...noUnitOptions, ...options })).toEqual(payload);
});

test('a save sends every other option as it is', () => {
  const chosen = {
    reTank: true,
    feedConversion: true,
    replacementCabinet: true,
    turnPull: true,
    todaysRates: true as const,
  };
  expect(toPayload({ ...noUnitOptions, ...chosen })).toEqual(chosen);
  expect(toPayload(noUnitOptions)).not.toHaveProperty('todaysRates');
});

test('the options kept after a save are those that were sent: FR3 without gallons is off, gallons have no leading zeros', () => {
  expect(storedOptions({ ...noUnitOptions, fr3Enabled: true, turnPull: true })).toEqual({
    ...noUnitOptions,
    turnPull: true,
  });
  expect(storedOptions({ ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons: '007' })).toEqual({
    ...noUnitOptions,
    fr3Enabled: true,
    fr3EstimatedGallons: '7',
  });
});
