import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const reason = (unit: Partial<Candidate>, quote = {}, fusing?: string | null) =>
  scoreUnit(aRequirement(quote, fusing), aCandidate(unit)).reason();

test('what matches, what is acceptable, what work costs and what stays open, in this order', () => {
  const unit = {
    primaryVoltage: '13200D',
    bushConfiguration: 'Radial Feed Dead Front',
    kva: 750,
    fusing: null,
    tankNeedsReplacing: true,
    condition: 'RW',
  };
  expect(reason(unit, { primary_voltage_kv: '12470GrdY/7200', tap_range_pct: '2.5' })).toBe(
    'Phase, secondary voltage, BIL and fluid match. kVA 750 is the next size above 500. Taps cover what is required. ' +
      'Feed conversion ($800) makes the radial unit loop feed. The tank needs replacing: re-tank ($9,000). ' +
      'Primary voltage 13200D does not serve 12470GrdY/7200. A unit in condition RW does not fit an RC order. ' +
      'Fusing is not recorded.',
  );
});

test('nothing required, nothing said but that', () => {
  expect(scoreUnit(nothingRequired(), aCandidate()).reason()).toBe(
    'The order requires nothing that a unit could fail.',
  );
});

test('one match is told in the singular', () => {
  expect(scoreUnit(nothingRequired({ phase: 3 }), aCandidate()).reason()).toBe('Phase matches.');
  expect(scoreUnit(nothingRequired({ tap_range_pct: 5 }), aCandidate()).reason()).toBe('Taps match.');
});

test.each([
  [{ kva: 550 }, {}, 'kVA 550 is within 10% of 500.'],
  [{ kva: 1000 }, {}, 'kVA 1000 is more than one size above 500.'],
  [{ kva: 1500 }, {}, 'kVA 1500 is more than two sizes above 500.'],
  [{ kva: 300 }, {}, 'kVA 300 is below the required 500.'],
  [{}, { kva_rating: 'big' }, "kVA '500' cannot be compared with 'big'."],
  [
    { primaryVoltage: '4160GrdY/2400 x 12470GrdY/7200' },
    {},
    'Primary voltage 4160GrdY/2400 x 12470GrdY/7200 includes 12470.',
  ],
  [{ primaryVoltage: '13800D' }, { primary_voltage_kv: '13.2' }, 'Primary voltage 13800D reaches 13200 on its taps.'],
  [
    { primaryVoltage: '12470Y/7200' },
    { primary_voltage_kv: '12470GrdY/7200' },
    'Primary voltage 12470Y/7200 serves 12470GrdY/7200: the same voltages, only the neutral is tied differently.',
  ],
  [{ primaryVoltage: '13200D' }, {}, 'A turn pull ($3,500) brings primary voltage 13200D to 12470.'],
  [{ primaryVoltage: '13200D', turnPullCost: 0 }, {}, 'A turn pull brings primary voltage 13200D to 12470.'],
  [
    { primaryVoltage: '13200D', secondaryVoltage: '460Y/266' },
    {},
    'A turn pull ($3,500) brings primary voltage 13200D to 12470 and secondary voltage 460Y/266 to 480Y/277.',
  ],
  [
    { secondaryVoltage: '208Y/120' },
    { order_type: 'RW' },
    'The rewind, part of the job, brings secondary voltage 208Y/120 to 480Y/277.',
  ],
  [{ primaryVoltage: 'worn off' }, {}, "Primary voltage 'worn off' cannot be compared with '12470'."],
  [{ taps: 'None' }, {}, 'Taps None do not cover +/-5%.'],
  [{ taps: null }, {}, 'Taps are not recorded.'],
  [{ taps: 'Custom' }, {}, "Taps 'Custom' cannot be compared with '+/-5%'."],
  [{}, { bush_configuration: 'Radial Feed Dead Front' }, 'Loop feed serves a radial system.'],
  [{}, { bush_configuration: 'Loop Feed Live Front' }, 'Dead front serves where live front is asked for.'],
  [
    { fusing: 'Bay-O-Net w/ Partial Range CLF' },
    {},
    'Fusing (Bay-O-Net w/ Partial Range CLF) does more than is required.',
  ],
  [{ fusing: 'None' }, {}, 'Fusing None does not serve Bay-O-Net w/ Isolation Link.'],
  [{ bilKv: 75 }, {}, 'BIL 75 kV is below the required 95 kV.'],
  [{ bilKv: 125 }, {}, 'BIL 125 kV is above the required 95 kV.'],
  [{ bilKv: null }, {}, 'BIL is not recorded.'],
  [{}, { oil_type: 'FR3' }, 'An FR3 fill ($4,960) replaces the mineral oil.'],
  [{ fluid: 'FR3' }, {}, 'FR3 serves where mineral oil is asked for.'],
  [{ fluid: 'R-Temp' }, {}, 'R-Temp is a legacy fluid and does not serve Mineral Oil.'],
  [{ fluid: 'BIOTEMP' }, { oil_type: 'FR3' }, 'BIOTEMP is a natural ester like FR3.'],
  [{ cabinetNeedsReplacing: true }, {}, 'The terminal cabinet needs replacing ($2,500).'],
])('unit %p for %p: %s', (unit, quote, sentence) => {
  expect(reason(unit, quote)).toContain(sentence);
});
