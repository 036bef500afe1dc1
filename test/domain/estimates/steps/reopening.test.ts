import { isReopened, reopenReason } from '../../../../src/domain/estimates/steps/reopening';

test.each([
  [null, 'Unit 0484872 was released.'],
  [' ', 'Unit 0484872 was released.'],
  ['customer canceled', 'Unit 0484872 was released (customer canceled).'],
  ['Customer canceled. ', 'Unit 0484872 was released (Customer canceled).'],
  ['It leaks!', 'Unit 0484872 was released (It leaks!).'],
])('a release with the reason %j reads as one sentence', (given, sentence) => {
  expect(reopenReason('0484872', given)).toBe(sentence);
});

test.each([
  [[], false],
  [['win'], false],
  [['win', 'reopen'], true],
  [['win', 'reopen', 'win'], false],
])('after the steps %j an estimate is reopened: %s', (steps, expected) => {
  expect(isReopened(steps.map((step) => ({ step })))).toBe(expected);
});
