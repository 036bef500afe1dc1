import { works } from '../../../src/contract/units/unit';
import { workNames, recordedCost, withoutCosts } from '../../../src/domain/cost/work';
import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import { candidates, requirements, serials } from '../builders/arbitraries';
import { forAll } from '../builders/forAll';

test('every work has a name', () => {
  expect(works.map((work) => workNames[work])).toEqual([
    'turn pull',
    'rewind',
    'feed conversion',
    'FR3 fill',
    'replacement cabinet',
    're-tank',
  ]);
});

test.each([
  [2_300, 2_300],
  [0.01, 0.01],
  [0, null],
  [-1, null],
  [null, null],
])('of work, %p dollars are recorded as %p', (dollars, expected) => {
  expect(recordedCost(dollars)).toBe(expected);
});

test.each([
  ['turn pull, $2,300', 'turn pull'],
  ['Turn pull, cost not recorded', 'Turn pull'],
  ['Turn pull · cost not recorded', 'Turn pull'],
  ['turn pull (2300.5)', 'turn pull'],
  ['re-tank (cost not recorded)', 're-tank'],
  ['Needs FR3 fill, $4,960.', 'Needs FR3 fill.'],
  ['rewind, $0', 'rewind'],
  ['replacement cabinet, -$5', 'replacement cabinet'],
  ['turn pull (2300); feed conversion (cost not recorded); re-tank (9000)', 'turn pull; feed conversion; re-tank'],
  ['tank (needs re-tank, $1,234,567), fluid (needs FR3 fill, $4,960)', 'tank (needs re-tank), fluid (needs FR3 fill)'],
])('%j without costs is %j', (text, words) => {
  expect(withoutCosts(text)).toBe(words);
});

/** Figures that are no costs stay, and words that only look like them. */
test.each([
  '',
  'Required 12470 V, unit 13200 V: the same turn pull.',
  'the rewind is part of the job',
  '2 taps of 4 left, enough for the required +5%',
  '1,500 kVA is more than two sizes above 500 kVA',
  'Exact: phase, kVA, cabinet, tank.',
  'turn pull (see notes)',
  'Needs feed conversion',
])('%j says nothing of costs and stays as it is', (text) => {
  expect(withoutCosts(text)).toBe(text);
});

test('removes costs, and only costs, from every reason and note', () => {
  forAll(requirements, candidates(serials), (requirement, unit) => {
    const { features, reason } = scoreUnit(requirement, unit);
    for (const text of [reason(), ...features.map(({ note }) => note)]) {
      const words = withoutCosts(text);
      expect(words).not.toMatch(/\$|cost/);
      expect(withoutCosts(words)).toBe(words);
      // What is left is the text around its costs, in its order.
      const costs = text.match(/, (?:\$[\d,]*\d|cost not recorded)/g) ?? [];
      expect(words).toBe(costs.reduce((rest, cost) => rest.replace(cost, ''), text));
    }
  });
});
