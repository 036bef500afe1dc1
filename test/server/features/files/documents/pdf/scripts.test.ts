import { runsOf, type FontOf } from '../../../../../../src/server/features/files/documents/pdf/scripts';

/** Latin is the document's own; there is no font for Ethiopic. */
const fontOf: FontOf = (character) => {
  if (/\p{Script=Hebrew}/u.test(character)) return 'hebrew';
  if (/\p{Script=Han}/u.test(character)) return 'han';
  return /\p{Script=Ethiopic}|\p{Co}|\p{Cf}/u.test(character) ? null : '';
};

test.each([
  ['a text of the own font is one run', 'Łódź Works, 12 kV', [{ text: 'Łódź Works, 12 kV' }]],
  ['each script has its font', 'Zhang 张力 Co.', [{ text: 'Zhang ' }, { text: '张力', font: 'han' }, { text: ' Co.' }]],
  ['a character without a font is its code point', 'ሀ/x', [{ text: '[U+1200]/x' }]],
  ['marks of direction and joiners are not shown', 'a\u200Eb\u2066c', [{ text: 'abc' }]],
  ['accents that follow their letter are joined with it', 'e\u0301', [{ text: 'é' }]],
  [
    'words from right to left stand in this order',
    'חברת חשמל',
    [{ text: 'חשמל', font: 'hebrew' }, { text: '\u00A0' }, { text: 'חברת', font: 'hebrew' }],
  ],
  [
    'numbers and Latin words after them are at their left, each read from left to right',
    'חשמל 12 kV',
    [{ text: 'kV' }, { text: '\u00A0' }, { text: '12' }, { text: '\u00A0' }, { text: 'חשמל', font: 'hebrew' }],
  ],
  [
    'Arabic digits are turned for fontkit, which turns them back',
    'א ١٢',
    [{ text: '٢١' }, { text: '\u00A0' }, { text: 'א', font: 'hebrew' }],
  ],
  [
    'brackets around them are mirrored',
    'Acme (חשמל)',
    [{ text: 'Acme (' }, { text: 'חשמל', font: 'hebrew' }, { text: ')' }],
  ],
  [
    'brackets within them are mirrored',
    'א (ב) ג',
    [
      { text: 'ג', font: 'hebrew' },
      { text: '\u00A0(' },
      { text: 'ב', font: 'hebrew' },
      { text: ')\u00A0' },
      { text: 'א', font: 'hebrew' },
    ],
  ],
])('%s', (_, text, runs) => {
  expect(runsOf(text, fontOf)).toEqual(runs);
});

test('a long text from right to left is in lines of whole words, from its start', () => {
  const word = 'א'.repeat(9);
  const words = Array.from({ length: 5 }, (_, index) => `${index}${word}`);
  const lines = runsOf(words.join(' '), fontOf)
    .map(({ text }) => text)
    .join('')
    .split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => line.match(/\d/g)?.join(''))).toEqual(['10', '32', '4']);
});
