import type { LineReading } from '../../../../src/contract/requests/reading';
import { allLinesText, missingText, totalMarginText } from '../../../../src/domain/request/desk/allLines';
import {
  deliveryPlace,
  editedLine,
  judgedFields,
  lineTitle,
  quantityOfLine,
  shownRequirement,
} from '../../../../src/domain/request/desk/deskLine';
import { offerText } from '../../../../src/domain/request/desk/offers';
import { markedText, marksOf } from '../../../../src/domain/request/desk/passages';
import { isSameRequest } from '../../../../src/domain/request/desk/sameRequest';

const read = (field: LineReading['field'], value: string, start = 0, end = 0): LineReading => ({
  ...{ field, value, status: 'read', reason: null },
  passage: end > start ? { start, end } : null,
});

test('changes win over readings, and an emptied field is left out', () => {
  const readings = [read('kva_rating', '1500'), read('feed', 'loop'), read('quantity', '2')];
  const fields = editedLine(readings, { feed: ' ', oil_type: 'FR3' });
  expect(fields).toEqual({ quantity: '2', kva_rating: '1500', oil_type: 'FR3' });
  expect([quantityOfLine(fields), quantityOfLine({})]).toEqual([2, 1]);
  expect(judgedFields(fields)).toEqual({ kva_rating: '1500', oil_type: 'FR3' });
});

test.each([
  [{ quantity: '2', kva_rating: '1500' }, '2 × 1,500 kVA'],
  [{ kva_rating: '750 to 1000' }, '1 × 750 to 1000 kVA'],
  [{}, '1 × kVA not stated'],
])('the line %j is called %s', (fields, title) => expect(lineTitle(fields)).toBe(title));

test('the requirement shows alternative voltages in full', () => {
  const fields = { kva_rating: '500', primary_voltage_kv: '12470D or 13200D', feed: 'loop', front: 'dead' };
  expect(shownRequirement(fields)).toMatchObject({
    ...{ kva_rating: 500, primary_voltage_kv: '12470D or 13200D', secondary_voltage_kv: null },
    bush_configuration: 'Loop Feed Dead Front',
  });
});

test.each([
  ['Fresno', 'Fresno, CA'],
  ['fresno ca', 'fresno, CA'],
  ['Texas', 'TX'],
  ['Nowhereville', 'Nowhereville'],
  ['', 'N/A'],
])('a delivery to %j goes to %s', (place, shown) => expect(deliveryPlace(place, '2026-11-28')).toBe(shown));

test.each([
  ['500 kVA', '500 kVA pad', true],
  ['500 kVA pad', '500 kVA', true],
  ['500 kVA pad', '750 kVA pad', true],
  ['500 kVA pad', 'Need a pole mount', false],
  ['500 kVA pad', '', false],
  ['', '500 kVA', false],
])('%j changed to %j is the same request: %s', (before, after, isSame) =>
  expect(isSameRequest(before, after)).toBe(isSame),
);

test('offers say what they bring', () => {
  const edits = {};
  expect(offerText({ edits, change: 'With 13200 V', units: 14, more: 9, cost_change: null })).toBe(
    'With 13,200 V: 14 units fit (9 more)',
  );
  expect(offerText({ edits, change: 'With radial feed', units: 1, more: 1, cost_change: -2900 })).toBe(
    'With radial feed: 1 unit fits (1 more), best one $2,900 less',
  );
  const relaxed = { edits, change: 'With 500 kVA', units: 3, more: null, cost_change: null };
  expect(offerText(relaxed)).toBe('With 500 kVA: 3 units fit');
});

test('all lines together say what is found, missing and earned', () => {
  const line = { units: [], missing: 2, unstated: [] };
  expect(allLinesText({ lines: [line, { ...line, missing: 1 }] })).toBe('All lines together: 0 of 3 units available');
  expect([missingText(1), missingText(2)]).toEqual(['1 unit is missing', '2 units are missing']);
  const margins = [{ margin: 1000.5, isComplete: true }];
  expect(totalMarginText(margins)).toBe('Total margin $1,001');
  expect(totalMarginText([...margins, { margin: null, isComplete: false }])).toBe('Total margin at most $1,001');
});

test('passages cut the text, overlapping ones share their words', () => {
  const text = 'two 500 kVA pads xyz';
  const marks = marksOf([read('quantity', '2', 0, 7), read('kva_rating', '500', 4, 11)], [{ start: 17, end: 20 }]);
  expect(markedText(text, marks).map(({ text: words, kind, fields }) => [words, kind, fields])).toEqual([
    ['two ', 'read', ['quantity']],
    ['500', 'read', ['quantity', 'kva_rating']],
    [' kVA', 'read', ['kva_rating']],
    [' pads ', null, []],
    ['xyz', 'not understood', []],
  ]);
  expect(markedText(text, [{ start: 5, end: 99, kind: 'read', field: 'bil' }])).toHaveLength(1);
});

test('words that were read stay marked as read where something else is assumed from them', () => {
  const words = { start: 0, end: 8 };
  const [only, ...others] = markedText('480Y/277', [
    { ...words, kind: 'assumed', field: 'phase' },
    { ...words, kind: 'read', field: 'secondary_voltage_kv' },
  ]);
  expect([only?.kind, only?.fields, others]).toEqual(['read', ['phase', 'secondary_voltage_kv'], []]);
});

test('a long stretch without a passage is cut in the middle', () => {
  const [only] = markedText('x'.repeat(10_000), []);
  expect(only?.text).toHaveLength(3003);
});
