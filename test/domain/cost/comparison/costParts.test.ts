import { unitPartNames, unrecordedParts, costLines } from '../../../../src/domain/cost/comparison/costParts';
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
])('if %s, the right parts count as not recorded', (_, fields, expected) => {
  expect(unrecordedParts(aPricedUnit({}, fields))).toEqual(expected);
});

test('the parts have names for people', () => {
  expect(unitPartNames).toEqual({ unit: 'unit', labor: 'unit labor', materials: 'unit materials' });
});

describe('cost lines', () => {
  const parts = { unit: 10_000, labor: 3_000, materials: 0, fr3Fill: 0, turnPull: 0, rewind: 0 };

  test('unit, labor and materials always have a line, work only if it costs something', () => {
    expect(costLines({ costParts: parts })).toEqual([
      { label: 'Unit', text: '$10,000', dollars: 10_000 },
      { label: 'Unit labor', text: '$3,000', dollars: 3_000 },
      { label: 'Unit materials', text: '$0', dollars: 0 },
    ]);
    expect(costLines({ costParts: { ...parts, fr3Fill: 4_960, turnPull: 3_500, rewind: 1_200 } }).slice(3)).toEqual([
      { label: 'FR3 fill', text: '$4,960', dollars: 4_960 },
      { label: 'Turn pull', text: '$3,500', dollars: 3_500 },
      { label: 'Rewind', text: '$1,200', dollars: 1_200 },
    ]);
  });

  test('a cost that is not recorded is not 0', () => {
    expect(costLines({ costParts: { ...parts, labor: null } })[1]).toEqual({
      label: 'Unit labor',
      text: 'not recorded',
      dollars: null,
    });
  });

  test('parts that are not known have no lines', () => {
    expect(costLines({ costParts: null })).toEqual([]);
  });
});
