import { wordRefusal } from '../../../../src/domain/matching/vocabulary/readings';
import { taughtVoltage } from '../../../../src/domain/matching/vocabulary/taughtVoltage';

const words = [
  { field: 'connection', word: 'Stern', meaning: 'Wye' },
  { field: 'connection', word: 'Stern geerdet', meaning: 'Grounded Wye' },
  { field: 'connection', word: 'Dreieck', meaning: 'Delta' },
  { field: 'fusing', word: 'Zickzack', meaning: 'Bay-O-Net' },
];

test.each([
  ['12470 Stern', 0, '12470Y'],
  ['480 V STERN', 1, '480Y'],
  ['12.47 kV Dreieck', 0, '12.47 kVD'],
  ['12470 stern-geerdet', 0, '12470GrdY'],
  ['12470Stern/7200', 0, '12470Y/7200'],
  ['12470 Dreieck-Stern', 0, '12470D'],
  ['480 Dreieck-Stern', 1, '480Y'],
  ['480 Dreieck/Wye', 1, '480Y'],
] as const)('%s is read by a taught word', (text, side, voltage) => {
  expect(taughtVoltage(words, text, side)).toBe(voltage);
});

test.each([
  '12470 Wye',
  '12470',
  '480 V',
  '12470 Zickzack',
  '12470 Stern-Dreieck-Stern',
  '12470Stern/480',
  'Stern',
  '',
])('%s is not changed', (text) => {
  expect(taughtVoltage(words, text, 0)).toBeUndefined();
});

test.each([
  ['Stern', 'Wye', null],
  ['Stern', 'Zigzag', /is not a meaning of Connection/],
  ['Delta', 'Wye', /is a built-in word of Connection/],
  ['grd y', 'Delta', /is a built-in word of Connection/],
  ['volts', 'Wye', /is a built-in word of Connection/],
  ['Dyn11', 'Wye', /has no digits/],
])('that %s means %s is checked', (word, meaning, refusal) => {
  const found = wordRefusal({ field: 'connection', word, meaning });
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toMatch(refusal);
});
