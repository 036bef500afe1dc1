import { matchSentences } from '../../../src/domain/analysis/matchSentences';
import { aSpec } from '../builders/specComparisons';

const kva = { id: 'kvaRating', label: 'KVA Rating', required: '500 kVA', actual: '525 kVA' } as const;
const taps = { id: 'taps', label: 'Taps', required: '+/-5%', actual: '+/-5%' } as const;
const weight = { id: 'weight', label: 'Weight', required: '8200 lb', actual: '9000 lb' } as const;
const dimensions = {
  id: 'dimensions',
  label: 'Dimensions',
  required: 'width 90 in',
  actual: '89 x 59 x 64 in',
} as const;
const tolerated = { status: 'tolerance' } as const;

test.each([
  ['one', [aSpec()], 'Phase matches the requirement.'],
  ['one whose name is a plural', [aSpec(taps)], 'Taps match the requirement.'],
  ['two', [aSpec(), aSpec(kva)], 'Phase and KVA Rating match the requirement.'],
  ['three', [aSpec(), aSpec(kva), aSpec(taps)], 'Phase, KVA Rating and Taps match the requirement.'],
])('the matching specifications stand in one sentence: %s', (_, specs, sentence) => {
  expect(matchSentences(specs)).toEqual([sentence]);
});

test('a kVA in tolerance names the percentage', () => {
  expect(matchSentences([aSpec({ ...kva, ...tolerated })])).toEqual([
    'KVA Rating 525 kVA is within 20% of the required 500 kVA.',
  ]);
});

test('where it is known why a value is acceptable, that is said', () => {
  const note = 'Required 500 kVA, unit 750 kVA: the next standard size.';
  expect(matchSentences([aSpec({ ...kva, ...tolerated, actual: '750 kVA', note })])).toEqual([
    'KVA Rating: required 500 kVA, unit 750 kVA: the next standard size.',
  ]);
});

test('another value in tolerance differs, within acceptable range, in the number of its name', () => {
  expect(matchSentences([aSpec({ ...weight, ...tolerated }), aSpec({ ...dimensions, ...tolerated })])).toEqual([
    'Weight 9000 lb differs from the required 8200 lb, within acceptable range.',
    'Dimensions 89 x 59 x 64 in differ from the required width 90 in, within acceptable range.',
  ]);
});

test('what matches comes before what is in tolerance', () => {
  expect(matchSentences([aSpec({ ...weight, ...tolerated }), aSpec()])).toEqual([
    'Phase matches the requirement.',
    'Weight 9000 lb differs from the required 8200 lb, within acceptable range.',
  ]);
});

test.each(['warning', 'alert', null] as const)('a value with the status %p matches nothing', (status) => {
  expect(matchSentences([aSpec({ status })])).toEqual(['None of the required specifications matches.']);
});

test('the location is no specification that could match', () => {
  const location = aSpec({ id: 'location', label: 'Location', required: '', actual: 'Phoenix, AZ' });
  expect(matchSentences([aSpec(), location])).toEqual(['Phase matches the requirement.']);
  expect(matchSentences([aSpec({ status: 'warning' }), location])).toEqual([
    'None of the required specifications matches.',
  ]);
});

describe('without a requirement', () => {
  const UNKNOWN = 'No requirement is known, so nothing is compared with it.';
  const none = { required: '' };

  test('that there is no requirement is all there is to say of a unit without marks', () => {
    expect(matchSentences([aSpec({ ...none, status: null })])).toEqual([UNKNOWN]);
    expect(matchSentences([])).toEqual([UNKNOWN]);
  });

  test('without a requirement the marks of the server are listed with their values', () => {
    const specs = [
      aSpec(none),
      aSpec({ ...taps, ...none, actual: '' }),
      aSpec({ ...kva, ...none, ...tolerated }),
      aSpec({ ...weight, ...none, status: 'warning' }),
    ];
    expect(matchSentences(specs)).toEqual([
      UNKNOWN,
      'Marked as matching: Phase 3 and Taps (not recorded).',
      'Marked as within acceptable range: KVA Rating 525 kVA.',
    ]);
  });

  test('without a requirement a mark on the location is left out', () => {
    expect(matchSentences([aSpec({ ...none, id: 'location', label: 'Location', actual: 'Phoenix' })])).toEqual([
      UNKNOWN,
    ]);
  });
});

test('what is in tolerance says by how much it is off, where that is known', () => {
  const weight = { id: 'weight', label: 'Weight', actual: '8320 lb', required: '8200 lb' } as const;
  const difference = '120 lb heavier than asked';
  expect(matchSentences([aSpec({ ...weight, status: 'tolerance', difference, note: difference })])).toEqual([
    'Weight 8320 lb is 120 lb heavier than asked, within acceptable range.',
  ]);
});
