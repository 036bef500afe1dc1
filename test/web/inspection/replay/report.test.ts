import { summaryLine } from '../../../../src/web/inspection/replay/report';

test('the summary names the steps that differ', () => {
  const step = { title: 'a/B', owner: 'a', isCompared: true };
  const differences = [{ path: 'x', recorded: 1, today: 2 }];
  expect(
    summaryLine([
      { ...step, number: 3, differences },
      { ...step, number: 4, differences: [] },
    ]),
  ).toBe('1 of 2 compared steps differ: 3.');
});
