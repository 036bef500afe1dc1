import { inventorySelectionSchema } from '../../src/contract/inventory/inventoryQuery';
import { ordersQuerySchema } from '../../src/contract/orders/ordersQuery';
import { unitOptionsRequestSchema } from '../../src/contract/units/inventoryUnit';
import * as limits from '../../src/domain/limits';
import { dueOptions } from '../../src/domain/orders/orderFilters';
import { isWithinPercent } from '../../src/domain/quantity/quantity';
import { FIT_BANDS, MATCH_WEIGHTS } from '../../src/domain/rates/matchWeights';

test('the numbers of the specification, section 9, are its own', () => {
  expect(limits.PAGE_SIZES).toEqual({ orders: 6, reserved: 6, comparison: 3 });
  expect(limits.PAGES_SHOWN_WHOLE).toBe(5);
  expect(limits.FILTER_DEBOUNCE_MS).toBe(500);
  expect(limits.ORDER_AGES.map(Number)).toEqual([0, 30, 60, 90, 180, 365]);
  expect(limits.FILTER_LENGTHS).toEqual({ searchTerm: 20, salesperson: 30, customerName: 30 });
  expect([limits.NOTES_PREVIEW_LENGTH, limits.LONG_VALUE_LENGTH]).toEqual([200, 25]);
  expect(limits.TOLERANCES).toMatchObject({ comparisonKva: 10, comparisonWeight: 15, unitDetailKva: 20 });
  expect([limits.REFERENCE_SITE, limits.FAR_MILES]).toEqual(['Phoenix', 400]);
  expect(limits.PROFIT_POINTS_BELOW_MARGIN).toBe(17.5);
  expect(limits.GOOD_MARGIN_PERCENT).toBe(30);
  expect(limits.ADD_ON_PERCENT).toEqual({ fr3: 15, feedConversion: 8, replacementCabinet: 12, turnPull: 5, reTank: 0 });
  expect(limits.ASSUMED_COSTS).toEqual({ unit: 30_000, labor: 5_000, materials: 2_000 });
  expect(limits.ASSUMED_SALE_PRICE).toEqual({ timesUnitCost: 1.4, otherwise: 50_000 });
  expect([limits.DEFAULT_FR3_GALLONS, limits.DEFAULT_TURN_PULL_DETAILS]).toEqual(['620', '1']);
  expect(limits.COST_INPUT).toEqual({ step: 100, min: 0, maxLength: 6 });
});

/** Domain facts, fit class. */
test('the weights and classes of a match are those of the domain', () => {
  expect(MATCH_WEIGHTS).toEqual({
    ...{ kva: 18, primaryVoltage: 16, secondaryVoltage: 16, phase: 8, connection: 4, bushings: 9, bushingRating: 2 },
    ...{ fusing: 7, taps: 6, orderType: 4, fluid: 4, bil: 2, winding: 2, secondaryBushings: 2, impedance: 1 },
    ...{ unitType: 1, body: 1 },
  });
  expect(FIT_BANDS).toEqual({ fits: 90, work: 75, check: 60, misses: 41 });
});

test('the table has the six distances between the four places, each pair once', () => {
  const words = limits.DISTANCES.map(({ from, to, miles }) => `${from}-${to} ${miles}`);
  expect(words).toEqual([
    ...['Phoenix-Austin 850', 'Phoenix-Sacramento 650', 'Phoenix-Portland 1200', 'Austin-Sacramento 1200'],
    ...['Austin-Portland 1400', 'Sacramento-Portland 550'],
  ]);
  const pairs = limits.DISTANCES.map(({ from, to }) => [from, to].toSorted().join(' '));
  expect(new Set(pairs).size).toBe(6);
});

test('no way over a third place of the table is shorter than the way itself', () => {
  const places = [...new Set(limits.DISTANCES.flatMap(({ from, to }) => [from, to]))];
  const miles = (one: string, other: string) =>
    limits.DISTANCES.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))?.miles ??
    0;
  for (const from of places)
    for (const over of places)
      for (const to of places)
        expect([from, over, to, miles(from, over) + miles(over, to) >= miles(from, to)]).toEqual([
          from,
          over,
          to,
          true,
        ]);
});

/** IEEE C57.12.34: the ratings of three-phase pads, kVA. */
const STANDARD = [45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 3750, 5000];

test('the tolerance of the comparison never reaches the next standard rating, that of the unit page four times', () => {
  const reached = (percent: number) =>
    STANDARD.flatMap((required, place) =>
      [STANDARD[place - 1], STANDARD[place + 1]].flatMap((next) =>
        next !== undefined && isWithinPercent(next, required, percent) ? [`${next} for ${required}`] : [],
      ),
    );
  expect(reached(limits.TOLERANCES.comparisonKva)).toEqual([]);
  // 500 of 2,500 are 20 percent, either way; 500 of 3,000 are 16.7, and 750 of 3,750 are 20.
  expect(reached(limits.TOLERANCES.unitDetailKva)).toEqual([
    '2000 for 2500',
    '3000 for 2500',
    '2500 for 3000',
    '3000 for 3750',
  ]);
});

test('with fallbacks only, a unit has a margin, and a loss with every add-on', () => {
  const { unit, labor, materials } = limits.ASSUMED_COSTS;
  const addOns = Object.values(limits.ADD_ON_PERCENT).reduce<number>((sum, percent) => sum + percent, 0);
  expect(unit + labor + materials).toBe(37_000);
  expect(addOns).toBe(40);
  // 37,000 with 40 percent are 51,800.
  expect(((unit + labor + materials) * (100 + addOns)) / 100).toBeGreaterThan(limits.ASSUMED_SALE_PRICE.otherwise);
  expect(unit + labor + materials).toBeLessThan(limits.ASSUMED_SALE_PRICE.otherwise);
});

test.each([
  ['search', limits.FILTER_LENGTHS.searchTerm, ordersQuerySchema],
  ['sales_rep', limits.FILTER_LENGTHS.salesperson, ordersQuerySchema],
  ['customer_name', limits.FILTER_LENGTHS.customerName, ordersQuerySchema],
  ['search', limits.INVENTORY_SEARCH_LENGTH, inventorySelectionSchema],
] as const)(
  'the server takes as many characters of %s as can be typed, %d, and not one more',
  (name, length, schema) => {
    expect(schema.safeParse({ [name]: 'x'.repeat(length) }).success).toBe(true);
    expect(schema.safeParse({ [name]: 'x'.repeat(length + 1) }).success).toBe(false);
  },
);

test('the server takes every age and every number of rows that can be chosen', () => {
  for (const date_range of limits.ORDER_AGES.filter((age) => age !== '0'))
    expect(ordersQuerySchema.safeParse({ date_range }).success).toBe(true);
  expect(ordersQuerySchema.safeParse({ date_range: '0' }).success).toBe(false);
  for (const rows of [...limits.ORDER_ROWS, ...limits.INVENTORY_PAGE.choices, limits.INVENTORY_PAGE.cards])
    expect(ordersQuerySchema.safeParse({ page: '1', page_size: String(rows) }).success).toBe(true);
});

test('the default is one of the choices, and the specification comes first', () => {
  expect(limits.ORDER_ROWS[0]).toBe(limits.PAGE_SIZES.orders);
  expect(limits.INVENTORY_PAGE.choices).toContain(limits.INVENTORY_PAGE.rows);
  expect(limits.MAX_PINNED).toBe(limits.PAGE_SIZES.comparison);
  for (const choices of [limits.ORDER_ROWS, limits.INVENTORY_PAGE.choices])
    expect([...choices]).toEqual([...new Set(choices)].toSorted((a, b) => a - b));
});

test('an order is marked as due soon for as long as the nearest filter lists it', () => {
  const days = dueOptions.flatMap(({ value }) => (/^\d+$/.test(value) ? [Number(value)] : []));
  expect(Math.min(...days)).toBe(limits.DUE_SOON_DAYS);
});

test('the server stores as many digits of gallons as can be typed, and the gallons that FR3 starts with', () => {
  const off = { reTank: false, feedConversion: false, replacementCabinet: false, turnPull: false };
  const stores = (digits: string) =>
    unitOptionsRequestSchema.safeParse({ ...off, fr3EstimatedGallons: Number(digits) }).success;
  const most = limits.FR3_GALLONS_MAX_DIGITS;
  expect([stores('9'.repeat(most)), stores('9'.repeat(most + 1))]).toEqual([true, false]);
  expect(stores(limits.DEFAULT_FR3_GALLONS)).toBe(true);
});
