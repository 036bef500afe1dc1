import { verdictText, verdictWords } from '../../../src/domain/specs/verdictWords';

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

test('on paper a verdict says how far off the unit is, where that is known', () => {
  expect(verdictText({ verdict: 'differs', difference: '5 in wider than asked' })).toBe(
    'Differs: 5 in wider than asked',
  );
  expect(verdictText({ verdict: 'differs', difference: null })).toBe('Differs');
});
