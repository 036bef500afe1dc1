import { verdictStatus } from '../../../src/domain/specs/verdictStatus';

/** The icons of readings, comparison page: green, blue, red, red, a question mark where something is not known, none. */
test.each([
  ['exact', 'check'],
  ['acceptable', 'tolerance'],
  ['needs work', 'warning'],
  ['does not fit', 'alert'],
  ['oversized', 'alert'],
  ['differs', 'warning'],
  ['not recorded', 'unknown'],
  ['not understood', 'unknown'],
  ['not required', null],
] as const)('a specification that is %j has the icon %j', (verdict, status) => {
  expect(verdictStatus(verdict)).toBe(status);
});
