import { effectWords } from '../../../src/domain/rateSets/effectWords';

const none = { orders: 138, bestChanges: 0, becomeGood: 0, loseGood: 0, marginChange: 0, examples: [] };

test('what changes is counted, with the margins in sum', () => {
  expect(effectWords({ ...none, bestChanges: 41, becomeGood: 1, loseGood: 2, marginChange: 1_250.4 })).toEqual([
    '138 open orders compared with today.',
    '41 best units change.',
    '1 order reaches a good margin; 2 no longer do.',
    'The margins of the best units change by +$1,250 in sum.',
  ]);
  expect(effectWords({ ...none, orders: 1, bestChanges: 1, becomeGood: 2, loseGood: 1, marginChange: -900 })).toEqual([
    '1 open order compared with today.',
    '1 best unit changes.',
    '2 orders reach a good margin; 1 no longer does.',
    'The margins of the best units change by -$900 in sum.',
  ]);
});

test('where nothing changes, that is said', () => {
  expect(effectWords(none)).toEqual([
    '138 open orders compared with today.',
    'No best unit, good margin or sum of margins changes.',
  ]);
});
