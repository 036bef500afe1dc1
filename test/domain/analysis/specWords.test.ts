import { hasRequirement, isPlural, named, noteSentence } from '../../../src/domain/analysis/specWords';
import { compareUnitSpecs } from '../../../src/domain/specs/unitDetailStatus';
import type { UnitSpecId } from '../../../src/domain/specs/spec';
import { anInventoryUnit } from '../builders/inventoryUnits';

const specs = compareUnitSpecs(anInventoryUnit({ kvaRating: 525 }), null);
const spec = (id: UnitSpecId) => specs.find((each) => each.id === id)!;

test('a specification is named with its value, or as not recorded', () => {
  expect(named(spec('kvaRating'))).toBe('KVA Rating 525 kVA');
  expect(named(spec('taps'))).toBe('Taps (not recorded)');
});

test('taps and dimensions alone are plural', () => {
  expect(specs.filter(isPlural).map(({ id }) => id)).toEqual(['taps', 'dimensions']);
});

test.each([
  ['Required 3, unit 1', 'Phase: required 3, unit 1.'],
  ['Required 3, unit 1.', 'Phase: required 3, unit 1.'],
  ['FR3 fill needed', 'Phase: FR3 fill needed.'],
])('the note %j is a sentence on its specification', (note, sentence) => {
  expect(noteSentence('Phase', note)).toBe(sentence);
});

test.each([
  [null, false],
  [{}, false],
  [{ notes: 'Rush' }, false],
  [{ category: 'Surplus' }, true],
])('whether requirement %j asks for a specification: %p', (requirement, expected) => {
  expect(hasRequirement(compareUnitSpecs(anInventoryUnit(), requirement))).toBe(expected);
});
