import { windingDemand, windingMaterialOf, windingsOf } from '../../../../src/domain/matching/reading/windings';

const COPPER = ['Copper', 'copper', 'CU', 'COP', 'COPP', 'Cu/Cu', 'copper windings', 'C', 'Cu.'];
const ALUMINUM = ['Aluminum', 'aluminium', 'AL', 'ALU', 'Alum', 'ALUMN', 'Al/Al', 'Alum.', 'A'];

test.each([...COPPER.map((text) => [text, 'copper'] as const), ...ALUMINUM.map((text) => [text, 'aluminum'] as const)])(
  '%j is %s in both windings',
  (text, material) => {
    expect(windingsOf(text)).toEqual({ high: new Set([material]), low: new Set([material]) });
    expect(windingMaterialOf(text)).toBe(material);
  },
);

test('on an order either of two materials serves; a unit of both contains aluminum', () => {
  const both = new Set(['copper', 'aluminum']);
  expect(windingDemand('Cu/Al')?.high?.included).toEqual(both);
  expect(windingsOf('Cu/Al')).toEqual({ high: both, low: both });
  expect(windingsOf('Cu-Al')).toEqual({ high: both, low: both });
  expect(windingMaterialOf('Cu/Al')).toBeNull();
});

test.each([
  ['HV AL / LV CU', 'aluminum', 'copper'],
  ['HV: CU, LV: AL', 'copper', 'aluminum'],
  ['AL HV / CU LV', 'aluminum', 'copper'],
  ['primary copper, secondary aluminum', 'copper', 'aluminum'],
  ['copper HV windings, aluminum LV windings', 'copper', 'aluminum'],
  ['HV: no copper, LV: copper', 'aluminum', 'copper'],
  ['copper HV and LV', 'copper', 'copper'],
  ['HV and LV copper', 'copper', 'copper'],
  ['Copper only, high and low voltage', 'copper', 'copper'],
  ['copper windings, both high voltage and low voltage', 'copper', 'copper'],
])('%j names each winding', (text, high, low) => {
  expect(windingsOf(text)).toEqual({ high: new Set([high]), low: new Set([low]) });
});

test('of one winding alone nothing is said of the other', () => {
  expect(windingsOf('LV CU')).toEqual({ high: null, low: new Set(['copper']) });
  expect(windingMaterialOf('LV CU')).toBeNull();
  expect(windingsOf('HV unknown / LV CU')).toEqual({ high: null, low: new Set(['copper']) });
});

test('a unit that is said not to be of one material is of the other', () => {
  expect(windingMaterialOf('no aluminum')).toBe('copper');
  expect(windingMaterialOf('non-copper')).toBe('aluminum');
});

test('an order may deny a material', () => {
  expect(windingDemand('no aluminum')?.low).toEqual({
    included: new Set(),
    excluded: new Set(['aluminum']),
    isOnly: false,
  });
});

test.each(['Unknown', 'N/A', '-', '', 'bronze', 'custom', 'alternating', null])(
  '%j says nothing of windings',
  (text) => {
    expect(windingsOf(text)).toBeNull();
  },
);
