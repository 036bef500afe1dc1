import { evaluateUnitKind } from '../../../../src/domain/matching/features/unitType';
import { nothingRequired } from '../../builders/units';

test.each([
  [null, 'Pole Mount', 'not required'],
  ['N/A', 'Pole Mount', 'not required'],
  ['Three-Phase Pad', 'Three-Phase Pad', 'exact'],
  // Its phases are a feature of their own.
  ['Three-Phase Pad', 'Single-Phase Pad', 'exact'],
  ['Pad', 'Pole Mount', 'does not fit'],
  ['Pad', 'Substation', 'does not fit'],
  ['pad or pole', 'Pole Mount', 'exact'],
  ['no pole', 'Pole Mount', 'does not fit'],
  ['no pole', 'Pad', 'exact'],
  ['vault', 'Pad', 'not understood'],
  ['vault', ' Vault', 'exact'],
  ['Pad', 'vault', 'not recorded'],
  ['Pad', null, 'not recorded'],
])('a unit type of %p required, with a unit of %p, is %s', (unit_type, unit, verdict) => {
  expect(evaluateUnitKind(nothingRequired({ unit_type }), unit).verdict).toBe(verdict);
});
