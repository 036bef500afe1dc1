import { recordedOrNone, recordedText } from '../../../src/domain/language/placeholder';

test.each([
  ...['Unknown', 'unknown', 'UNK', 'N/A', 'n/a', 'NA', '-', '--', '–', '?', '...', 'null', 'nil', 'TBD', ' '],
  ...['s.o.', 's.o. / N/A', 'à venir', 'desconocido', 'n/d'],
  ...['not recorded', 'not specified', 'Not Available', null, undefined],
])('%j only fills a field', (text) => {
  expect([recordedText(text), recordedOrNone(text)]).toEqual(['', '']);
});

test("'None' is a value for fusing and taps, and nothing elsewhere", () => {
  expect([recordedText(' None '), recordedOrNone(' None ')]).toEqual(['', 'None']);
});

test.each([
  ['FR3', 'FR3'],
  [' Copper ', 'Copper'],
  ['no aluminum', 'no aluminum'],
  ['NA-200', 'NA-200'],
  ['ND', 'ND'],
  ['SO', 'SO'],
  ['N/A / FR3', 'N/A / FR3'],
  ['unknown fluid, maybe FR3', 'unknown fluid, maybe FR3'],
  [95, '95'],
])('%j says something', (text, recorded) => {
  expect([recordedText(text), recordedOrNone(text)]).toEqual([recorded, recorded]);
});
