import type { PlanSettings } from '../../../../../src/contract/plan/planRequest';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { effectsOf } from '../../../../../src/server/matching/plan/effects';
import type { UnitRow } from '../../../../../src/server/repositories/units/units';
import { aPair, movesOf } from '../../../../domain/builders/plans';
import { aRequirement } from '../../../../domain/builders/units';
import { fullUnit } from '../../../presenters/fullRows';
import { aPlannedOrder, keptOf } from '../builders';

/** What a unit of this kind serves without work: its margin is 41,250 - 16,800.60 dollars. */
const requirement = aRequirement(
  { kva_rating: '500.50', bush_configuration: 'Loop Feed', sec_bush: 'Spade' },
  'Bay-O-Net',
);
/** Of the impedance that the order asks for. */
const fitting = { ...fullUnit, impedance_pct: '5.00' };
// The plan gives A to J-1, which earns 900 rather than 500 with it, and B to J-2; nothing is left for J-3.
const plan = keptOf(
  aPlannedOrder(1, { requirement, pairs: [aPair('A', 900), aPair('B', 300)] }),
  aPlannedOrder(2, { pairs: [aPair('A', 500), aPair('B', 200)] }),
  aPlannedOrder(3, { pairs: [aPair('B', 50)] }),
);
const none = { cost: null, moves: [] };

/** The units that there are, those that are free, and which were asked for. */
function stock(units: readonly UnitRow[], free: readonly UnitRow[] = units) {
  const asked: (readonly string[])[] = [];
  const among = (rows: readonly UnitRow[], serials: readonly string[]) => {
    asked.push(serials);
    return Promise.resolve(rows.filter(({ serial }) => serials.includes(serial)));
  };
  const repository = {
    bySerials: (serials: readonly string[]) => among(units, serials),
    availableAmong: (serials: readonly string[]) => among(free, serials),
  };
  return { asked, dependencies: { units: repository, rates: () => DEFAULT_RATES } };
}

test('The unit of the plan is the choice, and each other one says what it costs and who moves', async () => {
  const { dependencies, asked } = stock([]);
  expect(await effectsOf(dependencies, plan, 1, ['B', 'A'])).toEqual([
    // 300 + 500 instead of 900 + 200.
    { serial: 'B', kind: 'change', cost: 300, moves: movesOf([2, 'A']) },
    { serial: 'A', kind: 'choice', ...none },
  ]);
  // Nobody else was asked about.
  expect(asked).toEqual([]);
});

test('An order that the plan leaves empty has no choice, and can take what others have', async () => {
  expect(await effectsOf(stock([]).dependencies, plan, 3, ['A', 'B'])).toEqual([
    { serial: 'B', kind: 'change', cost: 150, moves: movesOf([2, null]) },
  ]);
});

test('Of an order that the plan does not have nothing is said', async () => {
  expect(await effectsOf(stock([]).dependencies, plan, 4, ['A'])).toBeNull();
});

test('Only units that the order may not have are looked up, and those that never were are left out', async () => {
  const { dependencies, asked } = stock([{ ...fitting, serial: 'X' }]);
  const effects = await effectsOf(dependencies, plan, 1, ['NEVER', 'X', 'A']);
  expect(effects?.map(({ serial, kind }) => `${serial}: ${kind}`)).toEqual(['X: not compared', 'A: choice']);
  expect(asked).toEqual([
    ['NEVER', 'X'],
    ['NEVER', 'X'],
  ]);
});

describe('A unit that the order may not have', () => {
  const retired = new Date('2026-03-01T00:00:00Z');
  const kindOf = async (fields: Partial<UnitRow>, fit: PlanSettings['fit'] = 'Fits with work', isFree = true) => {
    const unit = { ...fitting, serial: 'X', ...fields };
    const { dependencies } = stock([unit], isFree ? [unit] : []);
    const settings = { ...plan.settings, fit };
    return (await effectsOf(dependencies, { ...plan, settings }, 1, ['X']))?.[0];
  };

  test.each([
    ['is retired', { retired_at: retired, phase: 1 }, 'not in stock'],
    ['has another phase', { phase: 1, labor_cost: null }, 'does not fit'],
    ['misses a requirement', { fusing_description: 'Current Limiting', labor_cost: null }, 'below the class'],
    ['has labor without a recorded cost', { labor_cost: null }, 'cost not recorded'],
    ['has no recorded cost of its own', { unit_cost: null }, 'cost not recorded'],
    ['came just now', {}, 'not compared'],
  ] as const)('%s: it is said to be so', async (_, fields, kind) => {
    expect(await kindOf(fields)).toEqual({ serial: 'X', kind, ...none });
  });

  test('is reserved or retired: that is said first', async () => {
    expect((await kindOf({ phase: 1 }, 'Fits', false))?.kind).toBe('reserved');
    expect((await kindOf({ retired_at: retired }, 'Fits', false))?.kind).toBe('not in stock');
  });

  test('earns nobody knows what, where neither it nor the order has a price', async () => {
    const { dependencies } = stock([{ ...fitting, list_price: null }]);
    const unpriced = keptOf(aPlannedOrder(1, { requirement: { ...requirement, salePrice: null } }));
    expect(await effectsOf(dependencies, unpriced, 1, ['U-1'])).toMatchObject([{ kind: 'no price' }]);
  });
});
