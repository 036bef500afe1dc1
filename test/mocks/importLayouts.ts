import type { ImportColumn, ImportColumns, ImportProfile, Reading } from '../../src/contract/import/mapping';
import type { Doubt, FileLayout, FoundColumn } from '../../src/contract/import/layout';

const readings: ImportColumn['readings'] = { dates: [], decimals: [], measures: [] };
const column = (name: string, meaning: string, change: Partial<ImportColumn> = {}): ImportColumn => ({
  ...{ name, meaning, format: 'text', measure: null, readings, isRequired: false, whenEmpty: null, example: '1' },
  ...change,
});
const required = { isRequired: true };

export const importColumns: ImportColumns = {
  orders: [
    column('order_code', 'The order.', { ...required, isUnique: true }),
    column('order_date', 'Day the order was placed.', {
      ...{ format: 'date, year first: 2026-03-02', readings: { ...readings, dates: ['ymd', 'mdy', 'dmy'] } },
    }),
  ],
  units: [
    column('serial', 'The unit.', { ...required, isUnique: true }),
    column('condition', 'What the unit is fit for: recondition or rewind.', {
      ...{ ...required, format: 'one of RC, RW', choices: ['RC', 'RW'] },
    }),
    column('oil_volume_gal', 'Fluid volume.', {
      ...{ format: 'number from 0', measure: 'US gallons', readings: { ...readings, measures: ['gal', 'L'] } },
    }),
    column('labor_cost', 'Labor.', {
      ...{ format: 'number from 0', measure: 'US dollars', whenEmpty: '0' },
      readings: { ...readings, decimals: ['point', 'comma'] },
    }),
    column('comments', 'Anything else.'),
    column('voltages', 'Both voltages.', { fills: ['primary_voltage', 'secondary_voltage'] }),
  ],
};

const unread: Reading = { dates: null, decimals: null, measure: null };

interface Found {
  target?: string | null;
  reading?: Partial<Reading>;
  doubts?: readonly (readonly [Doubt, string, word?: string])[];
  filled?: number;
}

export const aFoundColumn = (index: number, header: string, samples: string[], found: Found = {}): FoundColumn => ({
  ...{ header, samples, filled: found.filled ?? 214 },
  mapping: { index, target: found.target ?? null, reading: { ...unread, ...found.reading } },
  doubts: (found.doubts ?? []).map(([about, question, word]) => ({
    ...{ about, question },
    ...(word !== undefined && { word }),
  })),
});

export const aLayout = (change: Partial<FileLayout> = {}): FileLayout => ({
  ...{ file: 'units', name: 'Units 2026-03.xlsx', format: 'xlsx', sheets: ['Stock', 'Prices'], rows: 214 },
  layout: { sheet: 'Stock', encoding: null, delimiter: null, headerLine: 3 },
  columns: [
    aFoundColumn(0, 'IC#', ['0557128', '0557129'], { target: 'serial' }),
    aFoundColumn(1, 'Cond.', ['RC', 'RW'], { target: 'condition' }),
    aFoundColumn(2, 'Labor $', ['$3,900.00', '$120.50'], { target: 'labor_cost', reading: { decimals: 'point' } }),
  ],
  preview: [
    { line: 4, cells: ['0557128', 'RC', '$3,900.00'], values: ['0557128', 'RC', '3900.00'], problems: [] },
    {
      ...{ line: 5, cells: ['0557129', 'RX', '$120.50'], values: ['0557129', null, '120.50'] },
      problems: [{ index: 1, reason: 'Not one of RC, RW', fix: 'Write RC or RW.' }],
    },
  ],
  ...{ missing: [], profile: null, isComplete: true },
  ...change,
});

export const aDoubtfulLayout = (change: Partial<FileLayout> = {}): FileLayout =>
  aLayout({
    ...{ file: 'orders', name: 'orders.csv', format: 'csv', sheets: [], rows: 2, isComplete: false },
    layout: { sheet: null, encoding: 'utf-8', delimiter: ';', headerLine: 1 },
    columns: [
      aFoundColumn(0, 'Order', ['A-1'], { target: 'order_code' }),
      aFoundColumn(1, 'Date', ['2/3/2026', '4/5/2026'], {
        ...{ target: 'order_date', doubts: [['dates', 'Is 2/3/2026 February 3 or March 2?']] },
      }),
      aFoundColumn(2, 'Foo', ['x'], { doubts: [['target', 'What does Foo hold? Choose a column, or leave it out.']] }),
    ],
    preview: [{ line: 2, cells: ['A-1', '2/3/2026', 'x'], values: ['A-1', null, null], problems: [] }],
    ...change,
  });

export const aProfile = (change: Partial<ImportProfile> = {}): ImportProfile => ({
  ...{ name: 'Phoenix stock list', file: 'units', savedBy: 'Omar Operations', savedAt: '2026-03-01T08:00:00Z' },
  layout: { sheet: 'Stock', encoding: null, delimiter: null, headerLine: 3 },
  columns: [
    { header: 'ic#', target: 'serial', reading: unread },
    { header: 'Labor $', target: null, reading: unread },
  ],
  ...change,
});
