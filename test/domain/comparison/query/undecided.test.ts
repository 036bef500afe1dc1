import { asksForCosts, undecidedUnits } from '../../../../src/domain/comparison/query/undecided';
import type { Figure } from '../../../../src/domain/comparison/query/condition';
import type { Measure } from '../../../../src/domain/comparison/query/measures';
import { parseQuery } from '../../../../src/domain/comparison/query/parseQuery';
import { aUnit } from '../../builders/units';

const figures: Record<string, Partial<Record<Measure, Figure>>> = {
  certain: { margin: 25, distance: 100 },
  tooLow: { margin: 5, distance: 100 },
  atMost: { margin: { atMost: 25 }, distance: 100 },
  atMostTooLow: { margin: { atMost: 15 }, distance: 100 },
  nowhere: { margin: 25, distance: null },
  unpriced: { margin: null, distance: null },
  farAndUnpriced: { margin: null, distance: 900 },
};
const comments: Record<string, string> = { nowhere: 'rush', atMost: 'hold' };
const units = Object.keys(figures).map((serial) => aUnit({ serial, comments: comments[serial] ?? '' }));
const said = (text: string) =>
  undecidedUnits(units, parseQuery(text), ({ serial }, measure) => figures[serial]?.[measure] ?? null);

test.each([
  ['nothing that is asked', '', null],
  ['a text, which is there or not', 'rush', null],
  ['a margin', 'margin ≥ 20', '3 units may fit, too: their margin is not known for certain.'],
  ['a margin that all could be below', 'margin < 90', '2 units may fit, too: their margin is not known for certain.'],
  ['a distance', 'distance < 300', '2 units may fit, too: their distance is not known for certain.'],
  ['both', 'margin ≥ 20, distance < 300', '3 units may fit, too: their margin and distance are not known for certain.'],
  [
    'both, asked the other way round',
    'distance < 300, margin ≥ 20',
    '3 units may fit, too: their distance and margin are not known for certain.',
  ],
  [
    'one figure in percent and in dollars',
    'margin ≥ 20, margin ≥ $1',
    '5 units may fit, too: their margin is not known for certain.',
  ],
  [
    'two figures of which one is known',
    'hold, margin ≥ 20, distance < 300',
    '1 unit may fit, too: its margin is not known for certain.',
  ],
  ['a text with it', 'rush, distance < 300', '1 unit may fit, too: its distance is not known for certain.'],
  ['a figure that is known of none', 'match > 0', '7 units may fit, too: their match is not known for certain.'],
])('of %s, what is left open is said: %j is %j', (_what, text, sentence) => {
  expect(said(text)).toBe(sentence);
});

test.each([
  ['kVA 500-750', 'kVA rating is'],
  ['primary > 1000', 'primary voltage is'],
  ['margin > $500', 'margin is'],
  ['cost < 900', 'all costs are'],
])('%j calls its figure as people do', (text, name) => {
  const [unit] = units;
  const expected = `1 unit may fit, too: its ${name} not known for certain.`;
  expect(undecidedUnits([unit!], parseQuery(text), () => null)).toBe(expected);
});

test.each([
  ['', false],
  ['margin', false],
  ['kVA 500-750, primary > 1000, secondary < 500, match > 90, price < 9000, distance < 300', false],
  ['margin ≥ 20', true],
  ['margin ≥ $500', true],
  ['rush, cost < 900', true],
  ['distance < 300, work < 900', true],
])('whether %j asks for what not every role sees: %p', (text, expected) => {
  expect(asksForCosts(parseQuery(text))).toBe(expected);
});
