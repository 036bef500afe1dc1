import { evaluateWinding } from '../../../../src/domain/matching/features/winding';
import { nothingRequired } from '../../builders/units';

test.each([
  ['Copper', 'Copper', { verdict: 'exact' }],
  ['Aluminum', 'aluminium', { verdict: 'exact' }],
  ['Aluminum', 'Copper', { verdict: 'acceptable', why: 'copperServesAluminum' }],
  ['Copper', 'Aluminum', { verdict: 'does not fit' }],
  ['Copper', 'Unknown', { verdict: 'not recorded' }],
  ['Copper', null, { verdict: 'not recorded' }],
  ['Unknown', 'Aluminum', { verdict: 'not required' }],
  [null, 'Aluminum', { verdict: 'not required' }],
  ['COP', 'CU', { verdict: 'exact' }],
  ['Alum', 'Aluminum', { verdict: 'exact' }],
  ['Cu/Al', 'Copper', { verdict: 'exact' }],
  ['Cu/Al', 'Aluminum', { verdict: 'exact' }],
  ['Copper', 'Cu/Al', { verdict: 'does not fit' }],
  ['Aluminum', 'Cu/Al', { verdict: 'acceptable', why: 'copperServesAluminum' }],
  ['no aluminum', 'Aluminum', { verdict: 'does not fit', why: 'excluded' }],
  ['no aluminum', 'Cu/Al', { verdict: 'does not fit', why: 'excluded' }],
  ['no aluminum', 'Copper', { verdict: 'exact' }],
  ['aluminum only', 'Copper', { verdict: 'does not fit' }],
  ['HV AL / LV CU', 'HV AL / LV CU', { verdict: 'exact' }],
  ['HV AL / LV CU', 'Copper', { verdict: 'acceptable', why: 'copperServesAluminum' }],
  ['HV AL / LV CU', 'Aluminum', { verdict: 'does not fit' }],
  ['Copper', 'HV CU / LV AL', { verdict: 'does not fit' }],
  ['LV CU', 'HV AL / LV CU', { verdict: 'exact' }],
  ['Copper', 'LV CU', { verdict: 'not recorded' }],
  ['bronze', 'Copper', { verdict: 'not understood' }],
  ['Copper', 'bronze', { verdict: 'not recorded' }],
])('windings of %p required, unit %p: %p', (coil_type, unit, expected) => {
  expect(evaluateWinding(nothingRequired({ coil_type }), unit)).toEqual(expected);
});

test('copper that was accepted from the notes outweighs what the field says', () => {
  const order = nothingRequired({ coil_type: 'Aluminum', accepted_constraints: ['copperWindings'] });
  expect(evaluateWinding(order, 'Aluminum').verdict).toBe('does not fit');
  expect(evaluateWinding(order, 'Copper').verdict).toBe('exact');
});
