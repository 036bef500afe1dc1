import { inventoryUnitSchema } from '../../../src/contract/units/inventoryUnit';
import { requirementSchema } from '../../../src/contract/orders/order';
import { specText, type Spec, type SpecId } from '../../../src/domain/specs/spec';
import { specSections, specTable } from '../../../src/domain/specs/specTable';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { aUnit } from '../builders/units';

const spec = (id: SpecId): Spec => specTable.find((each) => each.id === id)!;
const recommended = (id: SpecId, fields: Record<string, unknown>) => spec(id).recommended?.(aUnit(fields));
const inventory = (id: SpecId, fields: Record<string, unknown>) => spec(id).inventory?.(anInventoryUnit(fields));

test('ids and labels are unique', () => {
  expect(new Set(specTable.map(({ id }) => id)).size).toBe(specTable.length);
  expect(new Set(specTable.map(({ label }) => label)).size).toBe(specTable.length);
});

test('the specifications follow the order of the sections', () => {
  const order = specSections.map(({ id }) => id);
  const places = specTable.map(({ section }) => order.indexOf(section));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a section has the same title on the comparison and the unit page, but for the one that holds more there', () => {
  const differing = specSections.filter(({ title, unitPageTitle }) => title !== unitPageTitle);
  expect(differing).toEqual([{ id: 'unit', title: 'Dimensions & Weight', unitPageTitle: 'Unit Specifications' }]);
});

test('every status of an inventory unit on the wire belongs to a specification that it carries', () => {
  const statuses = Object.keys(inventoryUnitSchema.shape).filter((field) => field.endsWith('Status'));
  const carried = specTable.filter((each) => each.inventory).map(({ id }) => `${id}Status`);
  expect(carried).toEqual(statuses);
});

test('width, depth and height are carried only by recommended units, dimensions and place only by units in stock', () => {
  expect(specTable.filter((each) => !each.inventory).map(({ id }) => id)).toEqual(['width', 'depth', 'height']);
  expect(specTable.filter((each) => !each.recommended).map(({ id }) => id)).toEqual([
    'dimensions',
    'unitType',
    'category',
    'location',
  ]);
});

/** Specification, its field in a requirement, in a recommended unit and in an inventory unit. */
test.each([
  ['phase', 'phase', 'phase', 'phase'],
  ['kvaRating', 'kva_rating', 'kva_rating', 'kvaRating'],
  ['primaryVoltage', 'primary_voltage_kv', 'primary_voltage', 'primaryVoltage'],
  ['secondaryVoltage', 'secondary_voltage_kv', 'secondary_voltage', 'secondaryVoltage'],
  ['impedance', 'impedance_pct', 'impedence', 'impedance'],
  ['taps', 'tap_range_pct', 'taps', 'taps'],
  ['bushingType', 'bushing_type', 'bush_type', 'bushingType'],
  ['bushConfiguration', 'bush_configuration', 'bush_config_description', 'bushConfiguration'],
  ['fusing', 'fusing', 'fusing_description', 'fusing'],
  ['bil', 'bil', 'bil', 'bil'],
  ['windingMaterial', 'coil_type', 'winding_material', 'windingMaterial'],
  ['secondaryBushings', 'sec_bush', 'sec_bush', 'secondaryBushings'],
  ['oilType', 'oil_type', 'type_of_fluid', 'oilType'],
  ['oilVolume', 'oil_volume_liters', 'oil_volume', 'oilVolume'],
  ['width', 'dim_w_in', 'unit_width', null],
  ['depth', 'dim_d_in', 'unit_depth', null],
  ['height', 'dim_h_in', 'unit_height', null],
  ['weight', 'weight_lbs', 'total_weight', 'weight'],
  ['unitType', 'unit_type', null, 'unitType'],
  ['category', 'category', null, 'category'],
  ['location', null, null, 'location'],
] as const)('%s is read from %s, %s and %s', (id, requirementField, unitField, inventoryField) => {
  const requirement = requirementSchema.parse(requirementField ? { [requirementField]: 'here' } : {});
  expect(spec(id).required(requirement)).toBe(requirementField ? 'here' : null);
  if (unitField) expect(recommended(id, { [unitField]: 'here' })).toBe('here');
  if (inventoryField) expect(inventory(id, { [inventoryField]: 'here' })).toBe('here');
});

test('an oil volume is compared in whole US gallons, whichever source says it', () => {
  expect(spec('oilVolume').required({ oil_volume_liters: 1325 })).toBe('350');
  expect(recommended('oilVolume', { oil_volume: 350.2 })).toBe('350');
  expect(inventory('oilVolume', { oilVolume: '350.2' })).toBe('350');
});

test.each([
  ['kvaRating', '500.00', '500'],
  ['primaryVoltage', '12.47', '12470'],
  ['primaryVoltage', '12470GrdY/7200', '12470GrdY/7200'],
  ['secondaryVoltage', 0.48, '480'],
  ['impedance', '5.750', '5.75'],
  ['taps', ' +/-5% ', '+/-5%'],
  ['weight', '12.47', '12.47'],
  ['phase', null, ''],
] as const)('%s %p is shown as %p', (id, value, text) => {
  expect(specText(spec(id), value)).toBe(text);
});
