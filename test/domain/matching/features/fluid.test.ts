import { evaluateFluid } from '../../../../src/domain/matching/features/fluid';
import { nothingRequired } from '../../builders/units';

test.each([
  [null, 'R-Temp', { verdict: 'not required' }],
  ['FR3', 'fr3', { verdict: 'exact' }],
  ['FR3', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['FR3', 'Natural Ester', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['BIOTEMP', 'FR3', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['Mineral Oil', 'FR3', { verdict: 'acceptable', why: 'esterServesMineral' }],
  ['Mineral Oil', 'Mineral', { verdict: 'exact' }],
  ['Mineral Oil', 'R-Temp', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['FR3', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['Mineral Oil', 'BETA', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['Mineral Oil', 'Askarel', { verdict: 'does not fit', why: 'containsPcb' }],
  ['FR3', 'Wecosol', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['R-Temp', 'R-Temp', { verdict: 'exact' }],
  ['R-Temp', 'FR3', { verdict: 'does not fit' }],
  ['FR3', 'Water', { verdict: 'not recorded' }],
  ['Any natural ester', 'FR3', { verdict: 'exact' }],
  ['Any natural ester', 'BIOTEMP', { verdict: 'exact' }],
  ['Any natural ester', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['Any natural ester', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['FR3', ' FR-3 ', { verdict: 'exact' }],
  ['fr-3', 'FR3', { verdict: 'exact' }],
  ['R-Temp', ' r-temp ', { verdict: 'exact' }],
  ['R-Temp', 'Mineral Oil', { verdict: 'does not fit' }],
  ['Water', 'Mineral Oil', { verdict: 'not understood' }],
  ['Water', 'water', { verdict: 'exact' }],
  ['FR3 or mineral', 'FR3', { verdict: 'exact' }],
  ['FR3 or mineral', 'Mineral Oil', { verdict: 'exact' }],
  ['FR3 or mineral', 'BIOTEMP', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['non-ester', 'Mineral Oil', { verdict: 'exact' }],
  ['non-ester', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['non-ester', 'BIOTEMP', { verdict: 'does not fit', why: 'excluded' }],
  ['non-ester', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['no FR3', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['no FR3', 'BIOTEMP', { verdict: 'exact' }],
  ['mineral only', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['FR3 only', 'BIOTEMP', { verdict: 'does not fit', why: 'excluded' }],
  ['FR3 only', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['FR3', 'RTemp', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['RTemp', 'R-Temp', { verdict: 'exact' }],
  ['N/A', 'Mineral Oil', { verdict: 'not required' }],
  ['FR3', 'Unknown', { verdict: 'not recorded' }],
  ['FR3', ' ', { verdict: 'not recorded' }],
  ['FR3', null, { verdict: 'not recorded' }],
])('fluid required %p, unit %p: %p', (required, unit, expected) => {
  expect(evaluateFluid(nothingRequired({ oil_type: required }), unit)).toEqual(expected);
});

const FLUIDS = ['Mineral Oil', 'FR3', 'Natural Ester', 'BIOTEMP', 'R-Temp', 'Silicone', 'BETA', 'Wecosol'];

/** Domain facts, fluid: f is an FR3 fill. Columns as the rows. */
test.each([
  ['Mineral Oil', '= + + + - - - -'],
  ['FR3', 'f = + + - - - -'],
  ['Natural Ester', 'f + = + - - - -'],
  ['BIOTEMP', 'f + + = - - - -'],
  ['Any natural ester', 'f = = = - - - -'],
  ['R-Temp', '- - - - = - - -'],
  ['Silicone', '- - - - - = - -'],
  ['BETA', '- - - - - - = -'],
  ['Wecosol', '- - - - - - - ='],
])('%s is served by the eight fluids as %s', (required, expected) => {
  const signs = FLUIDS.map((unit) => {
    const { verdict, work } = evaluateFluid(nothingRequired({ oil_type: required }), unit);
    return work === 'fr3' ? 'f' : verdict === 'exact' ? '=' : verdict === 'acceptable' ? '+' : '-';
  });
  expect(signs.join(' ')).toBe(expected);
});
