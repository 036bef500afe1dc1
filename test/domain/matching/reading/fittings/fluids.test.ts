import {
  familyOf,
  fluidDemand,
  fluidFamilyOf,
  fluidOf,
} from '../../../../../src/domain/matching/reading/fittings/fluids';

/** Domain facts, vocabulary, and how people write it. */
test.each([
  ['mineral', 'mineral', ['Mineral Oil', 'mineral', 'MO', 'M.O.', 'oil', 'Transformer oil']],
  ['fr3', 'ester', ['FR3', 'FR-3', 'fr 3', 'FR3 natural ester', 'natural ester (FR3)']],
  ['biotemp', 'ester', ['BIOTEMP', 'natural ester (BIOTEMP)']],
  ['naturalEster', 'ester', ['Natural Ester', 'natural-ester', 'vegetable']],
  ['syntheticEster', 'ester', ['synthetic ester', 'MIDEL']],
  ['ester', 'ester', ['ester', 'Esters']],
  ['rTemp', 'legacy', ['R-Temp', 'RTemp', 'R TEMP']],
  ['silicone', 'legacy', ['Silicone', 'silicon']],
  ['beta', 'legacy', ['BETA']],
  ['wecosol', 'legacy', ['Wecosol']],
  ['askarel', 'legacy', ['Askarel', 'PCB', 'Pyranol']],
] as const)('%s, of the family %s, is written %j', (fluid, family, texts) => {
  expect(texts.map((text) => fluidOf(text))).toEqual(texts.map(() => fluid));
  expect([familyOf(fluid), fluidFamilyOf(texts[0])]).toEqual([family, family]);
});

test.each(['', 'Unknown', 'water', 'FR3 or mineral', 'no FR3', null])('%j names no fluid of a unit', (text) => {
  expect(fluidOf(text)).toBeNull();
});

const ESTERS = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

test.each([
  ['FR3', ['fr3'], []],
  ['FR3 or mineral', ['fr3', 'mineral'], []],
  ['ester', ESTERS, []],
  ['non-ester', [], ESTERS],
  ['no FR3', [], ['fr3']],
  ['mineral, no esters', ['mineral'], ESTERS],
  ['Any natural ester', ESTERS, []],
])('%j asks for %j and denies %j', (text, asked, denied) => {
  expect(fluidDemand(text)).toMatchObject({ asked: new Set(asked), denied: new Set(denied) });
});

test('text of no fluid asks for none', () => {
  expect(fluidDemand('water')).toBeNull();
});
