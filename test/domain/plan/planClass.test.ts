import { planClasses } from '../../../src/contract/plan/planRequest';
import { fitClasses, type FitClass } from '../../../src/contract/units/unit';
import {
  classChoices,
  classOfMatch,
  classWords,
  reachesClass,
  classBands,
  bandsChart,
} from '../../../src/domain/plan/planClass';
import { aPair } from '../builders/plans';
import type { PlanBand } from '../../../src/contract/plan/plan';

test.each([
  ['Fits', ['Fits']],
  ['Fits with work', ['Fits', 'Fits with work']],
  ['Fits, to be checked', ['Fits', 'Fits with work', 'Fits, to be checked']],
  ['Misses a requirement', ['Fits', 'Fits with work', 'Fits, to be checked', 'Misses a requirement']],
] as const)('a plan down to "%s" has units of these classes: %j', (lowest, expected) => {
  expect(fitClasses.filter((fitClass) => reachesClass(fitClass, lowest))).toEqual(expected);
});

test.each([
  [1, 'Fits'],
  [0.91, 'Fits'],
  // What was usual stays usual.
  [0.9, 'Fits with work'],
  [0.75, 'Fits with work'],
  [0.74, 'Fits, to be checked'],
  [0.6, 'Fits, to be checked'],
  [0.59, 'Misses a requirement'],
  [0, 'Misses a requirement'],
])('a minimum match of %d becomes "%s"', (match, expected) => {
  expect(classOfMatch(match)).toBe(expected);
});

test('every class of a plan can be chosen, the best first', () => {
  expect(classChoices.map(({ value }) => value)).toEqual(planClasses);
  expect(classChoices.map(({ label }) => label)).toEqual([
    'Fits',
    'With work',
    'To be checked',
    'Misses, with consent',
  ]);
});

test('a class begins small inside a sentence', () => {
  expect(classWords('Fits, to be checked')).toBe('fits, to be checked');
});

const nothing = { plan: [], first_come: [], reserved: [] };

test('each class that a way uses has how many orders it fills and what they earn, the best class first', () => {
  const fits = aPair('A', 100.5);
  const work = [aPair('B', 40, { fitClass: 'Fits with work' }), aPair('C', -60, { fitClass: 'Fits with work' })];
  const none = aPair('D', 7, { fitClass: 'Does not fit' });
  expect(classBands({ plan: [...work, fits], first_come: [fits], reserved: [none] })).toEqual([
    {
      ...{ fit_class: 'Fits', plan: { orders: 1, margin: 100.5 }, first_come: { orders: 1, margin: 100.5 } },
      reserved: { orders: 0, margin: 0 },
    },
    {
      ...{ fit_class: 'Fits with work', plan: { orders: 2, margin: -20 }, first_come: { orders: 0, margin: 0 } },
      reserved: { orders: 0, margin: 0 },
    },
    {
      ...{ fit_class: 'Does not fit', plan: { orders: 0, margin: 0 }, first_come: { orders: 0, margin: 0 } },
      reserved: { orders: 1, margin: 7 },
    },
  ]);
});

test('margins are added in whole cents', () => {
  // 0.1 + 0.2 is 0.30000000000000004.
  const [band] = classBands({ ...nothing, plan: [aPair('A', 0, { margin: 10 }), aPair('B', 0, { margin: 20 })] });
  expect(band?.plan).toEqual({ orders: 2, margin: 0.3 });
});

test('of ways that fill nothing there is no class', () => {
  expect(classBands(nothing)).toEqual([]);
});

describe('bands chart', () => {
  const total = (orders: number, margin: number) => ({ orders, margin });
  const nothing = total(0, 0);
  const band = (fit_class: FitClass, fields: Partial<PlanBand> = {}): PlanBand => ({
    ...{ fit_class, plan: nothing, first_come: nothing, reserved: nothing },
    ...fields,
  });

  test('the picture has a row for each class, the best on top, with the bars and the orders of each way', () => {
    const chart = bandsChart({
      bands: [
        band('Fits', { first_come: total(3, 40) }),
        band('Fits with work'),
        band('Does not fit', { plan: total(2, 90), first_come: total(1, 75), reserved: total(1_000, 5) }),
      ],
    });
    expect(chart.rows.map(({ name, bars, facts }) => [name, bars.map((bar) => bar?.value), facts])).toEqual([
      ['Fits', [0, 40, 0], ['0', '3', '0']],
      ['Fits with work', [0, 0, 0], ['0', '0', '0']],
      ['Does not fit', [90, 75, 5], ['2', '1', '1,000']],
    ]);
    expect(chart.series.map(({ name }) => name)).toEqual(['Plan', 'First come, first served', 'Reserved already']);
    expect(chart.facts).toEqual(['Orders in the plan', 'Orders first come', 'Orders reserved']);
    expect(new Set(chart.series.map(({ look }) => look)).size).toBe(3);
  });

  test('the bars of a row are side by side, in dollars, and lead to no list', () => {
    const { layout, measure, rows } = bandsChart({ bands: [band('Fits', { plan: total(1, 7) })] });
    expect([layout, measure]).toEqual(['grouped', 'dollars']);
    expect(rows[0]?.bars).toEqual([7, 0, 0].map((value) => ({ value, to: null })));
  });

  const LOSSES =
    'Where the margin comes from: the units of each fit class, all orders together. Losses are shown as $0.';

  test.each([
    ['the plan', { plan: total(1, -5) }],
    ['first come, first served', { first_come: total(1, -0.01) }],
    ['what is reserved', { reserved: total(1, -5_000) }],
  ])('a loss of %s has no length, and is named', (_, fields) => {
    const { basis, rows } = bandsChart({
      bands: [band('Fits', { plan: total(1, 8) }), band('Fits with work', fields)],
    });
    expect(basis).toBe(LOSSES);
    expect(rows[1]?.bars.map((bar) => bar?.value)).toEqual([0, 0, 0]);
  });

  test('no losses are mentioned without a loss or without bands', () => {
    const basis = 'Where the margin comes from: the units of each fit class, all orders together.';
    expect(bandsChart({ bands: [band('Fits')] }).basis).toBe(basis);
    expect(bandsChart({ bands: [] })).toMatchObject({ basis, rows: [] });
  });
});
