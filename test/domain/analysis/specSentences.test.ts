import { matchSentences, changeSentences } from '../../../src/domain/analysis/specSentences';
import type { UnitSpecComparison } from '../../../src/domain/specs/unitDetailStatus';

/** A phase that was compared and matches. */
const aSpec = (fields: Partial<UnitSpecComparison> = {}): UnitSpecComparison => ({
  id: 'phase',
  section: 'electrical',
  label: 'Phase',
  required: '3',
  actual: '3',
  verdict: 'exact',
  difference: null,
  note: null,
  status: 'check',
  ...fields,
});

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
])('the matching specifications are in one sentence: %s', (_, specs, sentence) => {
  expect(matchSentences(specs)).toEqual([sentence]);
});

test('a kVA in tolerance names the percentage', () => {
  expect(matchSentences([aSpec({ ...kva, ...tolerated })])).toEqual([
    'KVA Rating 525 kVA is within 20% of the required 500 kVA.',
  ]);
});

test('gives the reason for an acceptable value', () => {
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

test('a value in tolerance shows its difference if known', () => {
  const weight = { id: 'weight', label: 'Weight', actual: '8320 lb', required: '8200 lb' } as const;
  const difference = '120 lb heavier than asked';
  expect(matchSentences([aSpec({ ...weight, status: 'tolerance', difference, note: difference })])).toEqual([
    'Weight 8320 lb is 120 lb heavier than asked, within acceptable range.',
  ]);
});

describe('change sentences', () => {
  const phase = aSpec({ required: '3', actual: '1', status: 'warning' });
  const taps = aSpec({ id: 'taps', label: 'Taps', required: '+/-5%', actual: '', status: 'alert' });
  const austin = aSpec({ id: 'location', label: 'Location', required: '', actual: 'Austin, TX', status: 'warning' });

  test('names the work that fixes a mismatch', () => {
    const note = 'Required 12470 V, unit 13200 V: turn pull, $2,300.';
    const voltage = aSpec({ id: 'primaryVoltage', label: 'Primary Voltage', status: 'warning', note });
    expect(changeSentences([voltage])).toEqual(['Primary Voltage: required 12470 V, unit 13200 V: turn pull, $2,300.']);
  });

  test('mismatches follow the order of the specifications', () => {
    expect(changeSentences([taps, aSpec(), phase])).toEqual([
      'Taps: required +/-5%, unit not recorded.',
      'Phase: required 3, unit 1.',
    ]);
  });

  test.each([
    ['matches', 'check' as const],
    ['is within tolerance', 'tolerance' as const],
    ['is not compared', null],
  ])('a value that %s does not have to change', (_, status) => {
    expect(changeSentences([aSpec({ status })])).toEqual(['Nothing that is required must change.']);
  });

  test('a far location comes last, with its rule', () => {
    expect(changeSentences([austin, phase])).toEqual([
      'Phase: required 3, unit 1.',
      'Location Austin, TX is more than 400 miles from Phoenix.',
    ]);
  });

  test('a far location alone leaves everything that is required as it is', () => {
    expect(changeSentences([aSpec(), austin])).toEqual([
      'Nothing that is required must change.',
      'Location Austin, TX is more than 400 miles from Phoenix.',
    ]);
  });

  test('of a unit that was judged, exactly the gaps of its fit class are listed, and nothing else', () => {
    const gap = (feature: string, text: string) => ({ feature, verdict: 'needs work' as const, text });
    const gaps = [
      gap('secondary_voltage_match', 'Secondary voltage: Required 480Y/277, unit 208Y/120: rewind, cost not recorded'),
      gap('tank', 'Tank: Needs re-tank, $9,000'),
      gap('cabinet', 'Cabinet: Needs replacement cabinet, $1,508'),
    ];
    expect(changeSentences([phase, taps, austin], undefined, { class: 'Fits, to be checked', gaps })).toEqual([
      'Secondary voltage: Required 480Y/277, unit 208Y/120: rewind, cost not recorded.',
      'Tank: Needs re-tank, $9,000.',
      'Cabinet: Needs replacement cabinet, $1,508.',
    ]);
    expect(changeSentences([phase, austin], undefined, { class: 'Fits', gaps: [] })).toEqual([
      'Nothing that is required must change.',
    ]);
  });

  describe('without a requirement', () => {
    const marked = { required: '', status: 'warning' as const };

    test('without a requirement and marks there are no sentences', () => {
      expect(changeSentences([aSpec({ required: '', status: null })])).toEqual([]);
      expect(changeSentences([])).toEqual([]);
    });

    test('without a requirement what the server marked is listed in one sentence', () => {
      expect(changeSentences([aSpec(marked), { ...taps, required: '' }])).toEqual([
        'Marked as not matching: Phase 3 and Taps (not recorded).',
      ]);
    });

    test('a location that is marked but not far is listed with the others', () => {
      expect(changeSentences([aSpec(marked), { ...austin, actual: 'Phoenix, AZ' }])).toEqual([
        'Marked as not matching: Phase 3 and Location Phoenix, AZ.',
      ]);
    });

    test('a far location is described by its distance instead of the list', () => {
      expect(changeSentences([austin, aSpec(marked)])).toEqual([
        'Marked as not matching: Phase 3.',
        'Location Austin, TX is more than 400 miles from Phoenix.',
      ]);
    });
  });
});
