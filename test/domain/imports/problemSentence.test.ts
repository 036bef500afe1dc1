import { problemSentence } from '../../../src/domain/imports/problemSentence';

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
])('a problem with %s says where it is, what is wrong and how to fix it', (_what, fields, sentence) => {
  expect(problemSentence({ ...problem, ...fields })).toBe(sentence);
});
