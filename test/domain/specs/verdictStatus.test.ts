import { verdictStatus } from '../../../src/domain/specs/verdictStatus';

/** The colors of readings, comparison page: green, blue, red, red, none, none. */
test.each([
  ['exact', 'check'],
  ['acceptable', 'tolerance'],
  ['needs work', 'warning'],
  ['does not fit', 'alert'],
  ['not recorded', null],
  ['not required', null],
] as const)('a specification that is %j has the icon %j', (verdict, status) => {
  expect(verdictStatus(verdict)).toBe(status);
});
