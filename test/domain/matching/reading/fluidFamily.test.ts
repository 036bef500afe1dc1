import { fluidFamilyOf } from '../../../../src/domain/matching/reading/fluidFamily';

test.each([
  ['Mineral Oil', 'mineral'],
  [' oil ', 'mineral'],
  ['FR3', 'ester'],
  ['Envirotemp FR-3', 'ester'],
  ['Natural Ester', 'ester'],
  ['Any natural ester', 'ester'],
  ['BIOTEMP', 'ester'],
  ['R-Temp', 'legacy'],
  ['RTemp', 'legacy'],
  ['Silicone', 'legacy'],
  ['BETA', 'legacy'],
  ['Wecosol', 'legacy'],
  ['MINERAL', 'mineral'],
  ['\tmineral oil\n', 'mineral'],
  ['fr 3', null],
  ['Bio-Temp', null],
  ['', null],
  ['Water', null],
  ['Crude oil', null],
  ['Oil of any kind', null],
  [null, null],
])('%j is of the family %p', (text, family) => {
  expect(fluidFamilyOf(text)).toBe(family);
});
