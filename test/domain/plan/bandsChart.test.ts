import type { PlanBand } from '../../../src/contract/plan/plan';
import { bandsChart } from '../../../src/domain/plan/bandsChart';

const total = (orders: number, margin: number) => ({ orders, margin });
const nothing = total(0, 0);
const band = (from: number, to: number, fields: Partial<PlanBand> = {}): PlanBand => ({
  ...{ from, to, plan: nothing, first_come: nothing, reserved: nothing },
  ...fields,
});

test('the picture has a row for each band, the best match on top, with the bars and the orders of each way', () => {
  const chart = bandsChart({
    bands: [
      band(0.97, 0.98, { plan: total(2, 90), first_come: total(1, 75), reserved: total(1_000, 5) }),
      band(0.98, 0.99),
      band(0.99, 1, { first_come: total(3, 40) }),
    ],
  });
  expect(chart.rows.map(({ name, bars, facts }) => [name, bars.map((bar) => bar?.value), facts])).toEqual([
    ['99 to 100%', [0, 40, 0], ['0', '3', '0']],
    ['98 to under 99%', [0, 0, 0], ['0', '0', '0']],
    ['97 to under 98%', [90, 75, 5], ['2', '1', '1,000']],
  ]);
  expect(chart.series.map(({ name }) => name)).toEqual(['Plan', 'First come, first served', 'Reserved already']);
  expect(chart.facts).toEqual(['Orders in the plan', 'Orders first come', 'Orders reserved']);
  expect(new Set(chart.series.map(({ look }) => look)).size).toBe(3);
});

test('the bars of a row are side by side, in dollars, and lead to no list', () => {
  const { layout, measure, rows } = bandsChart({ bands: [band(0.9, 1, { plan: total(1, 7) })] });
  expect([layout, measure]).toEqual(['grouped', 'dollars']);
  expect(rows[0]?.bars).toEqual([7, 0, 0].map((value) => ({ value, to: null })));
});

const LOSSES = 'Where the margin comes from: the units of each match, all orders together. Losses are shown as $0.';

test.each([
  ['the plan', { plan: total(1, -5) }],
  ['first come, first served', { first_come: total(1, -0.01) }],
  ['what is reserved', { reserved: total(1, -5_000) }],
])('a loss of %s has no length, and is named', (_, fields) => {
  const { basis, rows } = bandsChart({ bands: [band(0.9, 0.95, fields), band(0.95, 1, { plan: total(1, 8) })] });
  expect(basis).toBe(LOSSES);
  expect(rows[1]?.bars.map((bar) => bar?.value)).toEqual([0, 0, 0]);
});

test('where nothing is lost no losses are named, also where there is no band', () => {
  const basis = 'Where the margin comes from: the units of each match, all orders together.';
  expect(bandsChart({ bands: [band(0.99, 1)] }).basis).toBe(basis);
  expect(bandsChart({ bands: [] })).toMatchObject({ basis, rows: [] });
});

// 0.57 * 100 is 56.99999999999999, 0.29 * 100 is 28.999999999999996.
test.each([
  [0.57, 0.58, '57 to under 58%'],
  [0.28, 0.29, '28 to under 29%'],
  [0, 0.1, '0 to under 10%'],
  [0.95, 1, '95 to 100%'],
])('the band from %d to %d is named %s', (from, to, name) => {
  expect(bandsChart({ bands: [band(from, to)] }).rows[0]?.name).toBe(name);
});
