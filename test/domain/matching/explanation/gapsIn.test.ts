import fc from 'fast-check';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const gaps = (unit: Partial<Candidate>, quote = {}) => scoreUnit(aRequirement(quote), aCandidate(unit)).gaps;

test('a unit that fits as it stands has no gaps, however much is only acceptable', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ kva: 750, fluid: 'FR3', bilKv: 125 })).toEqual([]);
});

test('what is critical stands first, then what else does not fit, then what is not known, then work from dear to cheap', () => {
  const unit = {
    ...{ bilKv: 75, impedancePct: 9, fusing: null, tankNeedsReplacing: true, cabinetNeedsReplacing: true },
    ...{ bushConfiguration: 'Radial Feed Dead Front', feedConversionCost: null },
  };
  expect(gaps(unit, { oil_type: 'water' })).toEqual([
    { feature: 'bil', verdict: 'does not fit', text: 'BIL: Required 95 kV, unit 75 kV' },
    { feature: 'impedance', verdict: 'does not fit', text: 'Impedance: Required 5%, unit 9%' },
    {
      feature: 'bushing_config_match',
      verdict: 'needs work',
      text: 'Bushing configuration: Needs feed conversion, cost not recorded',
    },
    { feature: 'fusing_match', verdict: 'not recorded', text: 'Fusing: Not recorded' },
    { feature: 'fluid', verdict: 'not understood', text: "Fluid: 'water' is not understood" },
    { feature: 'tank', verdict: 'needs work', text: 'Tank: Needs re-tank, $9,000' },
    { feature: 'cabinet', verdict: 'needs work', text: 'Cabinet: Needs replacement cabinet, $2,500' },
  ]);
});

test('an oversized unit has a gap that needs the consent of the customer', () => {
  expect(gaps({ kva: 1000 })).toEqual([
    { feature: 'power_rating_match', verdict: 'oversized', text: 'kVA: 1,000 kVA is two sizes above 500 kVA' },
  ]);
});

test('exactly the features that are neither met nor left open by the order are gaps', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const { features, gaps: found } = scoreUnit(requirement, unit);
      const met = new Set(['exact', 'acceptable', 'not required']);
      const expected = features.filter(({ verdict }) => !met.has(verdict)).map(({ feature }) => feature);
      expect(found.map(({ feature }) => feature).sort()).toEqual([...expected].sort());
    }),
  );
});
