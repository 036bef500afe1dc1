import { printedCell } from '../../../src/domain/comparison/printedCells';
import { tableColumns } from '../../../src/domain/comparison/sortUnits';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { aListedUnit, fullyPriced, needing } from '../builders/listedUnits';
import { aUnit } from '../builders/units';

const printed = (listed: ReturnType<typeof aListedUnit>, requirement = {}) =>
  Object.fromEntries(tableColumns.map((column) => [column, printedCell(column, listed, requirement)] as const));

/** 40,000 less 21,500.50 and the re-tank of 4,000: 14,499.50, 36.2 %. */
test('a printed row says of a unit what the table on the screen says', () => {
  const unit = { ...fullyPriced, fusing_description: 'Bay-O-Net', taps: '+/-5%', secondary_voltage: '480Y/277' };
  // 2,499.50 of freight leave 12,000, 30 %.
  const freight = { kind: 'known', dollars: 2_499.5, miles: 1_040, pounds: 8_200, hasPermit: false } as const;
  const listed = aListedUnit(unit, { isBest: true, reservedFor: 'J59260', freight });
  expect(printed(listed, { primary_voltage_kv: '12470' })).toEqual({
    serial: '40117762 · Best',
    kvaRating: '545',
    primaryVoltage: '34500',
    secondaryVoltage: '480Y/277',
    fusing: 'Bay-O-Net',
    bushConfiguration: 'N/A',
    taps: '+/-5%',
    match: '97%',
    gap: 'Primary Voltage: Required 12470 V, unit 34500 V',
    work: 'FR3 fill, $3,000; Turn pull, $1,500; Re-tank, $4,000',
    cost: '$25,501',
    margin: '$14,500 · 36.2%',
    afterFreight: 'After freight ≈ 30.0%, 1,040 mi, 8,200 lb',
    price: '$40,000 order',
    distance: '≈ 1,040 mi by road',
    reserve: 'J59260',
  });
});

test('of a unit of which nothing is known, nothing is printed as a figure', () => {
  expect(printed(aListedUnit({ serial: 'X' }, { reservedFor: undefined, delivery: 'N/A' }, null))).toEqual({
    ...{ serial: 'X', kvaRating: 'N/A', primaryVoltage: 'N/A', secondaryVoltage: 'N/A', fusing: 'N/A' },
    ...{ bushConfiguration: 'N/A', taps: 'N/A', match: 'N/A', gap: 'Fits as is', work: 'None' },
    ...{ cost: 'N/A', margin: 'N/A', afterFreight: 'N/A', price: 'N/A', distance: 'Distance unknown', reserve: 'N/A' },
  });
});

test.each([
  [{ match_score: 0 }, '0%'],
  [{ match_score: 0.994 }, '99%'],
  [{ match_score: 0.995 }, '100%'],
  [{ match_score: 1.2 }, '100%'],
  [{ match_score: 0.4, can_serve: false }, 'Does not fit · 40%'],
  [{ match_score: 0.4, can_serve: true }, '40%'],
  [{ match_score: 0.84, fit: { class: 'Fits with work', gaps: [] } }, 'Fits with work · 84%'],
  [{ fit: { class: 'Fits, to be checked', gaps: [] } }, 'Fits, to be checked · Not judged'],
  [{ can_serve: false }, 'Does not fit · N/A'],
])('the match of a unit with %j is printed as %s', (unit, text) => {
  expect(printedCell('match', aListedUnit(unit), {})).toBe(text);
});

/** Of 40,000, 10,000 leave 30,000, 75 %; a re-tank of 4,000 leaves 26,000, 65 %. */
test.each([
  [{ reTank: 4_000 }, {}, '$26,000 · 65.0%'],
  [{ reTank: 4_000 }, { reTank: false }, '$30,000 · 75.0%; without re-tank'],
  [{ turnPull: null }, {}, 'at most $30,000 · 75.0%; turn pull cost not recorded'],
  [{ reTank: 4_000 }, { reTankCost: '' }, 'at most $30,000 · 75.0%; re-tank cost not recorded'],
])('the margin with the work %j and the options %j is printed as %s', (works, change, text) => {
  const unit = { ...needing(works), jcm_total_cost: 10_000 };
  const options = changeCostOption(initialCostOptions(aUnit(unit)), change);
  expect(printedCell('margin', aListedUnit(unit, { options }), {})).toBe(text);
});

test('work at the price on Settings says so beside the margin', () => {
  const needed_work = [{ work: 'turnPull', cost: 1_200, by_rate: true }];
  const unit = { can_serve: true, needed_work, jcm_total_cost: 10_000, requires_turn_pull: true };
  expect(printedCell('margin', aListedUnit(unit), {})).toBe('$28,800 · 72.0%; with turn pull at the price on Settings');
});

test.each([
  [{ turnPull: null, rewind: 0 }, 'Turn pull, cost not recorded; Rewind, cost not recorded'],
  [{ rewind: 4_500 }, 'Rewind, $4,500'],
  [{ feedConversion: 3010.4 }, 'Feed conversion, $3,010'],
  [{}, 'None'],
])('needed work that costs %j is printed as: %s', (works, text) => {
  expect(printedCell('work', aListedUnit(needing(works)), {})).toBe(text);
});

test.each([
  [{ m_price: 41_250.5 }, '$41,250.50 unit'],
  [{ list_price: 27_250 }, '$27,250 list'],
  [{ list_price: 0 }, 'N/A'],
])('without a price of the order, a unit with %j is printed with the price %s', (unit, text) => {
  expect(printedCell('price', aListedUnit(unit, {}, null), {})).toBe(text);
});

test.each([
  [null, 'Available'],
  ['this order', 'this order'],
  [undefined, 'N/A'],
])('a unit that is reserved for %j is printed as %s', (reservedFor, text) => {
  expect(printedCell('reserve', aListedUnit({}, { reservedFor }), {})).toBe(text);
});
