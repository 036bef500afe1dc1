import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { estimateTable } from '../../../src/domain/estimateSheet/estimateTable';
import { toDisplayOrder } from '../../../src/domain/order/displayOrder';
import { aPricedUnit } from '../builders/comparisonUnits';
import { anOrder } from '../builders/units';

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
  // 41,250.50 for the order, 20,000 the unit: 21,250.50 are 51.5 %.
  expect(line('Sale price')?.slice(5)).toEqual([40_000, null, '$40,000 unit']);
});

test('every line has a cell for every column, and what it counts from stands apart', () => {
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  expect(table.basis.at(-1)).toEqual(['As of', 'now']);
  expect(table.basis.map(([name]) => name)).toContain('Profit');
});
