import { clauseParts, noteClauses } from '../../../../src/domain/order/notes/noteClauses';

test.each<[string, string[]]>([
  ['One.  Two! Three? Four', ['One', 'Two', 'Three?', 'Four']],
  ['One;two;  three', ['One', 'two', 'three']],
  ['One\r\n\r\nTwo\nThree', ['One', 'Two', 'Three']],
  ['Weighs 2.5 t. Fits', ['Weighs 2.5 t', 'Fits']],
  ['Approx. 84 in. at the gate', ['Approx. 84 in', 'at the gate']],
  ['Qty. 2, max. 3 ft. wide', ['Qty. 2, max. 3 ft. wide']],
  ['Copper?  Or not', ['Copper?', 'Or not']],
  [' . ; \n ', []],
])('%j has the clauses %j', (notes, clauses) => {
  expect(noteClauses(notes)).toEqual(clauses);
});

test.each([
  ['1. Copper', 'Copper'],
  ['12) Copper', 'Copper'],
  ['  3.   Copper', 'Copper'],
  ['-Copper', 'Copper'],
  ['-  Copper', 'Copper'],
  ['• Copper', 'Copper'],
  ['* Copper', 'Copper'],
  ['1.5 MVA', '1.5 MVA'],
  ['3 units', '3 units'],
  ['PO) Copper', 'PO) Copper'],
])('the line %j is the clause %j, without a bullet', (line, clause) => {
  expect(noteClauses(line)).toEqual([clause]);
});

test.each<[string, string[]]>([
  ['Copper  only, but aluminum is OK', ['copper only', 'aluminum is ok']],
  ['Copper but not only', ['copper', 'not only']],
  ['Firm however urgent although late though fine', ['firm', 'urgent', 'late', 'fine']],
  ['20,000 lb, at most', ['20,000 lb', 'at most']],
  ['Won’t fit', ["won't fit"]],
  [', ,', []],
])('%j has the parts %j, in lower case', (clause, parts) => {
  expect(clauseParts(clause)).toEqual(parts);
});
