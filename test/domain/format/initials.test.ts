import { initials } from '../../../src/domain/format/initials';

test.each([
  ['Ana Maria Ruiz', 'AR'],
  ['  sales ', 'S'],
  ['', ''],
  [null, ''],
  [' Dana\t Sales ', 'DS'],
  [' \n ', ''],
  ['élan vital', 'ÉV'],
  ['𝒜da 𝓛ove', '𝒜𝓛'],
])('initials of %p are %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
