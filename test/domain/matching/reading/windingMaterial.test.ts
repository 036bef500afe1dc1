import { windingMaterialOf } from '../../../../src/domain/matching/reading/windingMaterial';

test.each([
  ['Copper', 'copper'],
  ['CU', 'copper'],
  ['copper windings', 'copper'],
  ['Aluminum', 'aluminum'],
  ['aluminium', 'aluminum'],
  ['AL/AL', 'aluminum'],
  ['Unknown', null],
  ['CU/AL', null],
  ['Al primary, copper secondary', null],
  ['Custom', null],
  ['', null],
  ['COPPER WOUND', 'copper'],
  ['HV Cu', 'copper'],
  ['coppery', null],
  ['Cuprous', null],
  ['Alu', null],
  ['Alnico', null],
  ['\0', null],
  [null, null],
  [undefined, null],
])('%j is wound with %p', (text, material) => {
  expect(windingMaterialOf(text)).toBe(material);
});
