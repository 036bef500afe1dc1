import { effectWords } from '../../../src/domain/rateSets/effectWords';

const none = { orders: 138, bestChanges: 0, becomeGood: 0, loseGood: 0, marginChange: 0, examples: [] };

test('what changes is counted, with the margins in sum', () => {
  expect(effectWords({ ...none, bestChanges: 41, becomeGood: 1, loseGood: 2, marginChange: 1_250.4 })).toEqual([
    '138 open orders compared with today.',
    '41 best units change.',
    '1 order reaches a good margin; 2 no longer do.',
    'The margins of the best units change by +$1,250 in sum, where all their costs are recorded.',
  ]);
  expect(effectWords({ ...none, orders: 1, bestChanges: 1, becomeGood: 2, loseGood: 1, marginChange: -900 })).toEqual([
    '1 open order compared with today.',
    '1 best unit changes.',
    '2 orders reach a good margin; 1 no longer does.',
    'The margins of the best units change by -$900 in sum, where all their costs are recorded.',
  ]);
});

test('where nothing changes, that is said', () => {
  expect(effectWords(none)).toEqual([
    '138 open orders compared with today.',
    'No best unit, good margin or sum of margins changes.',
  ]);
});

test.each([
  [{ bestChanges: 1 }, '1 best unit changes.', '0 orders reach a good margin; 0 no longer do.', '$0'],
  [{ becomeGood: 1 }, '0 best units change.', '1 order reaches a good margin; 0 no longer do.', '$0'],
  [{ loseGood: 1 }, '0 best units change.', '0 orders reach a good margin; 1 no longer does.', '$0'],
  [{ marginChange: -1 }, '0 best units change.', '0 orders reach a good margin; 0 no longer do.', '-$1'],
  [
    { orders: 12_000, bestChanges: 1_234, becomeGood: 2_000, loseGood: 3_000, marginChange: 1_234_567.5 },
    ...['1,234 best units change.', '2,000 orders reach a good margin; 3,000 no longer do.', '+$1,234,568'],
  ],
] as const)('an effect of %j is told in every part', (effect, best, good, sum) => {
  expect(effectWords({ ...none, ...effect }).slice(1)).toEqual([
    ...[best, good, `The margins of the best units change by ${sum} in sum, where all their costs are recorded.`],
  ]);
});

test('where no order is open, nothing changes', () => {
  expect(effectWords({ ...none, orders: 0 })[0]).toBe('0 open orders compared with today.');
});
