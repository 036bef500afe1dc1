import { evaluateFluid } from '../../../../src/domain/matching/features/fluid';
import { nothingRequired } from '../../builders/units';

test.each([
  [null, 'R-Temp', { verdict: 'notRequired' }],
  ['FR3', 'fr3', { verdict: 'exact' }],
  ['FR3', 'Mineral Oil', { verdict: 'work', work: 'fr3Fill' }],
  ['FR3', 'Natural Ester', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['BIOTEMP', 'FR3', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['Mineral Oil', 'FR3', { verdict: 'acceptable', why: 'esterServesMineral' }],
  ['Mineral Oil', 'Mineral', { verdict: 'exact' }],
  ['Mineral Oil', 'R-Temp', { verdict: 'no', why: 'legacyFluid' }],
  ['FR3', 'Silicone', { verdict: 'no', why: 'legacyFluid' }],
  ['Mineral Oil', 'BETA', { verdict: 'no', why: 'legacyFluid' }],
  ['FR3', 'Wecosol', { verdict: 'no', why: 'legacyFluid' }],
  ['R-Temp', 'R-Temp', { verdict: 'exact' }],
  ['R-Temp', 'FR3', { verdict: 'no' }],
  ['FR3', 'Water', { verdict: 'no' }],
  ['FR3', null, { verdict: 'unknown' }],
])('fluid required %p, unit %p: %p', (required, unit, expected) => {
  expect(evaluateFluid(nothingRequired({ oil_type: required }), unit)).toEqual(expected);
});
