import {
  changeCostOption,
  initialCostOptions,
  type CostChange,
} from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import type { EstimateOf } from '../../../../src/domain/estimates/sheet/estimateSheet';
import { estimateTable } from '../../../../src/domain/estimates/sheet/estimateTable';
import { toDisplayOrder } from '../../../../src/domain/orders/displayOrder';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { anOrder } from '../../builders/units';

const order = toDisplayOrder(anOrder({ job_number: '0012', requirement: { kva_rating: '500.00' } }));
const unit = aPricedUnit({}, { serial: 'A/1', kva_rating: 545, primary_voltage: '34500' });
const options = initialCostOptions(unit);
const table = estimateTable({ order, unit, options, estimate: estimate(unit, options, 41_250.5) }, [['As of', 'now']]);
const line = (item: string) => table.rows.find(([, name]) => name === item);

test('an estimate is a file of its unit: figures are numbers, codes and voltages text, margins per cent', () => {
  expect(table.fileName).toBe('estimate-A_1');
  expect(line('Job Number')?.slice(0, 3)).toEqual(['Order', 'Job Number', '0012']);
  expect(line('KVA Rating (kVA)')?.slice(2, 4)).toEqual([545, 500]);
  expect(line('Primary Voltage (V)')?.[2]).toBe('34500');
  // The price that came with the unit counts before that of the order.
  expect(line('Sale price')?.slice(5)).toEqual([40_000, null, '$40,000 unit']);
});

test('every line has a cell for every column, and the basis is separate', () => {
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  expect(table.basis.at(-1)).toEqual(['As of', 'now']);
  expect(table.basis.map(([name]) => name)).toContain('Profit');
});

const tableOf = (fields: Record<string, unknown>, change: CostChange = {}, others: Partial<EstimateOf> = {}) => {
  const of = aPricedUnit({}, fields);
  const chosen = changeCostOption(initialCostOptions(of), change);
  return estimateTable(
    { ...{ order, unit: of, options: chosen, estimate: estimate(of, chosen, null) }, ...others },
    [],
  );
};
const linesOf = ({ rows }: ReturnType<typeof tableOf>, section: string) =>
  rows.flatMap(([name, ...cells]) => (name === section ? [cells] : []));

test('each add-on shows its state, its need and its added cost if known', () => {
  const needed_work = ['fr3', 'reTank'].map((work) => ({ work, cost: null }));
  const breakdown = { fr3_cost: 4_960, turn_pull_cost: 3_500.5 };
  const file = tableOf(
    { needed_work, jcm_result: { cost_breakdown: breakdown } },
    { fr3Enabled: false, turnPull: true },
  );
  expect(linesOf(file, 'Add-ons')).toEqual([
    ['FR3', 'Off', 'Needed', null, -4_960, null, 'Taken out of the cost'],
    ['Turn pull', 'On', 'Not needed', null, 3_500.5, null, '1 turn'],
    ['Feed conversion', 'Off', 'Not needed', null, 0, null, 'This unit has no feed conversion cost.'],
    ['Replacement cabinet', 'Off', 'Not needed', null, 0, null, 'This unit has no replacement cabinet cost.'],
    ['Re-tank', 'Off', 'Needed', null, null, null, 'This unit needs a re-tank: cost not recorded.'],
  ]);
  expect(file.basis).toContainEqual(['Note', 'without FR3 fill; re-tank cost not recorded']);
});

test('the price is dollars and per cent in their own columns, the words beside them', () => {
  expect(linesOf(tableOf({ jcm_total_cost: 50_000.25 }), 'Price')).toEqual([
    ['Sale price', null, null, null, 40_000, null, '$40,000 unit'],
    ['Cost', null, null, null, 50_000.25, null, '$50,000'],
    ['Add-on materials', null, null, null, 0, null, '$0'],
    ['Add-on labor', null, null, null, 0, null, '$0'],
    ['Total cost (without labor)', null, null, null, 50_000.25, null, '$50,000'],
    ['All costs', null, null, null, 50_000.25, null, '$50,000'],
    ['Margin (loss)', null, null, null, -10_000.25, null, '-$10,000'],
    ['Margin %', null, null, null, null, -25, '-25.0%'], // 25.000625
    ['Profit', null, null, null, null, null, '-42.5 pts'],
  ]);
});

test.each([
  ['Weight (lb)', { total_weight: '8000' }, 8_000],
  ['Weight (lb)', { total_weight: 8000.5 }, 8_000.5],
  ['Weight (lb)', { total_weight: 0 }, 0],
  ['Weight (lb)', { total_weight: '8000.50' }, 8_000.5],
  ['Weight (lb)', { total_weight: 'about 8000' }, 'about 8000'],
  ['Weight (lb)', { total_weight: null }, 'N/A'],
  ['Impedance (%)', { impedence: 5.75 }, 5.75],
  ['Secondary Voltage (V)', { secondary_voltage: '480' }, '480'],
  ['Phase', { phase: 3 }, '3'],
])('%s of %j is %p', (label, fields, cell) => {
  expect(linesOf(tableOf(fields), 'Specifications').find(([item]) => item === label)?.[1]).toBe(cell);
});

test('order, unit and notes are text, in the order of the page', () => {
  const file = tableOf({ serial: '0484872', fab_notes: 'Repainted.' }, {}, { isBest: true });
  const sections = file.rows.map(([section]) => section);
  expect(sections.filter((section, at) => section !== sections[at - 1])).toEqual([
    ...['Order', 'Unit', 'Specifications', 'Add-ons', 'Price', 'Notes'],
  ]);
  expect(linesOf(file, 'Unit')[0]).toEqual(['Unit', '0484872', null, null, null, null, null]);
  expect(linesOf(file, 'Unit')[1]?.[1]).toBe('N/A, Best match');
  expect(linesOf(file, 'Notes')).toEqual([['Unit notes', null, null, null, null, null, 'Repainted.']]);
  expect(file.title).toBe('Estimate of unit 0484872');
});

test.each([
  ['0484872', 'estimate-0484872'],
  ['../../etc/passwd', 'estimate-_etc_passwd'],
  ['A\0B C', 'estimate-A_B_C'],
  ['ü-1', 'estimate-_-1'],
])('the file of unit %j has a name that every file system takes: %s', (serial, name) => {
  expect(tableOf({ serial }).fileName).toBe(name);
});

test('the file names its rates if any', () => {
  const values = { ...DEFAULT_RATES, distances: [] };
  const named = tableOf({}, {}, { rates: { id: 3, holdsFrom: '2026-11-01', values } });
  expect(named.basis).toContainEqual(['Rates', 'Rates of 1 November 2026']);
  expect(tableOf({}).basis.map(([name]) => name)).toEqual(['Amounts', 'Price', 'Cost', 'Margin', 'Profit']);
});
