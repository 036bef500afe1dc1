import { isWorse } from '../../bench/report/isWorse';
import { lineOf, shareOf, type Measured } from '../../bench/report/line';
import { percentile, spreadOf } from '../../bench/report/spread';
import { tableOf, withTable } from '../../bench/report/table';

const around = { part: 'lists', date: '2026-11-23', load: 1.5, machine: '2 × a processor' };
const aLine = (measured: Partial<Measured>) =>
  lineOf({ what: 'first page', unit: 'ms', ours: [10], ...measured }, around);

test('the middle of values and the bounds of their middle half lie between neighbors where no value stands there', () => {
  expect(spreadOf([40, 10, 30, 20])).toEqual({ count: 4, low: 17.5, median: 25, high: 32.5 });
  expect(spreadOf([7])).toEqual({ count: 1, low: 7, median: 7, high: 7 });
});

test('the 99th of a hundred is the most of few values', () => {
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(3);
});

describe('a line got worse', () => {
  // Quartiles 9.5 and 10.5: a spread of 1.
  const before = aLine({ ours: [9, 10, 11], peers: { 'plain DOM': [2] } });
  const now = (ours: number[], plain = 2) => aLine({ ours, peers: { 'plain DOM': [plain] } });

  test.each([
    ['by more than its spread', now([11.5]), true],
    ['not within its spread', now([10.9]), false],
    ['not within the spread of today', now([8, 12, 16]), false],
    ['not where the peer is as much slower', now([20], 4), false],
    ['not where only the peer is faster', now([10], 1), false],
    ['in count, whatever peers say', aLine({ unit: 'bytes', ours: [12], peers: { 'plain DOM': [4] } }), true],
  ])('%s', (_, line, expected) => {
    expect(isWorse(line, before)).toBe(expected);
  });

  test('never where it was not measured before', () => {
    expect(isWorse(now([99]), undefined)).toBe(false);
  });
});

test('goals are of the value or of its ratio to a peer, and nothing reaches a goal of nothing', () => {
  const line = aLine({ ours: [12], peers: { Redux: [4] } });
  expect(shareOf(line, { most: 24 })).toBe(0.5);
  expect(shareOf(line, { most: 2, of: 'Redux' })).toBe(1.5);
  expect(shareOf(line, { most: 0 })).toBe(Infinity);
  expect(shareOf(aLine({ ours: [0] }), { most: 0 })).toBe(1);
});

test('the table says what, ours, peers, ratios, goals and whether they are reached, between the marks of the document', () => {
  const line = aLine({
    ours: [9, 10, 11],
    peers: { 'plain DOM': [2.5], 'react-admin': [40] },
    goals: [{ most: 0.5, of: 'react-admin' }, { most: 5 }],
    test: 'test/some.test.ts',
  });
  const begin = '<!-- Between these marks npm run bench writes. -->';
  const document = `# Title\n\n${begin}\nold\n<!-- To here. -->\n\nMore.`;
  expect(withTable(document, tableOf([line]))).toBe(`# Title

${begin}

Measured on 2 × a processor.

| what | ours | peers | ratio | goal, at most | reached | day, load |
|---|---|---|---|---|---|---|
| first page ([test](../test/some.test.ts)) | 10 (9.5 to 10.5) ms | plain DOM 2.5 · react-admin 40 | 4 · 0.25 | 0.5 of react-admin · 5 ms | yes · **no**, 2 times | 2026-11-23, 1.5 |

<!-- To here. -->

More.`);
  expect(() => withTable('# Title', '')).toThrow('needs the marks');
});
