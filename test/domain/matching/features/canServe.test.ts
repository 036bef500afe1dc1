import fc from 'fast-check';
import { canServe } from '../../../../src/domain/matching/features/canServe';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

test.each<[string, Partial<Candidate>]>([
  ['phase', { phase: 1 }],
  ['kVA', { kva: 300 }],
  ['primary voltage', { primaryVoltage: '4160D' }],
  ['secondary voltage', { secondaryVoltage: '480D' }],
  ['BIL', { bilKv: 75 }],
  ['winding material', { windingMaterial: 'Aluminum' }],
])('a unit whose %s does not fit cannot serve', (_, unit) => {
  expect(canServe(aRequirement(), aCandidate(unit))).toBe(false);
});

test.each<[string, Partial<Candidate>]>([
  [
    'needs work',
    { primaryVoltage: '13200Y/7620', bushConfiguration: 'Radial Feed Dead Front', tankNeedsReplacing: true },
  ],
  ['is oversized', { kva: 1000 }],
  ['records none of it', { phase: null, kva: null, primaryVoltage: null, secondaryVoltage: null, bilKv: null }],
  [
    'lacks what a customer can do without',
    { fusing: 'None', impedancePct: 8, secondaryBushings: 'Stud', fluid: 'BETA' },
  ],
])('a unit that %s can serve', (_, unit) => {
  expect(canServe(aRequirement(), aCandidate(unit))).toBe(true);
});

test('the check says of every unit what its score says', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      expect(canServe(requirement, unit)).toBe(scoreUnit(requirement, unit).canServe);
    }),
  );
});
