import { evaluateWinding } from '../../../../../src/domain/matching/features/windings/winding';
import { nothingRequired } from '../../../builders/units';

test.each([
  ['Copper', 'Copper', { verdict: 'exact' }],
  ['Aluminum', 'aluminium', { verdict: 'exact' }],
  ['Aluminum', 'Copper', { verdict: 'acceptable', why: 'copperServesAluminum' }],
  ['Copper', 'Aluminum', { verdict: 'does not fit' }],
  ['Copper', 'Unknown', { verdict: 'not recorded' }],
  ['Copper', null, { verdict: 'not recorded' }],
  ['Unknown', 'Aluminum', { verdict: 'not required' }],
  [null, 'Aluminum', { verdict: 'not required' }],
])('windings of %p required, unit %p: %p', (coil_type, unit, expected) => {
  expect(evaluateWinding(nothingRequired({ coil_type }).winding, unit)).toEqual(expected);
});

test('copper that was accepted from the notes outweighs what the field says', () => {
  const { winding } = nothingRequired({ coil_type: 'Aluminum', accepted_constraints: ['copperWindings'] });
  expect(evaluateWinding(winding, 'Aluminum').verdict).toBe('does not fit');
  expect(evaluateWinding(winding, 'Copper').verdict).toBe('exact');
});
