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
