import { changeSentences } from '../../../src/domain/analysis/changeSentences';
import { aSpec } from '../builders/specComparisons';

const phase = aSpec({ required: '3', actual: '1', status: 'warning' });
const taps = aSpec({ id: 'taps', label: 'Taps', required: '+/-5%', actual: '', status: 'alert' });
const austin = aSpec({ id: 'location', label: 'Location', required: '', actual: 'Austin, TX', status: 'warning' });

test('each mismatch says what is required and what the unit has', () => {
  expect(changeSentences([phase])).toEqual(['Phase: required 3, unit 1.']);
});

test('an alert is a mismatch as a warning is, and a value that is not recorded says so', () => {
  expect(changeSentences([taps])).toEqual(['Taps: required +/-5%, unit not recorded.']);
});

test('where it is known what would change a mismatch, that is said', () => {
  const note = 'Required 12470 V, unit 13200 V: turn pull, $2,300.';
  const voltage = aSpec({ id: 'primaryVoltage', label: 'Primary Voltage', status: 'warning', note });
  expect(changeSentences([voltage])).toEqual(['Primary Voltage: required 12470 V, unit 13200 V: turn pull, $2,300.']);
});

test('mismatches stand in the order of the specifications', () => {
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

test('a far location stands last, with the rule that it breaks', () => {
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

  test('without a requirement nothing is said where the server marked nothing', () => {
    expect(changeSentences([aSpec({ required: '', status: null })])).toEqual([]);
    expect(changeSentences([])).toEqual([]);
  });

  test('without a requirement what the server marked is listed in one sentence', () => {
    expect(changeSentences([aSpec(marked)])).toEqual(['Marked as not matching: Phase 3.']);
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
