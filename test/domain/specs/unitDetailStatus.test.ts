import fc from 'fast-check';
import { inventoryUnitSchema } from '../../../src/contract/units/inventoryUnit';
import { requirementSchema } from '../../../src/contract/orders/order';
import { compareSpec, specRows } from '../../../src/domain/specs/specRows';
import { compareUnitSpecs, unitSpecs } from '../../../src/domain/specs/unitDetailStatus';
import type { UnitSpecId } from '../../../src/domain/specs/spec';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { aUnit } from '../builders/units';

type Fields = Record<string, unknown>;
const aRequirement = (fields: Fields = {}) => requirementSchema.parse(fields);
const compare = (id: UnitSpecId, required: Fields | null, unit: Fields) =>
  compareUnitSpecs(anInventoryUnit(unit), required && aRequirement(required)).find((each) => each.id === id);
const statusOf = (id: UnitSpecId, required: Fields | null, unit: Fields) => compare(id, required, unit)?.status;
const statusesOf = (unit: Fields, required: Fields | null) =>
  Object.fromEntries(
    compareUnitSpecs(anInventoryUnit(unit), required && aRequirement(required)).map(({ id, status }) => [id, status]),
  );

test('every specification has a status, in the order of the screen', () => {
  const ids = compareUnitSpecs(anInventoryUnit(), null).map(({ id }) => id);
  const fields = Object.keys(inventoryUnitSchema.shape);
  expect(ids.map((id) => `${id}Status`)).toEqual(fields.filter((field) => field.endsWith('Status')));
  expect(compareUnitSpecs(anInventoryUnit(), null).map(({ label }) => label)).toEqual([
    ...['Phase', 'KVA Rating', 'Primary Voltage', 'Secondary Voltage', 'Impedance', 'Taps', 'Bushing Type'],
    ...['Bush Configuration', 'Fusing', 'BIL', 'Winding Material', 'Secondary Bushings', 'Oil Type', 'Oil Volume'],
    ...['Dimensions', 'Weight', 'Unit Type', 'Category', 'Location'],
  ]);
});

test.each([
  ['phase', { phase: 3 }, { phase: '3' }, 'check'],
  ['phase', { phase: '3' }, { phase: 1 }, 'warning'],
  ['kvaRating', { kva_rating: '500.00' }, { kvaRating: 500 }, 'check'],
  ['kvaRating', { kva_rating: 500 }, { kvaRating: 600 }, 'tolerance'],
  ['kvaRating', { kva_rating: 500 }, { kvaRating: 400 }, 'tolerance'],
  ['kvaRating', { kva_rating: 500 }, { kvaRating: 600.1 }, 'warning'],
  ['kvaRating', { kva_rating: 500 }, { kvaRating: 399.9 }, 'warning'],
  ['kvaRating', { kva_rating: 500 }, { kvaRating: 'big' }, 'warning'],
  ['kvaRating', { kva_rating: 500 }, {}, 'unknown'],
  ['primaryVoltage', { primary_voltage_kv: '12.47' }, { primaryVoltage: '12470' }, 'check'],
  ['primaryVoltage', { primary_voltage_kv: 12.47 }, { primaryVoltage: 12470 }, 'check'],
  ['primaryVoltage', { primary_voltage_kv: '12.47' }, { primaryVoltage: '12470GrdY/7200' }, 'check'],
  ['primaryVoltage', { primary_voltage_kv: '12.47' }, { primaryVoltage: '13200' }, 'warning'],
  ['primaryVoltage', { primary_voltage_kv: '13200D' }, { primaryVoltage: '13200GrdY/7620' }, 'warning'],
  ['secondaryVoltage', { secondary_voltage_kv: '480Y/277' }, { secondaryVoltage: '480 y 277' }, 'check'],
  ['secondaryVoltage', { secondary_voltage_kv: '0.48' }, { secondaryVoltage: 480 }, 'check'],
  ['secondaryVoltage', { secondary_voltage_kv: '480Y/277' }, { secondaryVoltage: '480' }, 'check'],
  ['secondaryVoltage', { secondary_voltage_kv: '480Y/277' }, { secondaryVoltage: '480D' }, 'warning'],
  ['primaryVoltage', { primary_voltage_kv: '12470Y/7200' }, { primaryVoltage: '12470' }, 'warning'],
  ['oilVolume', { oil_volume_liters: 1325 }, { oilVolume: '350.2' }, 'check'],
  ['oilVolume', { oil_volume_liters: 350 }, { oilVolume: 350 }, 'warning'],
  ['weight', { weight_lbs: '8200.0' }, { weight: 8200 }, 'check'],
  ['weight', { weight_lbs: 8200 }, { weight: 8201 }, 'tolerance'],
  ['weight', { weight_lbs: 8200 }, { weight: 100_000 }, 'tolerance'],
  ['weight', { weight_lbs: 8200 }, { weight: null }, 'unknown'],
  ['dimensions', { dim_w_in: '89.00', dim_d_in: 59, dim_h_in: 64 }, { dimensions: '89 x 59 x 64 in' }, 'check'],
  ['dimensions', { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 }, { dimensions: '89"×59"×64.0"' }, 'check'],
  ['dimensions', { dim_d_in: 59 }, { dimensions: '89 X 59 X 64' }, 'check'],
  ['dimensions', { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 }, { dimensions: '59 x 89 x 64 in' }, 'tolerance'],
  ['dimensions', { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 }, { dimensions: 'see drawing' }, 'tolerance'],
  ['dimensions', { dim_w_in: 89 }, { dimensions: '89 x 59' }, 'tolerance'],
  ['dimensions', { dim_w_in: 'wide' }, { dimensions: '89 x 59 x 64' }, 'tolerance'],
  ['dimensions', { dim_w_in: 89 }, { dimensions: ' ' }, 'unknown'],
  ['category', { category: 'Surplus' }, { category: null }, 'unknown'],
] as const)('the specification %s of %j against %j is %s', (name, required, unit, expected) => {
  expect(statusOf(name, required, unit)).toBe(expected);
});

test.each([
  ['Phoenix, AZ', 'check'],
  ['Austin, TX', 'warning'],
  ['SACRAMENTO yard 2', 'warning'],
  ['Portland', 'warning'],
  ['Denver, CO', 'check'],
  [' ', null],
  [null, null],
])('the location %p is %p, whatever is required', (location, expected) => {
  expect(statusOf('location', {}, { location })).toBe(expected);
  expect(statusOf('location', { phase: 3 }, { location, locationStatus: 'alert' })).toBe(expected);
  expect(statusOf('location', null, { location })).toBe(expected);
});

describe('the status from the server', () => {
  const marked = {
    phase: 3,
    phaseStatus: 'alert',
    weightStatus: 'tolerance',
    location: 'Phoenix',
    locationStatus: 'warning',
  };
  const expectedStatuses = { phase: 'alert', weight: 'tolerance', location: 'warning', kvaRating: null };

  test.each([
    ['no requirement is known', null],
    ['the requirement is empty', {}],
    ['the requirement has nothing that the unit shows', { notes: 'Ship early', phase: ' ' }],
  ])("the server's status applies if %s", (_, requirement) => {
    expect(statusesOf(marked, requirement)).toMatchObject(expectedStatuses);
  });

  test('a known requirement overrides the status from the server', () => {
    expect(statusesOf(marked, { phase: 3 })).toMatchObject({ phase: 'check', weight: null, location: 'check' });
  });
});

test.each([
  ['kvaRating', { kva_rating: '500.00' }, { kvaRating: 525 }, '500 kVA', '525 kVA'],
  ['primaryVoltage', { primary_voltage_kv: '12.47' }, { primaryVoltage: '13200D' }, '12470 V', '13200D'],
  ['impedance', { impedance_pct: 5.75 }, {}, '5.75%', ''],
  ['oilVolume', { oil_volume_liters: 1325 }, { oilVolume: 'full' }, '350 gal', 'full'],
  ['weight', { weight_lbs: 8200 }, { weight: '9000.0' }, '8200 lb', '9000 lb'],
  [
    'dimensions',
    { dim_w_in: 89, dim_d_in: '59.00', dim_h_in: 64 },
    { dimensions: ' 90 x 59 x 64 in' },
    '89 x 59 x 64 in',
    '90 x 59 x 64 in',
  ],
  ['dimensions', { dim_w_in: 89, dim_h_in: 64 }, {}, 'width 89 in and height 64 in', ''],
  ['location', { phase: 3 }, { location: 'Austin, TX' }, '', 'Austin, TX'],
] as const)(
  'the specification %s of %j against %j reads %p and %p',
  (name, required, unit, requiredText, actualText) => {
    expect(compare(name, required, unit)).toMatchObject({ required: requiredText, actual: actualText });
  },
);

const anything = fc.oneof(
  fc.constantFrom(
    null,
    '',
    3,
    '500',
    500,
    525,
    '12.47',
    '12470',
    '12470GrdY/7200',
    '480Y/277',
    '+/-5%',
    '5',
    'Loop',
    ' loop',
  ),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

test('a value that equals on the comparison page equals here', () => {
  const unitKeys = {
    impedance: 'impedence',
    bushingType: 'bush_type',
    bushConfiguration: 'bush_config_description',
    oilType: 'type_of_fluid',
  };
  const keys: Record<string, [string, string]> = {
    phase: ['phase', 'phase'],
    kvaRating: ['kva_rating', 'kva_rating'],
    primaryVoltage: ['primary_voltage_kv', 'primary_voltage'],
    secondaryVoltage: ['secondary_voltage_kv', 'secondary_voltage'],
    impedance: ['impedance_pct', unitKeys.impedance],
    taps: ['tap_range_pct', 'taps'],
    bushingType: ['bushing_type', unitKeys.bushingType],
    bushConfiguration: ['bush_configuration', unitKeys.bushConfiguration],
    oilType: ['oil_type', unitKeys.oilType],
    oilVolume: ['oil_volume_liters', 'oil_volume'],
    weight: ['weight_lbs', 'total_weight'],
  };
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(keys)), anything, anything, (id, required, actual) => {
      const [requiredKey, unitKey] = keys[id]!;
      const row = specRows.find((each) => each.id === id)!;
      const requirement = { [requiredKey]: required };
      const onCard = compareSpec(row, requirement, { ...aUnit(), [unitKey]: actual });
      const specs = compareUnitSpecs({ ...anInventoryUnit(), [id]: actual }, requirement);
      const here = specs.find((each) => each.id === id)?.status;
      expect(here === 'check').toBe(onCard.verdict === 'exact');
      expect(here === null).toBe(onCard.verdict === 'not required');
      expect(here === 'unknown').toBe(onCard.verdict === 'not recorded');
    }),
    { numRuns: 500 },
  );
});

describe('a unit that was judged for the order', () => {
  const judged = aUnit({
    score_details: [
      { feature: 'power_rating_match', verdict: 'needs work', note: 'Two sizes up: oversized' },
      { feature: 'winding', required: 'Copper', verdict: 'does not fit', note: 'Aluminum where copper is asked for' },
    ],
    total_weight: 20_000,
    winding_material: 'Aluminum',
  });
  const requirement = aRequirement({ kva_rating: 500, weight_lbs: 8200, dim_w_in: 89 });
  const specs = compareUnitSpecs(
    anInventoryUnit({ kvaRating: 600, weight: 20_000, dimensions: '90 x 59 x 64', windingMaterial: 'Aluminum' }),
    requirement,
    judged,
  );
  const spec = (id: UnitSpecId) => specs.find((each) => each.id === id);

  test('a unit that was judged for the order reads as on its card, notes included', () => {
    expect(spec('kvaRating')).toMatchObject({
      verdict: 'needs work',
      status: 'warning',
      note: 'Two sizes up: oversized',
      required: '500 kVA',
      actual: '600 kVA',
    });
    expect(spec('weight')).toMatchObject({
      required: '8200 lb',
      note: 'Required 8200 lb, unit 20000 lb: 11,800 lb heavier than asked',
    });
    expect(spec('windingMaterial')).toMatchObject({ verdict: 'does not fit', status: 'alert', required: 'Copper' });
    expect(spec('weight')).toMatchObject({ verdict: 'differs', status: 'warning' });
  });

  test('a unit that was judged for the order follows the rule of the unit page in what a card does not show', () => {
    expect(spec('dimensions')).toMatchObject({
      ...{ verdict: 'differs', status: 'tolerance' },
      note: 'Required width 89 in, unit 90 x 59 x 64: 1 in wider than asked',
    });
  });
});

test.each<[UnitSpecId, Partial<Rates>, Fields, string]>([
  ['kvaRating', { unitPageKvaTolerance: 5 }, { kvaRating: 525 }, 'tolerance'],
  ['kvaRating', { unitPageKvaTolerance: 5 }, { kvaRating: 525.1 }, 'warning'],
  ['kvaRating', { kvaTolerance: 50 }, { kvaRating: 601 }, 'warning'],
  ['location', { farMiles: 850 }, { location: 'Austin, TX' }, 'check'],
  ['location', { farMiles: 849 }, { location: 'Austin, TX' }, 'warning'],
  ['location', { referenceSite: 'Austin' }, { location: 'Phoenix, AZ' }, 'warning'],
])('by the stored rates the %s with %j and %j is marked %s', (id, change, unit, status) => {
  const rates = { ...DEFAULT_RATES, ...change };
  const specs = compareUnitSpecs(anInventoryUnit(unit), aRequirement({ kva_rating: 500 }), null, rates);
  expect(specs.find((each) => each.id === id)?.status).toBe(status);
});

test.each([
  ['dimensions', { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 }, { dimensions: '94.5 x 56.25 x 64 in' }, 'differs'],
  ['weight', { weight_lbs: 8200 }, { weight: 9430 }, 'acceptable'],
  ['weight', { weight_lbs: 8200 }, { weight: 9430.1 }, 'differs'],
  ['category', { category: 'Surplus' }, { category: 'Recycle' }, 'differs'],
  ['oilType', { oil_type: 'FR3' }, { oilType: 'Mineral Oil' }, 'differs'],
] as const)('the word for the %s of %j against %j is %s', (id, required, unit, verdict) => {
  expect(compare(id, required, unit)?.verdict).toBe(verdict);
});

test('a difference shows its amount', () => {
  const sides = { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 };
  expect(compare('dimensions', sides, { dimensions: '94.5 x 56.25 x 64 in' })?.note).toBe(
    'Required 89 x 59 x 64 in, unit 94.5 x 56.25 x 64 in: 5.5 in wider and 2.75 in shallower than asked',
  );
  expect(compare('dimensions', sides, { dimensions: 'see drawing' })?.note).toBe(
    'Required 89 x 59 x 64 in, unit see drawing',
  );
  expect(compare('weight', { weight_lbs: 8200 }, { weight: 8320 })?.note).toBe('120 lb heavier than asked');
  expect(compare('oilVolume', { oil_volume_liters: 1325 }, { oilVolume: 320 })?.note).toBe(
    'Required 350 gal, unit 320 gal: 30 gal less than asked',
  );
});

const spec = (id: UnitSpecId) => unitSpecs.find((each) => each.id === id)!;

test.each([
  ['kvaRating', { kvaRating: 500 }, '500 kVA'],
  ['kvaRating', { kvaRating: 'big' }, 'big'],
  ['primaryVoltage', { primaryVoltage: '12.47' }, '12470 V'],
  ['primaryVoltage', { primaryVoltage: '12470GrdY/7200' }, '12470GrdY/7200'],
  ['impedance', { impedance: '5.750' }, '5.75%'],
  ['oilVolume', { oilVolume: 350.4 }, '350 gal'],
  ['weight', { weight: '8200.0' }, '8200 lb'],
  ['weight', { weight: null }, ''],
  ['taps', { taps: '+/-5%' }, '+/-5%'],
  ['phase', { phase: 3 }, '3'],
  ['dimensions', { dimensions: ' 89 x 59 x 64 in ' }, '89 x 59 x 64 in'],
] as const)('the %s of %j reads %p: only numbers carry the unit of measure', (id, unit, text) => {
  expect(spec(id).actual(anInventoryUnit(unit))).toBe(text);
});

test.each([
  ['weight', { weight_lbs: '8200.00' }, '8200 lb'],
  ['secondaryVoltage', { secondary_voltage_kv: '0.48' }, '480 V'],
  ['secondaryVoltage', { secondary_voltage_kv: '480Y/277' }, '480Y/277'],
  ['dimensions', { dim_w_in: 89, dim_d_in: 59, dim_h_in: 64 }, '89 x 59 x 64 in'],
  ['dimensions', { dim_d_in: 59 }, 'depth 59 in'],
  ['category', { category: ' Surplus ' }, 'Surplus'],
  ['location', { warehouse_desc: 'Phoenix, AZ' }, ''],
] as const)('the required %s of %j reads %p', (id, requirement, text) => {
  expect(spec(id).required(requirementSchema.parse(requirement))).toBe(text);
});

/** Of each specification a requirement, a unit that has it in another writing, and one that does not. */
test.each([
  ['phase', { phase: 3 }, { phase: '3.0' }, { phase: 1 }],
  ['kvaRating', { kva_rating: '1,500' }, { kvaRating: 1500 }, { kvaRating: 1500.1 }],
  ['primaryVoltage', { primary_voltage_kv: 12.47 }, { primaryVoltage: '12470Y/7200' }, { primaryVoltage: '13200D' }],
  ['secondaryVoltage', { secondary_voltage_kv: '0.48' }, { secondaryVoltage: '480Y/277' }, { secondaryVoltage: '208' }],
  ['impedance', { impedance_pct: '5.75' }, { impedance: 5.75 }, { impedance: 5.76 }],
  ['taps', { tap_range_pct: '5' }, { taps: '4 x 2.5%' }, { taps: '-10%' }],
  ['bushingType', { bushing_type: 'Porcelain' }, { bushingType: ' porcelain' }, { bushingType: 'Epoxy' }],
  ['bushConfiguration', { bush_configuration: 'Loop' }, { bushConfiguration: 'LOOP' }, { bushConfiguration: 'Radial' }],
  ['fusing', { fusing: 'None' }, { fusing: 'none' }, { fusing: null }],
  ['bil', { bil: 95 }, { bil: '95' }, { bil: 125 }],
  ['windingMaterial', { coil_type: 'Copper' }, { windingMaterial: 'copper' }, { windingMaterial: 'Aluminum' }],
  [
    'secondaryBushings',
    { sec_bush: '6-hole spade' },
    { secondaryBushings: '6-Hole Spade' },
    { secondaryBushings: '4' },
  ],
  ['oilType', { oil_type: 'FR3' }, { oilType: 'fr3' }, { oilType: 'R-Temp' }],
  ['oilVolume', { oil_volume_liters: 1325 }, { oilVolume: 350.4 }, { oilVolume: 1325 }],
  ['dimensions', { dim_h_in: 64 }, { dimensions: '89 x 59 x 64' }, { dimensions: '64 x 59 x 89' }],
  ['weight', { weight_lbs: '8,200' }, { weight: 8200 }, { weight: 8201 }],
  ['unitType', { unit_type: 'Pole Mount' }, { unitType: 'POLE MOUNT' }, { unitType: 'Three-Phase Pad' }],
  ['category', { category: 'Surplus' }, { category: 'surplus ' }, { category: 'Recycle' }],
] as const)('the %s %j equals that of %j and not of %j', (id, requirement, equal, other) => {
  const required = requirementSchema.parse(requirement);
  expect(spec(id).isEqual(required, anInventoryUnit(equal))).toBe(true);
  expect(spec(id).isEqual(required, anInventoryUnit(other))).toBe(false);
});

test('an empty unit and an empty requirement show nothing', () => {
  for (const { actual, required } of unitSpecs)
    expect([actual(anInventoryUnit()), required(requirementSchema.parse({}))]).toEqual(['', '']);
});
