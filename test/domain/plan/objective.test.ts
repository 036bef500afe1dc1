import fc from 'fast-check';
import { lateWeeks, lateWeeksEmpty, lateWeeksOf, valueOf, firstCome } from '../../../src/domain/plan/objective';
import { aPair, FREE_OF_PENALTIES } from '../builders/plans';
import { bestByTrying, solved } from './assignment/exhaustive';
import { forAll, testProperty } from '../builders/forAll';

const TODAY = '2026-03-02';
const settings = FREE_OF_PENALTIES;

test.each([
  ['on the day it is due', '2026-03-02', 0, 0],
  ['a day late', '2026-03-01', 0, 1],
  ['a day early', '2026-03-03', 0, 0],
  ['7 days late, which is one week', '2026-02-23', 0, 1],
  ['8 days late, which begins a second one', '2026-02-22', 0, 2],
  ['in 3 weeks, due in 21 days', '2026-03-23', 3, 0],
  ['in 3 weeks, due in 20 days', '2026-03-22', 3, 1],
  ['in 3 weeks, due in 14 days', '2026-03-16', 3, 1],
  ['in 3 weeks, due in 13 days', '2026-03-15', 3, 2],
  ['in 104 weeks, due today', '2026-03-02', 104, 104],
  ['today, due in 10 years', '2036-03-02', 0, 0],
  // 365 days are 52 weeks and a day, 366 are 52 weeks and two days.
  ['a year late', '2025-03-02', 0, 53],
  ['3 years late', '2023-03-02', 0, 157],
  ['in 16 weeks, due 2 years ago', '2024-03-02', 16, 121],
])('a delivery %s: late by begun weeks', (_, due, weeks, late) => {
  expect(lateWeeks(TODAY, due, weeks)).toBe(late);
});

test.each([
  ['February 29 of a leap year is a day', '2024-03-07', '2024-02-29', 1],
  ['so that a week from February 29 ends on March 7', '2024-03-08', '2024-02-29', 2],
  ['other years have none', '2026-03-07', '2026-02-28', 1],
  ['a year ends without a gap', '2026-01-06', '2025-12-31', 1],
  // Clocks go forward in the night to March 8, 2026, and back in that to November 1: days of 23 and 25 hours.
  ['a day of 23 hours is a day', '2026-03-14', '2026-03-07', 1],
  ['a day of 25 hours is no more', '2026-11-07', '2026-10-31', 1],
])('late weeks count calendar days: %s', (_, today, due, late) => {
  expect(lateWeeks(today, due, 0)).toBe(late);
});

test('an order without a due date is never late', () => {
  expect([lateWeeks(TODAY, null, 0), lateWeeks(TODAY, null, 104)]).toEqual([0, 0]);
  expect(lateWeeksEmpty(TODAY, null, settings)).toBe(0);
});

test('weeks are counted from the days between two dates, whatever their months and years', () => {
  const days = fc.integer({ min: 0, max: 4_000 });
  const dateOf = (day: number) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
  forAll(days, days, fc.nat(104), (today, due, weeks) => {
    // Counted without dates: full weeks, and one for what is left.
    const over = today - due + weeks * 7;
    const expected = over <= 0 ? 0 : Math.floor(over / 7) + (over % 7 === 0 ? 0 : 1);
    expect(lateWeeks(dateOf(today), dateOf(due), weeks)).toBe(expected);
  });
});

test('a unit that needs work takes the weeks of work, one that needs none the others, and an empty order waits for a purchase', () => {
  const due = '2026-03-09';
  // Due in a week: 1 - 1, 4 - 1, 16 - 1 weeks.
  expect(lateWeeksOf(TODAY, due, aPair('A', 0), settings)).toBe(0);
  expect(lateWeeksOf(TODAY, due, aPair('A', 0, { hasWork: true }), settings)).toBe(3);
  expect(lateWeeksEmpty(TODAY, due, settings)).toBe(15);
  const slow = { ...settings, ready_weeks: 2, work_weeks: 6, buy_weeks: 20 };
  expect(lateWeeksOf(TODAY, due, aPair('A', 0), slow)).toBe(1);
  expect(lateWeeksOf(TODAY, due, aPair('A', 0, { hasWork: true }), slow)).toBe(5);
  expect(lateWeeksEmpty(TODAY, due, slow)).toBe(19);
});

// Due in a week: a ready unit is on time, one with work 3 weeks late, a purchase 15 weeks late.
test.each([
  ['counts its margin alone without penalties', {}, {}, 314_050],
  ['counts what a filled order is worth besides', { filled: 500 }, {}, 364_050],
  ['saves 15 late weeks where it needs no work', { late_week: 100 }, {}, 464_050],
  ['saves 12 late weeks where it needs work', { late_week: 100 }, { hasWork: true }, 434_050],
  ['saves nothing where late weeks cost nothing', { late_week: 0 }, { hasWork: true }, 314_050],
  // 250 miles at $40 for 100 miles are $100.
  ['costs its way by the mile', { hundred_miles: 40 }, { miles: 250 }, 304_050],
  ['costs its freight by the rates instead', { hundred_miles: 40 }, { miles: 250, freight: 87_525 }, 226_525],
  ['costs no way that the customer pays', { hundred_miles: 40 }, { miles: 250, freight: 0 }, 314_050],
  ['costs a short way in cents', { hundred_miles: 25 }, { miles: 1 }, 314_025],
  ['counts an unknown way as 0 miles', { hundred_miles: 1_000 }, { miles: null }, 314_050],
  // 3,140.50 + 500 + 1,200 - 100
  ['counts all at once', { filled: 500, late_week: 100, hundred_miles: 40 }, { hasWork: true, miles: 250 }, 474_050],
  ['loses money where its margin is below 0', {}, { margin: -1 }, -1],
  ['can be worth filling at a loss', { filled: 1 }, { margin: -99 }, 1],
])('in whole cents, a unit %s', (_, changed, fields, cents) => {
  const pair = aPair('A', 3_140.5, fields);
  expect(valueOf(TODAY, '2026-03-09', pair, { ...settings, ...changed })).toBe(cents);
});

test('a unit that comes later than a purchase costs its late weeks', () => {
  const slow = { ...settings, late_week: 100, work_weeks: 18 };
  // 17 weeks late instead of 15.
  expect(valueOf(TODAY, '2026-03-09', aPair('A', 1_000, { hasWork: true }), slow)).toBe(80_000);
});

test('without a due date late weeks save and cost nothing', () => {
  expect(valueOf(TODAY, null, aPair('A', 10), { ...settings, late_week: 1_000_000 })).toBe(1_000);
});

test('the match does not change what a unit is worth', () => {
  const [good, poor] = [1, 0.5].map((match) => valueOf(TODAY, TODAY, aPair('A', 10, { match }), settings));
  expect(good).toBe(poor);
});

test('the dearest settings for the farthest unit of a fleet are exact', () => {
  const most = {
    ...settings,
    filled: 1_000_000,
    late_week: 1_000_000,
    hundred_miles: 1_000_000,
    ready_weeks: 0,
    buy_weeks: 104,
  };
  // 10,000,000.01 + 1,000,000 + 104 * 1,000,000 - 27 * 1,000,000
  const pair = aPair('A', 0, { margin: 1_000_000_001, miles: 2_700 });
  expect(valueOf(TODAY, TODAY, pair, most)).toBe(8_800_000_001);
});

describe('a plan of two orders and two units, as the settings are', () => {
  // J-1 is due today, J-2 in 10 weeks. A is ready and earns 900 and 1,000; B needs work and earns 700 and 900.
  // B is 400 miles from J-1 and 100 miles from J-2, A next to both.
  const orders = [
    { due: '2026-03-02', units: [aPair('A', 900), aPair('B', 700, { hasWork: true, miles: 400 })] },
    { due: '2026-05-11', units: [aPair('A', 1_000), aPair('B', 900, { hasWork: true, miles: 100 })] },
  ];
  const planned = (changed: Partial<typeof settings>) => {
    const chosen = { ...settings, ...changed };
    const pairs = orders.flatMap(({ due, units }, order) =>
      units.map((pair, unit) => ({ order, unit, value: valueOf(TODAY, due, pair, chosen) })),
    );
    const { assignment } = solved({ orders: 2, units: 2, pairs });
    const given = [...assignment.unitOf].map((unit) => ['A', 'B'][unit] ?? null);
    return { given, dollars: bestByTrying(2, pairs) / 100 };
  };

  test.each([
    // A to J-1 and B to J-2: 900 + 900; the other way round 700 + 1,000.
    ['by margin', {}, ['A', 'B'], 1_800],
    // Each fills: 2 * 50 more.
    ['with what a filled order is worth', { filled: 50 }, ['A', 'B'], 1_900],
    // Against a purchase J-1 saves 15 weeks with A, 12 with B, J-2 6 with either.
    ['with $10 for a late week', { late_week: 10 }, ['A', 'B'], 1_800 + 150 + 60],
    // B goes 100 miles to J-2; it would go 400 to J-1.
    ['with $225 for 100 miles', { hundred_miles: 225 }, ['A', 'B'], 1_575],
    // B would bring J-2 900 - 950. It stays, and A earns 1,000 with J-2 rather than 900 with J-1.
    ['with $950 for 100 miles', { hundred_miles: 950 }, [null, 'A'], 1_000],
    // A brings J-1 900 + 150 and B J-2 900 - 950 + 60: as much as J-2 alone with A, 1,000 + 60, and two orders are filled.
    ['with $950 for 100 miles and $10 for a late week', { hundred_miles: 950, late_week: 10 }, ['A', 'B'], 1_060],
  ])('%s', (_, changed, given, dollars) => {
    expect(planned(changed)).toEqual({ given, dollars });
  });
});

const anOrder = (id: number, orderDate: string | null, ...serials: readonly string[]) => ({
  ...{ id, orderDate },
  pairs: serials.map((serial) => aPair(serial, 100)),
});

const servedIn = (orders: Parameters<typeof firstCome>[0]) =>
  Object.fromEntries([...firstCome(orders)].map(([id, { serial }]) => [id, serial]));

test.each([
  ['the older order takes the unit', [anOrder(1, '2026-02-02', 'A'), anOrder(2, '2026-02-01', 'A')], { 2: 'A' }],
  ['an order without a date comes last', [anOrder(1, null, 'A'), anOrder(2, '2026-02-01', 'A')], { 2: 'A' }],
  ['a year counts before a month', [anOrder(1, '2026-01-31', 'A'), anOrder(2, '2025-12-01', 'A')], { 2: 'A' }],
])('%s', (_, orders, served) => {
  expect(servedIn(orders)).toEqual(served);
});

test('the best match is taken, though another one would earn more', () => {
  const pairs = [aPair('A', -50, { match: 0.99 }), aPair('B', 900, { match: 0.98 })];
  expect(firstCome([{ id: 1, orderDate: null, pairs }]).get(1)).toBe(pairs[0]);
});

test('the orders stay in the order that they were given in', () => {
  const orders = [anOrder(2, '2026-02-02', 'A'), anOrder(1, '2026-02-01', 'A')];
  firstCome(orders);
  expect(orders.map(({ id }) => id)).toEqual([2, 1]);
});

/** Up to 5 orders of few days, in any order, each with some of 4 units; dollars by chance. */
const waiting = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      orderDate: fc.constantFrom(null, '2025-12-31', '2026-01-01', '2026-01-02'),
      pairs: fc.uniqueArray(fc.record({ unit: fc.nat(3), dollars: fc.integer({ min: -5, max: 30 }) }), {
        selector: ({ unit }) => unit,
      }),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((orders) =>
    orders.map((order) => ({ ...order, pairs: order.pairs.map(({ unit, dollars }) => aPair(`u${unit}`, dollars)) })),
  );

testProperty('by date, then id, each order takes the first unit still free', waiting, (orders) => {
  const expected = new Map<number, string>();
  for (const day of ['2025-12-31', '2026-01-01', '2026-01-02', null])
    for (let id = 1; id <= 12; id += 1) {
      const order = orders.find((each) => each.id === id && each.orderDate === day);
      const left = order?.pairs.filter(({ serial }) => ![...expected.values()].includes(serial)) ?? [];
      if (left[0] !== undefined) expected.set(id, left[0].serial);
    }
  expect(servedIn(orders)).toEqual(Object.fromEntries(expected));
});

testProperty('first come, first served earns no more than the best of all assignments', waiting, (orders) => {
  const pairs = orders.flatMap((order, place) =>
    order.pairs.map(({ serial, margin }) => ({ order: place, unit: Number(serial.slice(1)), value: margin })),
  );
  const earned = [...firstCome(orders).values()].reduce((sum, { margin }) => sum + margin, 0);
  expect(earned).toBeLessThanOrEqual(bestByTrying(orders.length, pairs));
});
