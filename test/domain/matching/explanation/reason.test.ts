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
    'Exact: phase, secondary voltage, taps, BIL, winding material, secondary bushings, fluid, cabinet. ' +
      'Acceptable: kVA (750 kVA is the next size above 500 kVA). ' +
      'Needs work: primary voltage (required 12470GrdY/7200, unit 13200Y/7620: turn pull, $3,500), ' +
      'bushing configuration (needs feed conversion, $800), order type (needs rewind, cost not recorded), ' +
      'tank (needs re-tank, $9,000). ' +
      'Does not fit: impedance (required 5%, unit 6%). ' +
      'Not recorded: fusing.',
  );
});

test('a feature that is not required is left out of the reason', () => {
  expect(scoreUnit(nothingRequired({ phase: 3 }), aCandidate()).reason()).toBe('Exact: phase, cabinet, tank.');
});

test('a value that can only be read, not compared, stands among the not recorded with both texts', () => {
  expect(reason({ primaryVoltage: 'worn off', taps: 'Custom' })).toContain(
    "Not recorded: primary voltage, taps ('Custom' cannot be compared with '+/-5%').",
  );
});

const GROUPS = ['exact', 'acceptable', 'needs work', 'does not fit', 'not recorded'];

test('the reason files every feature under the verdict that the feature has', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const { features, reason } = scoreUnit(requirement, unit);
      const groups = reason()
        .split(/(?:^|\. )(?=(?:Exact|Acceptable|Needs work|Does not fit|Not recorded): )/)
        .filter((group) => group !== '');
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
