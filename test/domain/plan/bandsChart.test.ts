import type { PlanBand } from '../../../src/contract/plan/plan';
import type { FitClass } from '../../../src/contract/unit/unit';
import { bandsChart } from '../../../src/domain/plan/bandsChart';

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

const LOSSES = 'Where the margin comes from: the units of each fit class, all orders together. Losses are shown as $0.';

test.each([
  ['the plan', { plan: total(1, -5) }],
  ['first come, first served', { first_come: total(1, -0.01) }],
  ['what is reserved', { reserved: total(1, -5_000) }],
])('a loss of %s has no length, and is named', (_, fields) => {
  const { basis, rows } = bandsChart({ bands: [band('Fits', { plan: total(1, 8) }), band('Fits with work', fields)] });
  expect(basis).toBe(LOSSES);
  expect(rows[1]?.bars.map((bar) => bar?.value)).toEqual([0, 0, 0]);
});

test('where nothing is lost no losses are named, also where there is no band', () => {
  const basis = 'Where the margin comes from: the units of each fit class, all orders together.';
  expect(bandsChart({ bands: [band('Fits')] }).basis).toBe(basis);
  expect(bandsChart({ bands: [] })).toMatchObject({ basis, rows: [] });
});
