import { unitPartNames, unrecordedParts } from '../../../../src/domain/cost/comparison/unitParts';
import { aPricedUnit } from '../../builders/comparisonUnits';

/** 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill. */
const parts = { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040 };
const none = { unit_cost: null, labor_cost: null, materials_cost: null };

test.each([
  ['all parts are recorded', { ...parts, jcm_total_cost: 20_000 }, []],
  ['a cost of 0 is recorded', { ...parts, labor_cost: 0, jcm_total_cost: 17_000 }, []],
  ['the base cost holds no labor', { ...parts, labor_cost: null, jcm_total_cost: 17_000 }, ['labor']],
  ['nor materials', { ...none, unit_cost: 10_000, jcm_total_cost: 14_960 }, ['labor', 'materials']],
  ['the unit itself has no cost', { ...parts, unit_cost: null, jcm_total_cost: null }, ['unit']],
  ['only labor is recorded', { ...none, labor_cost: 3_000, jcm_total_cost: 7_960 }, ['unit', 'materials']],
  ['only materials are recorded', { ...none, materials_cost: 2_040, jcm_total_cost: 7_000 }, ['unit', 'labor']],
  ['the base cost holds more than what is named', { ...parts, labor_cost: null, jcm_total_cost: 20_000 }, []],
  ['the server names no parts', { ...none, jcm_total_cost: 20_000 }, []],
  ['the server names nothing', { ...none, jcm_total_cost: null }, []],
])('where %s, the right parts count as not recorded', (_, fields, expected) => {
  expect(unrecordedParts(aPricedUnit({}, fields))).toEqual(expected);
});

test('the parts have names for people', () => {
  expect(unitPartNames).toEqual({ unit: 'unit', labor: 'unit labor', materials: 'unit materials' });
});
