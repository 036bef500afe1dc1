import fc from 'fast-check';
import { featureNames } from '../../../../src/domain/matching/explanation/names';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const reason = (unit: Partial<Candidate>, quote = {}) => scoreUnit(aRequirement(quote), aCandidate(unit)).reason();

test('each verdict names its features, in this order, each with what differs', () => {
  const unit = {
    primaryVoltage: '13200Y/7620',
    bushConfiguration: 'Radial Feed Dead Front',
    kva: 750,
    fusing: null,
    tankNeedsReplacing: true,
    impedancePct: 6,
    condition: 'RW',
  };
  expect(reason(unit, { primary_voltage_kv: '12470GrdY/7200' })).toBe(
    'Misses a requirement. ' +
      'Does not fit: impedance (required 5%, unit 6%). ' +
      'Not recorded: fusing. ' +
      'Needs work: primary voltage (required 12470GrdY/7200, unit 13200Y/7620: rewind, cost not recorded), ' +
      'bushing configuration (needs feed conversion, $800), order type (needs the same rewind), ' +
      'tank (needs re-tank, $9,000). ' +
      'Acceptable: kVA (750 kVA is up to one size above 500 kVA), connection (primary wye, secondary wye fits primary ' +
      'grounded wye, secondary wye: only the neutral is tied differently). ' +
      'Exact: phase, secondary voltage, taps, BIL, winding material, secondary bushings, fluid, unit type, cabinet.',
  );
});

test('a feature that is not required is left out of the reason', () => {
  expect(scoreUnit(nothingRequired({ phase: 3 }), aCandidate()).reason()).toBe(
    'Fits, to be checked. Exact: phase, cabinet, tank.',
  );
});

test('a value that cannot be read stands among the not recorded with its text, a requirement among the not understood', () => {
  expect(reason({ primaryVoltage: 'worn off', taps: 'Custom' })).toContain(
    "Not recorded: primary voltage ('worn off' does not say), taps ('Custom' does not say).",
  );
  expect(reason({}, { oil_type: 'water' })).toMatch(
    /^Fits, to be checked\. Not understood: fluid \('water' is not understood\)\. /,
  );
});

const GROUPS = ['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work', 'acceptable', 'exact'];

test('the reason begins with the class and files every feature under the verdict that the feature has', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const { features, fitClass, reason } = scoreUnit(requirement, unit);
      const [first, ...groups] = reason()
        .split(/(?:^|\. )(?=(?:Exact|Acceptable|Oversized|Needs work|Does not fit|Not recorded|Not understood): )/)
        .filter((group) => group !== '');
      expect(first).toBe(fitClass);
      for (const group of groups) {
        const verdict = group.slice(0, group.indexOf(':')).toLowerCase();
        const names = features.filter((each) => each.verdict === verdict).map(({ feature }) => featureNames[feature]);
        const listed = group.slice(group.indexOf(':') + 2).replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, '');
        expect(listed.replace(/\.$/, '').split(', ')).toEqual(names);
      }
      const present = new Set(features.map(({ verdict }) => verdict));
      expect(groups).toHaveLength(GROUPS.filter((each) => [...present].some((verdict) => verdict === each)).length);
    }),
  );
});
