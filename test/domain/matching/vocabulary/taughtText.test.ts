import { taughtText } from '../../../../src/domain/matching/vocabulary/taughtText';

const words = [
  { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net' },
  { field: 'fusing', word: 'BAYO II', meaning: 'Bay-O-Net w/ Isolation Link' },
  { field: 'connection', word: 'Stern', meaning: 'Wye' },
  { field: 'fluid', word: 'MO', meaning: 'Mineral Oil' },
  { field: 'condition', word: 'Surplus', meaning: 'RC' },
  { field: 'newer', word: 'Galvanized', meaning: 'Zinc' },
  { field: 'fluid', word: 'Type K', meaning: 'Silicone' },
  { field: 'fusing', word: 'TYPE-K', meaning: 'Full Range CLF' },
];
const textOf = (text: string) => taughtText(words, text).text;

test.each([
  ['750 kVA, BAYO fuses', '750 kVA, Bay-O-Net fuses'],
  ['bay-o', 'Bay-O-Net'],
  ['Bayo II', 'Bay-O-Net w/ Isolation Link'],
  ['12470 Stern, 480 V Stern', '12470 Wye, 480 V Wye'],
  ['12470Stern/7200', '12470Wye/7200'],
])('%s means %s', (text, meaning) => {
  expect(textOf(text)).toBe(meaning);
});

test.each([
  ['part of a longer word', 'Bayonne, Subayo'],
  ['a connection without a voltage', 'Stern Electric, attn. Ms. Stern'],
  ['a word of two letters, as states have', 'Kansas City, MO'],
  ['a condition', 'Surplus'],
  ['a word of a newer field', 'galvanized'],
  ['a word that two fields have', 'type K'],
])('%s stays as it is', (_, text) => {
  expect(textOf(text)).toBe(text);
});

test('a range of the new text is found in the text as it came', () => {
  const came = '2 pads, BAYO, 480 V Stern, loop';
  const { text, before } = taughtText(words, came);
  expect(text).toBe('2 pads, Bay-O-Net, 480 V Wye, loop');
  const wordsBefore = (found: string) => {
    const start = text.indexOf(found);
    const range = before({ start, end: start + found.length });
    return came.slice(range.start, range.end);
  };
  expect(['2 pads', 'Bay-O-Net', 'O-Net', '480 V Wye', 'Wye', 'loop', ', 480'].map(wordsBefore)).toEqual([
    ...['2 pads', 'BAYO', 'BAYO', '480 V Stern', 'Stern', 'loop', ', 480'],
  ]);
});
