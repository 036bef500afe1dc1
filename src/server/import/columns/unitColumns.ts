import { optional, required, type FileKind } from './columns';
import { choice, code, decimal, list, money, numberChoice, prose, text, whole } from './formats';

const inches = decimal(6, 2, '64.5');
const dollars = { measure: 'US dollars' } as const;
const dollarsOrNone = { ...dollars, whenEmpty: '0' } as const;
const condition = choice(['good', 'replace']);

/** Drawings that can be kept of a unit. */
const PICTURES = ['front', 'side', 'top', 'cabinet', 'nameplate'] as const;
const DOCUMENTS = ['nameplate', 'test-report'] as const;

const electrical = [
  required('serial', 'Inventory control number; a row with a known one updates that unit.', code, '0557128'),
  required('condition', 'What the unit is fit for: recondition or rewind.', choice(['RC', 'RW']), 'RC'),
  required('phase', 'Phases.', numberChoice([1, 3]), '3'),
  required('kva_rating', 'Power rating.', decimal(7, 2, '112.5', false), '1000', { measure: 'kVA' }),
  required('primary_voltage', 'Primary voltage as on the nameplate.', text(80), '12470GrdY/7200', { measure: 'V' }),
  required('secondary_voltage', 'Secondary voltage as on the nameplate.', text(80), '480Y/277', { measure: 'V' }),
  optional('primary_bil_kv', 'Basic impulse level of the primary.', decimal(5, 2, '95'), '95', { measure: 'kV' }),
  optional('impedance_pct', 'Impedance.', decimal(3, 3, '5.75'), '5.75', { measure: '%' }),
  optional('taps', 'Tap range.', text(40), '+/-5%'),
  optional('bush_type', 'Kind of primary bushings.', text(80), '200 A Well and Insert'),
  optional('bush_config_description', 'Feed and front.', text(80), 'Loop Feed Dead Front'),
  optional('sec_bush', 'Kind of secondary bushings.', text(80), '6-hole spade'),
  optional('fusing_description', 'Fusing.', text(80), 'Bay-O-Net w/ Isolation Link'),
  optional('winding_material', 'Winding material.', text(40), 'Copper'),
] as const;

const body = [
  optional('type_of_fluid', 'Fluid.', text(40), 'Mineral Oil'),
  optional('oil_volume_gal', 'Fluid volume.', decimal(7, 2, '350'), '350', { measure: 'US gallons' }),
  optional('cooling_class', 'Cooling class.', text(40), 'ONAN'),
  optional('width_in', 'Width.', inches, '89.25', { measure: 'inches' }),
  optional('depth_in', 'Depth.', inches, '59', { measure: 'inches' }),
  optional('height_in', 'Height.', inches, '64.5', { measure: 'inches' }),
  optional('weight_lbs', 'Total weight.', decimal(8, 2, '8200'), '8140', { measure: 'pounds' }),
  optional('unit_type', 'Kind of transformer.', text(60), 'Three-Phase Pad'),
  optional('category', 'Intake category.', text(60), 'Surplus'),
  optional('manufacturer', 'Manufacturer.', text(80), 'Howard'),
  optional('mfg_year', 'Year of manufacture.', whole(1900, 2100), '2004'),
  optional('warehouse_desc', 'Where the unit stands.', text(120), 'Phoenix, AZ'),
  optional('cabinet_condition', 'Whether the terminal cabinet can be reused.', condition, 'good', {
    whenEmpty: 'good',
  }),
  optional('tank_condition', 'Whether the tank can be reused.', condition, 'good', { whenEmpty: 'good' }),
  optional('fab_notes', 'What the shop found.', prose(64_000), 'Tank sound, no leaks.'),
  optional('comments', 'Anything else.', prose(64_000), 'Pulled from a hospital upgrade.'),
] as const;

const costs = [
  optional('unit_cost', 'What the unit cost; without it there is no margin.', money, '18400.00', dollars),
  optional('labor_cost', 'Labor to make it ready; 0 where it took none.', money, '3900.00', dollars),
  optional('materials_cost', 'Materials to make it ready; 0 where it took none.', money, '2250.00', dollars),
  optional('list_price', 'Price of the unit, for an order that has no price of its own.', money, '46800.00', dollars),
  optional('fr3_fill_cost', 'Filling it with FR3; 0 where no cost is recorded.', money, '4215.75', dollarsOrNone),
  optional('turn_pull_cost', 'Pulling turns; 0 where no cost is recorded.', money, '2300.00', dollarsOrNone),
  optional(
    'feed_conversion_cost',
    'Making a radial unit loop; 0 where no cost is recorded.',
    money,
    '3010.00',
    dollarsOrNone,
  ),
  optional(
    'replacement_cabinet_cost',
    'Another terminal cabinet; 0 where no cost is recorded.',
    money,
    '2400.00',
    dollarsOrNone,
  ),
  optional(
    'retank_cost',
    'Core and coils into another tank; 0 where no cost is recorded.',
    money,
    '5600.00',
    dollarsOrNone,
  ),
] as const;

const files = [
  optional('pictures', 'Drawings kept of the unit.', list(choice(PICTURES)), 'front;side', { whenEmpty: [] }),
  optional('documents', 'Documents kept of the unit.', list(choice(DOCUMENTS)), 'nameplate', { whenEmpty: [] }),
] as const;

/** The units file: one row per transformer in inventory. */
export const unitFile: FileKind = {
  table: 'units',
  key: 'serial',
  unique: [],
  columns: [...electrical, ...body, ...costs, ...files],
};
