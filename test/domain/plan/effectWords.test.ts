import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import type { PlanEffect } from '../../../src/contract/plan/planEffects';
import { effectText, noEffectsText } from '../../../src/domain/plan/effectWords';
import { movesOf } from '../builders/plans';

const effect = (kind: PlanEffect['kind'], cost: number | null = null, moves: PlanEffect['moves'] = []) => ({
  ...{ serial: 'A', kind, cost, moves },
});

test.each([
  [effect('choice'), "The plan's choice"],
  [effect('change', 3_140, movesOf([1, 'B'])), 'Costs the plan $3,140: J-1 would fall back to B'],
  [effect('change', 0), 'Costs the plan nothing'],
  [effect('change', null), 'Costs the plan an unknown amount'],
  [effect('reserved'), 'Not in the plan: reserved'],
  [effect('not in stock'), 'Not in the plan: no longer in stock'],
  [effect('does not fit'), 'Not in the plan: does not fit this order'],
  [effect('below the class'), 'Not in the plan: class below ‘Fits with work’'],
  [effect('no price'), 'Not in the plan: no price'],
  [effect('cost not recorded'), 'Not in the plan: cost not recorded'],
  [effect('not compared'), 'Not in the plan: not among the units compared'],
])('%j is told as %s', (each, text) => {
  expect(effectText(each, DEFAULT_SETTINGS)).toBe(text);
});

test('a unit below the class names the class that the plan goes down to', () => {
  expect(effectText(effect('below the class'), { ...DEFAULT_SETTINGS, fit: 'Fits' })).toBe(
    'Not in the plan: class below ‘Fits’',
  );
});

test.each([
  [false, false, null],
  [true, false, 'The plan leaves this order out: it has its unit, or is closed'],
  [false, true, 'Too many pairs to plan beside other work. Open Plan instead'],
  // Opening the plan would not help.
  [true, true, 'The plan leaves this order out: it has its unit, or is closed'],
])('where an order is left out: %j, and the plan too large: %j, it is told: %j', (is_left_out, is_too_large, text) => {
  expect(noEffectsText({ effects: [], is_left_out, is_too_large })).toBe(text);
});
