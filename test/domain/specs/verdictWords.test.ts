import { verdictWords } from '../../../src/domain/specs/verdictWords';

test('every verdict has its words for people', () => {
  expect(verdictWords).toEqual({
    exact: 'Exact',
    acceptable: 'Acceptable',
    'needs work': 'Needs work',
    'does not fit': 'Does not fit',
    'not recorded': 'Not recorded',
    'not required': 'Not required',
  });
});
