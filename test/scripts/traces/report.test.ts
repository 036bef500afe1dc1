import type { StepChange } from '../../../scripts/traces/compare';
import { changesReport } from '../../../scripts/traces/report';

const added = (number: number): StepChange => ({ how: 'added', number, title: 'orders/x', differences: [] });
const changed: StepChange = {
  how: 'changed',
  number: 31,
  title: 'unitOptions/SAVE',
  differences: [
    { path: 'state.value', recorded: 'saving', today: 'clean' },
    { path: 'actions.0', recorded: undefined, today: 'notify' },
  ],
};

test('a recording that would stay as it is has one line', () => {
  expect(changesReport('comparison', [], false)).toEqual(['comparison: as kept']);
});

test('the report counts the changes and shows of each the first difference', () => {
  expect(changesReport('comparison', [added(2), added(4), changed], false)).toEqual([
    'comparison: 2 steps added, 1 step changed',
    '  + step 2  orders/x',
    '  + step 4  orders/x',
    '  ~ step 31  unitOptions/SAVE',
    '      state.value: recorded "saving", today "clean"',
    '      and 1 more',
  ]);
});

test('the full report shows every change and every difference', () => {
  const many = [...Array.from({ length: 30 }, (_, index) => added(index + 1)), changed];
  const short = changesReport('comparison', many, false);
  expect(short.at(-1)).toBe('  and 23 steps more: --full lists all');
  expect(short).toHaveLength(10);
  const full = changesReport('comparison', many, true);
  expect(full).toHaveLength(34);
  expect(full.at(-1)).toBe('      actions.0: recorded (nothing), today "notify"');
});
