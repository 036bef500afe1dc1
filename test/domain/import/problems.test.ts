import { problemSentence, problemsTable } from '../../../src/domain/import/problems';
import type { ImportProblem } from '../../../src/contract/import/job';

const problem = {
  file: 'orders.csv',
  line: 17,
  column: 'sale_price',
  value: '$5',
  reason: 'Contains a currency sign',
  fix: 'Write it like 1234.50.',
};
const rest = 'Contains a currency sign. Write it like 1234.50.';

test.each([
  ['line, column and value', {}, `orders.csv, line 17, sale_price "$5": ${rest}`],
  ['a line only', { column: null, value: null }, `orders.csv, line 17: ${rest}`],
  ['a file only', { line: null, column: null, value: null }, `orders.csv: ${rest}`],
])('a problem with %s names its location, the error and the fix', (_what, fields, sentence) => {
  expect(problemSentence({ ...problem, ...fields })).toBe(sentence);
});

describe('problems table', () => {
  const where = { file: 'orders', line: 17, column: 'sale_price', value: '$5' } as const;
  const problem: ImportProblem = { ...where, reason: 'Contains a currency sign', fix: 'Write it like 1234.50.' };
  const ofTheFile: ImportProblem = { ...problem, line: null, column: null, value: null };

  test('problems are a file with a row each, in their order, lines as numbers', () => {
    const { columns, rows } = problemsTable([problem, ofTheFile], 2, []);
    expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      ...['File: text', 'Line: number', 'Column: text', 'Value: text', 'What is wrong: text', 'How to fix it: text'],
    ]);
    expect(rows).toEqual([
      ['orders', 17, 'sale_price', '$5', 'Contains a currency sign', 'Write it like 1234.50.'],
      ['orders', null, null, null, 'Contains a currency sign', 'Write it like 1234.50.'],
    ]);
  });

  test.each([
    [0, 0, '0 listed of 0'],
    [1, 1, '1 listed of 1'],
    [2, 1_204, '2 listed of 1204'],
  ])('with %d problems listed of %d the file says so, before who made it and when', (listed, count, words) => {
    const made = [['Made by', 'Omar Operations']] as const;
    const { basis, rows } = problemsTable(
      Array.from({ length: listed }, () => problem),
      count,
      made,
    );
    expect(rows).toHaveLength(listed);
    expect(basis).toEqual([['Problems', words], ...made]);
  });
});
