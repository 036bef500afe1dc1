import fc from 'fast-check';
import { neutralizeFormula, restoredFormula } from '../../../src/domain/format/neutralizeFormula';
import { forAll } from '../builders/forAll';

test.each([
  '=1+1',
  '+1 602 555 0100',
  '-1',
  '-',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  ' \t\r\n =1+1',
  '"=1+1"',
  "'=1+1",
  ' " =1+1',
  '“=1+1”',
  '‘=1+1’',
  '«=1»',
  '＂=1',
  "=cmd|'/C calc'!A0",
])('%j gets an apostrophe', (text) => {
  expect(neutralizeFormula(text)).toBe(`'${text}`);
});

test.each([
  '',
  ' ',
  'Mesa',
  '1-1',
  '1=1',
  'a@b.test',
  '41250.00',
  "'quoted'",
  '"quoted"',
  ' "x" =1',
  "O'Neil",
  '#REF!',
])('%j stays', (text) => {
  expect(neutralizeFormula(text)).toBe(text);
});

test('the apostrophe goes again on the way in, and only that one', () => {
  const unit = fc.constantFrom(...Array.from(' "\'“=+-@＝a1'));
  forAll(fc.string({ unit }), (text) => restoredFormula(neutralizeFormula(text)) === text);
  expect(["'=1+1", "'0012", "'quoted'", "O'Neil", "'"].map(restoredFormula)).toEqual([
    ...['=1+1', "'0012", "'quoted'", "O'Neil", "'"],
  ]);
});

test('nothing begins a formula, whatever a spreadsheet drops before it; nothing of the text is lost', () => {
  forAll(fc.string({ unit: fc.constantFrom(...Array.from(' "\'=+-@\t\r\n＝a1')) }), (text) => {
    const written = neutralizeFormula(text);
    const isFormula = /^[=+\-@＝]/.test(text.replace(/^[\s"']+/, '')) || /[\t\r\n]/.test(/^[\s"']*/.exec(text)![0]);
    expect(written).toBe(isFormula ? `'${text}` : text);
  });
});

test('a long run of spaces and quotes is read in a moment', () => {
  const text = ' "'.repeat(500_000);
  expect(neutralizeFormula(text)).toBe(text);
});
