import { requirementSchema } from '../../../src/contract/order/order';
import type { UnitSpecId } from '../../../src/domain/specs/spec';
import { unitSpecs } from '../../../src/domain/specs/unitSpecs';
import { anInventoryUnit } from '../builders/inventoryUnits';

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

test('dimensions are equal side by side, not as text', () => {
  const { isEqual } = spec('dimensions');
  const unit = anInventoryUnit({ dimensions: '89" x 59" x 64"' });
  expect(isEqual({ dim_w_in: '89.0', dim_h_in: 64 }, unit)).toBe(true);
  expect(isEqual({ dim_w_in: 64, dim_h_in: 89 }, unit)).toBe(false);
});

test('a location equals nothing: its distance decides', () => {
  expect(spec('location').isEqual({ warehouse_desc: 'Phoenix' }, anInventoryUnit({ location: 'Phoenix' }))).toBe(false);
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
] as const)('the %s %j is had by %j and not by %j', (id, requirement, equal, other) => {
  const required = requirementSchema.parse(requirement);
  expect(spec(id).isEqual(required, anInventoryUnit(equal))).toBe(true);
  expect(spec(id).isEqual(required, anInventoryUnit(other))).toBe(false);
});

test('a unit of which nothing is recorded shows nothing, and a requirement that asks for nothing asks for nothing', () => {
  for (const { actual, required } of unitSpecs)
    expect([actual(anInventoryUnit()), required(requirementSchema.parse({}))]).toEqual(['', '']);
});
