import { planClasses } from '../../../src/contract/plan/planRequest';
import { fitClasses } from '../../../src/contract/unit/unit';
import { classChoices, classOfMatch, classWords, reachesClass } from '../../../src/domain/plan/planClass';

test.each([
  ['Fits', ['Fits']],
  ['Fits with work', ['Fits', 'Fits with work']],
  ['Fits, to be checked', ['Fits', 'Fits with work', 'Fits, to be checked']],
  ['Misses a requirement', ['Fits', 'Fits with work', 'Fits, to be checked', 'Misses a requirement']],
] as const)('a plan down to "%s" has units of these classes: %j', (lowest, expected) => {
  expect(fitClasses.filter((fitClass) => reachesClass(fitClass, lowest))).toEqual(expected);
});

test.each([
  [1, 'Fits'],
  [0.91, 'Fits'],
  // What was usual stays usual.
  [0.9, 'Fits with work'],
  [0.75, 'Fits with work'],
  [0.74, 'Fits, to be checked'],
  [0.6, 'Fits, to be checked'],
  [0.59, 'Misses a requirement'],
  [0, 'Misses a requirement'],
])('a least match of %d stands for "%s"', (match, expected) => {
  expect(classOfMatch(match)).toBe(expected);
});

test('every class of a plan can be chosen, the best first', () => {
  expect(classChoices.map(({ value }) => value)).toEqual(planClasses);
  expect(classChoices.map(({ label }) => label)).toEqual([
    'Fits',
    'With work',
    'To be checked',
    'Misses, with consent',
  ]);
});

test('a class begins small inside a sentence', () => {
  expect(classWords('Fits, to be checked')).toBe('fits, to be checked');
});
