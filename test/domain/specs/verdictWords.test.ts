import { verdictText, verdictWords, verdictStatus, informativeNote } from '../../../src/domain/specs/verdictWords';

test('every verdict has its words for people', () => {
  expect(verdictWords).toEqual({
    exact: 'Exact',
    acceptable: 'Acceptable',
    'needs work': 'Needs work',
    oversized: 'Oversized',
    'does not fit': 'Does not fit',
    differs: 'Differs',
    'not recorded': 'Not recorded',
    'not understood': 'Not understood',
    'not required': 'Not required',
  });
});

test('on paper a verdict says how far off the unit is, if that is known', () => {
  expect(verdictText({ verdict: 'differs', difference: '5 in wider than asked' })).toBe(
    'Differs: 5 in wider than asked',
  );
  expect(verdictText({ verdict: 'differs', difference: null })).toBe('Differs');
});

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

test.each([
  ['Loop feed fits a radial system.', 'Loop feed fits a radial system'],
  [' 2 taps of 4 left ', '2 taps of 4 left'],
  ['As required.', null],
  ['Acceptable.', null],
  ['Needs work', null],
  ['Does not fit.', null],
  ['Not recorded.', null],
  ['Not required.', null],
  ['EXACT', null],
  ['Not recorded: the plate is worn.', 'Not recorded: the plate is worn'],
  ['Needs FR3 fill, $4,960', 'Needs FR3 fill, $4,960'],
  ['Within 7.5%', 'Within 7.5%'],
  ['.', null],
  [' ', null],
  [null, null],
])('of the note %p the informative part is %p', (note, expected) => {
  expect(informativeNote(note)).toBe(expected);
});
