import { mayDo } from '../../../src/domain/access/access';

test.each([
  ['everyone', [], true],
  ['everyone', ['sales'], true],
  ['roles', [], false],
  ['roles', ['sales', 'Administrator'], false],
  ['roles', ['sales', 'administrator'], true],
] as const)('where access is for %s, the roles %j may change the rates: %p', (mode, roles, expected) => {
  expect(mayDo('changeRates', roles, mode)).toBe(expected);
});
