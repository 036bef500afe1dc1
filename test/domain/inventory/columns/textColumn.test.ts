import fc from 'fast-check';
import { ALL, bitOf, NONE } from '../../../../src/domain/inventory/columns/failures';
import { createTextColumn, wordsOf } from '../../../../src/domain/inventory/columns/textColumn';

interface Row {
  serial: string;
  texts: readonly (string | null)[];
}

/** Which rows are left by these words. */
function left(rows: readonly Row[], words: readonly string[], room = 0): number[] {
  const column = createTextColumn(room);
  for (const [row, { serial, texts }] of rows.entries()) column.set(row, serial, texts);
  const failures = new Uint16Array(rows.length);
  column.fail(failures, words);
  return [...failures.entries()].filter(([, bits]) => bits === NONE).map(([row]) => row);
}

test.each([
  [undefined, []],
  ['', []],
  [' \t\n ', []],
  ['Rust', ['rust']],
  ['  RUST   at\tBase ', ['rust', 'at', 'base']],
  ['rust\u00a0spots', ['rust', 'spots']],
  ['no-leaks, 24"', ['no-leaks,', '24"']],
  ['ÉMAIL', ['émail']],
])('the search %j is for the words %j', (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});

const rows: readonly Row[] = [
  { serial: '0557128', texts: ['ABB', 'Rust at base', null] },
  { serial: 'IC-490417', texts: ['Cooper', 'No leaks', 'rust, 24 h'] },
  { serial: '700010', texts: [null, null, null] },
];

test.each([
  ['no word', '', [0, 1, 2]],
  ['a word in a text, whatever its case', 'RUST', [0, 1]],
  ['part of a word', 'oop', [1]],
  ['a word in one text and a word in another', 'leaks rust', [1]],
  ['words in any order, one of them twice', 'base abb base', [0]],
  ['words of which one is missing', 'rust nothing', []],
  ['the end of a serial', '7128', [0]],
  ['the middle of a serial, and of a text', '24 904', [1]],
  ['digits of two serials', '71 70', []],
  ['digits that stand in several serials', '70', [2]],
  ['letters of a serial in the other case', 'ic-4', [1]],
  ['a word of characters that serials have, in an order that none has', '0755', []],
  ['the end of one text and the beginning of the next', 'abbrust', []],
  ['a serial and the beginning of a text', '7128abb', []],
  ['a word that stands in no text where nothing is written', 'null', []],
  ['characters that a pattern would take for its own', '.*', []],
])('%s leaves the rows that have it: %j leaves %j', (_what, search, expected) => {
  expect(left(rows, wordsOf(search))).toEqual(expected);
});

test('a row that failed a facet and lacks a word is one that nothing brings back; others keep their failures', () => {
  const column = createTextColumn(3);
  for (const [row, { serial, texts }] of rows.entries()) column.set(row, serial, texts);
  const failures = Uint16Array.of(bitOf('kva'), ALL, bitOf('age'));
  column.fail(failures, ['rust']);
  expect([...failures]).toEqual([bitOf('kva'), ALL, ALL]);
});

test('a row that is set anew has its new serial and texts alone', () => {
  const column = createTextColumn(0);
  column.set(0, 'A1', ['rust']);
  column.set(1, 'B2', ['rust']);
  column.set(0, 'C3', ['clean']);
  const found = (word: string) => {
    const failures = new Uint16Array(2);
    column.fail(failures, [word]);
    return [...failures].map((bits) => bits === NONE);
  };
  expect([found('rust'), found('clean'), found('a1'), found('c3'), found('b2')]).toEqual([
    ...[
      [false, true],
      [true, false],
      [false, false],
      [true, false],
    ],
    [false, true],
  ]);
});

test('a word leaves the rows of which it stands in the serial or in one text, whatever these are', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'B', '1', 'É', '😀', ' '), maxLength: 5 });
  const row = fc.record({
    serial: fc.string({ unit: fc.constantFrom('a', 'B', '1', '-'), minLength: 1, maxLength: 4 }),
    texts: fc.array(fc.option(short), { maxLength: 3 }),
  });
  const stands = (word: string, { serial, texts }: Row) =>
    [serial, ...texts].some((text) => (text ?? '').toLocaleLowerCase('en').split(word).length > 1);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), short, fc.nat(15), (some, search, room) => {
      const words = search
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => word.toLocaleLowerCase('en'));
      const byHand = [...some.keys()].filter((at) => words.every((word) => stands(word, some[at] as Row)));
      expect(left(some, wordsOf(search), room)).toEqual(byHand);
    }),
    { numRuns: 300 },
  );
});
