import { bandsChart } from '../../../src/domain/plan/bandsChart';
import { effectText, noEffectsText } from '../../../src/domain/plan/effectWords';
import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';

const moves = [{ order_id: 1, job_number: 'J59260', serial: '772735054' }];

test.each([
  [{ kind: 'choice', cost: null, moves: [] }, "The plan's choice"],
  [{ kind: 'change', cost: 3_140, moves }, 'Costs the plan $3,140: J59260 would fall back to 772735054'],
  [{ kind: 'change', cost: 0, moves: [] }, 'Costs the plan nothing'],
  [{ kind: 'reserved', cost: null, moves: [] }, 'Not in the plan: reserved'],
  [{ kind: 'cost not recorded', cost: null, moves: [] }, 'Not in the plan: cost not recorded'],
  [{ kind: 'below the match', cost: null, moves: [] }, 'Not in the plan: match below 90%'],
] as const)('%j is told as %s', (effect, text) => {
  expect(effectText({ serial: 'A', ...effect, moves: [...effect.moves] }, DEFAULT_SETTINGS)).toBe(text);
});

test('Where no unit has an effect the reason is told', () => {
  const nothing = { effects: [], is_left_out: false, is_too_large: false };
  expect(noEffectsText(nothing)).toBeNull();
  expect(noEffectsText({ ...nothing, is_left_out: true })).toContain('leaves this order out');
  expect(noEffectsText({ ...nothing, is_too_large: true })).toContain('Open Plan instead');
});

test('The picture has a row for each band, the best match on top; a loss has no length and is named', () => {
  const nothing = { orders: 0, margin: 0 };
  const chart = bandsChart({
    bands: [
      {
        from: 0.97,
        to: 0.98,
        plan: { orders: 2, margin: 90 },
        first_come: { orders: 1, margin: -5 },
        reserved: nothing,
      },
      { from: 0.99, to: 1, plan: nothing, first_come: { orders: 3, margin: 40 }, reserved: nothing },
    ],
  });
  expect(chart.rows.map(({ name, bars, facts }) => [name, bars.map((bar) => bar?.value), facts])).toEqual([
    ['99 to 100%', [0, 40, 0], ['0', '3', '0']],
    ['97 to under 98%', [90, 0, 0], ['2', '1', '0']],
  ]);
  expect(chart.basis).toContain('Losses are shown as $0.');
});
