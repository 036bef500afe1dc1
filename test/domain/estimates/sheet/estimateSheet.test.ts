import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import {
  estimateSheet,
  type EstimateOf,
  type SheetFact,
  sheetSpecs,
} from '../../../../src/domain/estimates/sheet/estimateSheet';
import { specRows } from '../../../../src/domain/specs/specRows';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { toDisplayOrder } from '../../../../src/domain/orders/displayOrder';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { anOrder, aUnit } from '../../builders/units';
import { someRates } from '../../builders/rates';

const requirement = { phase: 3, kva_rating: '500.00', weight_lbs: 8000, fusing: 'Bay-O-Net', dim_w_in: 70 };
const order = toDisplayOrder(
  anOrder({
    job_number: 'J-70114',
    sales_order_number: 'SO-88214',
    customer_name: 'Tri-County Electric Cooperative',
    ship_city: 'Tempe',
    ship_state: 'AZ',
    request_date: '2026-04-04',
    sales_rep: 'M. Ortega',
    sale_price: '41250.00',
    requirement,
  }),
);
const specs = { phase: 3, kva_rating: 545, total_weight: 12_000, unit_width: 70, oil_volume: 310 };
const unit = aPricedUnit({}, { match_score: 0.9744, warehouse_desc: 'Austin, TX', ...specs });
const sheetOf = (change: Partial<EstimateOf> = {}) => {
  const given = { order, unit, ...change };
  const options = change.options ?? initialCostOptions(given.unit);
  return estimateSheet({ ...given, options, estimate: estimate(given.unit, options, given.order.dollarValue) });
};
const values = { ...DEFAULT_RATES, distances: [] };
const texts = (facts: readonly SheetFact[]) => Object.fromEntries(facts.map(({ label, value }) => [label, value]));

test('the sheet names its rates if any', () => {
  expect(sheetOf().rates).toBeNull();
  expect(sheetOf({ rates: { id: null, holdsFrom: null, values } }).rates).toBe('Standard rates');
  expect(sheetOf({ rates: { id: 3, holdsFrom: '2026-11-01', values } }).rates).toBe('Rates of 1 November 2026');
});

test('the order', () => {
  expect(texts(sheetOf().order)).toEqual({
    'Job Number': 'J-70114',
    'Sales Order Number': 'SO-88214',
    Customer: 'Tri-County Electric Cooperative',
    'Delivery Location': 'Tempe, AZ',
    'Customer Request Date': '4 April 2026',
    Salesperson: 'M. Ortega',
  });
});

test('an order and a unit that say nothing', () => {
  const sheet = sheetOf({ order: toDisplayOrder(anOrder()), unit: aUnit() });
  expect(new Set(Object.values(texts(sheet.order)))).toEqual(new Set(['N/A']));
  expect(texts(sheet.unit)).toEqual({ Unit: '70001', Match: 'N/A', 'Unit Location': 'N/A' });
  expect(new Set(sheet.specs.map(({ verdict }) => verdict))).toEqual(new Set(['Not required']));
  expect(texts(sheet.price)).toMatchObject({ 'Sale price': 'N/A', Cost: 'N/A', Margin: 'N/A', Profit: 'N/A' });
  expect(sheet.notes).toEqual([]);
});

test.each([
  [{}, '97%'],
  [{ isBest: true }, '97%, Best match'],
  [{ isManual: true }, '97%, Added by IC#'],
  [{ isBest: false, isManual: false }, '97%'],
])('the match of a unit that is %j', (change, expected) => {
  expect(texts(sheetOf(change).unit).Match).toBe(expected);
});

test('every specification, with a verdict in words', () => {
  const rows = sheetOf().specs;
  expect(rows).toHaveLength(specRows.length);
  const row = (label: string) => rows.find((each) => each.label === label);
  expect(row('Phase')).toEqual({ label: 'Phase', required: '3', actual: '3', verdict: 'Exact' });
  expect(row('KVA Rating (kVA)')).toMatchObject({
    required: '500',
    actual: '545',
    verdict: 'Acceptable: 45 kVA larger than asked',
  });
  expect(row('Weight (lb)')).toMatchObject({
    required: '8000',
    actual: '12000',
    verdict: 'Differs: 4,000 lb heavier than asked',
  });
  expect(row('Oil Volume (gal)')).toMatchObject({ required: 'N/A', actual: '310', verdict: 'Not required' });
  expect(row('Fusing')).toMatchObject({ required: 'Bay-O-Net', actual: 'N/A', verdict: 'Not recorded' });
});

test('a unit that cannot serve says so beside its match', () => {
  const failing = { ...unit, can_serve: false };
  expect(texts(sheetOf({ unit: failing, isBest: true }).unit)).toMatchObject({
    Fit: 'Does not fit',
    Match: '97%, Best match',
  });
});

test('needed work that the margin does not count is named', () => {
  const needed_work = [
    { work: 'reTank', cost: 9_000 },
    { work: 'rewind', cost: null },
  ] as const;
  const needing = { ...unit, needed_work: [...needed_work] };
  const options = changeCostOption(initialCostOptions(needing), { reTank: false });
  expect(sheetOf({ unit: needing, options }).leftOut).toEqual(['without re-tank', 'rewind cost not recorded']);
  expect(sheetOf().leftOut).toEqual([]);
});

test('notes are one paragraph each and cut', () => {
  const long = `Pad\n\n  by customer. ${'Call first. '.repeat(40)}`;
  const notes = texts(
    sheetOf({
      order: { ...order, formatted_notes: long },
      unit: { ...unit, fab_notes: 'Repainted.', comments: ' Hold for QA. ' },
    }).notes,
  );
  expect(notes['Unit notes']).toBe('Repainted. Hold for QA.');
  expect(notes['Order notes']).toMatch(/^Pad by customer\. Call first\. .*…$/);
  expect(notes['Order notes']!.length).toBeLessThanOrEqual(201);
});

test('formatted notes take precedence over typed ones, and blank notes are omitted', () => {
  const notesOf = (fields: Partial<typeof order>) => texts(sheetOf({ order: { ...order, ...fields } }).notes);
  expect(notesOf({ formatted_notes: 'Pad by\tcustomer.', notes: 'pad' })).toEqual({
    'Order notes': 'Pad by customer.',
  });
  expect(notesOf({ formatted_notes: ' \n', notes: ' Call first. ' })).toEqual({ 'Order notes': 'Call first.' });
  expect(notesOf({ formatted_notes: null, notes: ' \n ' })).toEqual({});
});

test.each([
  [200, 200],
  [201, 201], // 200 characters and the mark that something is missing.
])('notes of %d characters take %d: what fits a page is whole', (length, printed) => {
  const notes = Array.from({ length }, (_, at) => (at % 2 ? 'é' : '😀')).join('');
  const [note] = sheetOf({ order: { ...order, formatted_notes: notes } }).notes;
  expect(Array.from(note?.value ?? '')).toHaveLength(printed);
  expect(note?.value.endsWith('…')).toBe(length > 200);
});

test('a whole estimate on paper: each amount of the work and the price it leads to', () => {
  const needed_work = [
    { work: 'fr3', cost: 4_960 },
    { work: 'turnPull', cost: 3_500 },
  ] as const;
  const job = { ...unit, needed_work: [...needed_work], m_price: null, list_price: 27_250, oil_volume: '310' };
  const options = changeCostOption(initialCostOptions(job), {
    reTank: true,
    reTankCost: '8750.5',
    feedConversion: true,
  });
  const sheet = sheetOf({ unit: job, options });
  expect(sheet.addOns.map(({ label, isOn, detail, dollars }) => [label, isOn ? 'on' : 'off', detail, dollars])).toEqual(
    [
      ['FR3', 'on', '310 gallons; $4,960 is part of the cost', 0],
      ['Turn pull', 'on', '1 turn', 3_500],
      ['Feed conversion', 'on', '', 800],
      ['Replacement cabinet', 'off', 'Would add $2,500', 0],
      ['Re-tank', 'on', 'Labor as entered', 8_750.5],
    ],
  );
  expect(texts(sheet.price)).toEqual({
    ...{ 'Sale price': '$41,250 order', 'List price': '$27,250' },
    Cost: '$23,500', // 20,000 and the turn pull
    ...{ 'Add-on materials': '$800', 'Add-on labor': '$8,751', 'Total cost (without labor)': '$24,300' },
    'All costs': '$33,051', // 24,300 + 8,750.50
    // 41,250 - 23,500 - 800 - 8,750.50 = 8,199.50, which are 19.877…%
    ...{ Margin: '$8,200', 'Margin %': '19.9%', Profit: '2.4 pts' },
  });
  expect([sheet.leftOut, sheet.rates]).toEqual([[], null]);
});

const rowOf = (label: string, requirement = {}, unit = {}, rates?: Parameters<typeof someRates>[0]) =>
  sheetSpecs(requirement, aUnit(unit), rates && someRates(rates)).find((row) => row.label === label);

test.each([
  ['Phase', { phase: 3 }, { phase: '3' }, '3', '3', 'Exact'],
  ['KVA Rating (kVA)', { kva_rating: 500 }, { kva_rating: 525 }, '500', '525', 'Acceptable: 25 kVA larger than asked'],
  ['Impedance (%)', { impedance_pct: 5.75 }, { impedence: 5 }, '5.75', '5', 'Differs'],
  ['Weight (lb)', {}, { total_weight: 9000 }, 'N/A', '9000', 'Not required'],
  ['Weight (lb)', {}, {}, 'N/A', 'N/A', 'Not required'],
  ['Fusing', { fusing: 'None' }, {}, 'None', 'N/A', 'Not recorded'],
  ['Taps', { tap_range_pct: 5 }, { taps: '+/-2.5%', feature_match: { taps_match: false } }, '5', '+/-2.5%', 'Differs'],
])('%s of %j beside %j prints %s, %s: %s', (label, requirement, unit, required, actual, verdict) => {
  expect(rowOf(label, requirement, unit)).toEqual({ label, required, actual, verdict });
});

test.each([
  [
    'Weight (lb)',
    { weight_lbs: 8_000 },
    { total_weight: 9_201 },
    { weightTolerance: 15.02 },
    'Acceptable: 1,201 lb heavier than asked',
  ],
  [
    'KVA Rating (kVA)',
    { kva_rating: 500 },
    { kva_rating: 451 },
    { kvaTolerance: 9 },
    'Differs: 49 kVA smaller than asked',
  ],
])('%s of %j beside %j by rates with %j: %s', (label, requirement, unit, rates, verdict) => {
  expect(rowOf(label, requirement, unit, rates)?.verdict).toBe(verdict);
});
