import {
  createProblemList,
  describeProblem,
  ImportRefusedError,
  type Problem,
} from '../../../../../src/server/features/import/staging/problems';
import {
  wouldRetireLines,
  progressText,
  refusalText,
  reportText,
} from '../../../../../src/server/features/import/command/reportText';

const problem: Problem = {
  file: 'orders.csv',
  line: 17,
  column: 'sale_price',
  value: '$5',
  reason: 'Contains a currency sign',
  fix: 'Write it like 1234.50.',
};

test.each<[Partial<Problem>, string]>([
  [{}, 'orders.csv, line 17, sale_price "$5": Contains a currency sign. Write it like 1234.50.'],
  [{ column: null, value: null }, 'orders.csv, line 17: Contains a currency sign. Write it like 1234.50.'],
  [{ line: null, column: null, value: null }, 'orders.csv: Contains a currency sign. Write it like 1234.50.'],
  [
    { value: 'a\nb\u0000' },
    'orders.csv, line 17, sale_price "a\\nb\\u0000": Contains a currency sign. Write it like 1234.50.',
  ],
  [
    { value: 'x'.repeat(99) },
    `orders.csv, line 17, sale_price "${'x'.repeat(60)}…": Contains a currency sign. Write it like 1234.50.`,
  ],
])('a problem with %j reads on one line', (changes, line) => {
  expect(describeProblem({ ...problem, ...changes })).toBe(line);
});

test('a refusal lists its problems, and counts the rest', () => {
  expect(refusalText(new ImportRefusedError([problem], 1))).toMatch(/1234.50.\n1 problem. Nothing was changed.$/);
  expect(refusalText(new ImportRefusedError([problem], 1205))).toMatch(
    /\n… and 1,204 more\n1,205 problems. Nothing was changed.$/,
  );
});

test('a list of problems stores a thousand and counts all', async () => {
  const list = createProblemList();
  list.refuseIfAny();
  for (let added = 0; added < 1001; added += 1) list.add(problem);
  list.addUncounted(4);
  expect(list.total).toBe(1005);
  const refusal = new Promise((resolve) => {
    list.refuseIfAny();
    resolve(null);
  }).catch((error: unknown) => (error instanceof ImportRefusedError ? [error.problems.length, error.total] : error));
  await expect(refusal).resolves.toEqual([1000, 1005]);
});

test('progress shows rows and percent', () => {
  expect(progressText({ file: 'units.csv', rows: 12_000, bytes: 48, totalBytes: 99 })).toBe(
    'units.csv: 12,000 rows, 48 %',
  );
  expect(progressText({ file: 'units.csv', rows: 0, bytes: 0, totalBytes: 0 })).toBe('units.csv: 0 rows, 100 %');
});

const NONE_KEPT = { count: 0, values: [] };

test('a report has one line per table', () => {
  const units = { read: 1680, added: 1000, changed: 80, unchanged: 600, refused: 0 };
  const orders = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  expect(reportText({ units, orders, retirements: [], keptByHand: NONE_KEPT })).toBe(
    'Units: 1,680 read, 1,000 added, 80 changed, 600 unchanged\nOrders: 0 read, 0 added, 0 changed, 0 unchanged',
  );
});

test('a report names the values that stay as they were corrected', () => {
  const none = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const value = { file: 'units', key: '0012', orderId: null, line: 3, column: 'kva_rating' } as const;
  const keptByHand = { count: 1, values: [{ ...value, hand: '1500', source: '1000' }] };
  expect(reportText({ units: none, orders: none, retirements: [], keptByHand }).split('\n').slice(2)).toEqual([
    ...['Kept as corrected by hand: 1 value', '0012 (line 3): kva_rating stays "1500", the file has "1000"'],
  ]);
});

test('a report names the rows that a complete file retires, retains and brings back', () => {
  const none = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const kept = [{ key: '0013', orderId: '10001', jobNumber: 'J7' }];
  const plan = { file: 'units', isWhole: true, retired: 1_200, active: 9_000, isMany: true, returned: 2 } as const;
  const retirements = [{ ...plan, kept, keptCount: 3 }];
  const stays = 'Units that the file lacks and that stay, because they are reserved: 0013 (job J7) and 2 more';
  expect(reportText({ units: none, orders: none, retirements, keptByHand: NONE_KEPT }).split('\n').slice(2)).toEqual([
    ...['Units: 1,200 retired, 2 brought back', stays],
  ]);
  expect(wouldRetireLines(retirements)).toEqual([
    'Units: 1,200 of 9,000 active would be retired, 2 brought back',
    'That is more than 10 %: confirm it with --retire-many.',
    stays,
  ]);
});
