import { removalText, usesText } from '../../../src/domain/vocabulary/wordTexts';

const word = { field: 'fusing', word: 'BAYO' };

test.each([
  [0, 0, null],
  [1, 0, '1 unit'],
  [0, 2, '2 orders'],
  [1200, 1, '1,200 units and 1 order'],
])('%i units and %i orders are %s', (units, orders, text) => {
  expect(usesText({ units, orders })).toBe(text);
});

test.each([
  [0, 0, 'No stored unit or order is read by it.'],
  [1, 0, '1 unit has the text of its source again, which matching cannot read.'],
  [3, 1, '3 units and 1 order have the text of their source again, which matching cannot read.'],
])('removing a word of %i units and %i orders: %s', (units, orders, text) => {
  expect(removalText({ ...word, units, orders })).toBe(text);
});

test('removing a condition changes only imports', () => {
  expect(removalText({ field: 'condition', word: 'Surplus', units: 0, orders: 0 })).toBe(
    "Stored units keep their condition. Files with 'Surplus' are asked about again, unless a saved profile answers.",
  );
});

test('removing a connection changes only imports', () => {
  expect(removalText({ field: 'connection', word: 'Stern', units: 0, orders: 0 })).toBe(
    "Stored voltages keep their connection. Voltages with 'Stern' in new files are no longer read.",
  );
});
