import { requirementSchema } from '../../../src/contract/orders/order';
import { gapsOf, worstBadness, worstGapText } from '../../../src/domain/specs/gaps';
import { compareSpec, specRows } from '../../../src/domain/specs/specRows';
import { compareUnitSpecs } from '../../../src/domain/specs/unitDetailStatus';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { aUnit } from '../builders/units';

/** A 1,000 kVA pad: sizes, weight and gallons are those of the domain facts; 1,325 liters are 350.03 gallons. */
const requirement = requirementSchema.parse({
  ...{ phase: 3, kva_rating: '1000.00', primary_voltage_kv: '12.47', secondary_voltage_kv: '480Y/277' },
  ...{ impedance_pct: '5.75', tap_range_pct: '+/-5%', bushing_type: '200 A Well and Insert', bil: 95 },
  ...{ bush_configuration: 'Loop Feed Dead Front', fusing: 'Bay-O-Net w/ Isolation Link', coil_type: 'Copper' },
  ...{ sec_bush: '6-hole spade', oil_type: 'FR3', oil_volume_liters: 1325, unit_type: 'Three-Phase Pad' },
  ...{ dim_w_in: 89, dim_d_in: 59, dim_h_in: 64, weight_lbs: 8200 },
});

/** No server judged it: it says only that the fusing fails. */
const unit = aUnit({
  ...{ phase: '3', kva_rating: 1050, primary_voltage: '12470GrdY/7200', secondary_voltage: '480 y 277' },
  ...{ impedence: '5.50', taps: '4 x 2.5%', bush_type: null, bush_config_description: 'Loop feed dead front' },
  ...{ fusing_description: 'Full Range CLF', feature_match: { fusing_match: false }, bil: '95' },
  ...{ winding_material: 'Aluminum', sec_bush: '6-Hole Spade', type_of_fluid: 'Mineral Oil', oil_volume: 349.6 },
  ...{ unit_width: 90, unit_depth: '59.0', unit_height: null, total_weight: 9430 },
  jcm_result: { cost_breakdown: { fr3_cost: 4960 } },
});
const inStock = anInventoryUnit({
  ...{ phase: '3', kvaRating: 1050, primaryVoltage: '12470GrdY/7200', secondaryVoltage: '480 y 277' },
  ...{ impedance: '5.50', taps: '4 x 2.5%', bushConfiguration: 'Loop feed dead front', fusing: 'Full Range CLF' },
  ...{ bil: '95', windingMaterial: 'Aluminum', secondaryBushings: '6-Hole Spade', oilType: 'Mineral Oil' },
  ...{ oilVolume: 349.6, dimensions: '90 x 59 x 64 in', weight: 9430, unitType: 'Three-Phase Pad', location: 'Austin' },
});

test('each row of the card shows required, actual, verdict and difference', () => {
  const rows = specRows.map((row) => {
    const { required, actual, verdict, note } = compareSpec(row, requirement, unit);
    return [row.title, required, actual, verdict, note];
  });
  const fusing = ['Bay-O-Net w/ Isolation Link', 'Full Range CLF'];
  expect(rows).toEqual([
    ['Phase', '3', '3', 'exact', null],
    // 5% above
    ['KVA Rating (kVA)', '1,000', '1,050', 'acceptable', '50 kVA larger than asked'],
    ['Primary Voltage (V)', '12470', '12470GrdY/7200', 'exact', null],
    ['Secondary Voltage (V)', '480Y/277', '480 y 277', 'exact', null],
    ['Impedance (%)', '5.75', '5.5', 'differs', 'Required 5.75%, unit 5.5%'],
    ['Taps', '+/-5%', '4 x 2.5%', 'exact', null],
    ['Bushing Type', '200 A Well and Insert', '', 'not recorded', null],
    ['Bush Configuration', 'Loop Feed Dead Front', 'Loop feed dead front', 'exact', null],
    ['Fusing', ...fusing, 'differs', 'Required Bay-O-Net w/ Isolation Link, unit Full Range CLF'],
    ['BIL (kV)', '95', '95', 'exact', null],
    ['Winding Material', 'Copper', 'Aluminum', 'differs', 'Required Copper, unit Aluminum'],
    ['Secondary Bushings', '6-hole spade', '6-Hole Spade', 'exact', null],
    ['Oil Type', 'FR3', 'Mineral Oil', 'differs', 'Required FR3, unit Mineral Oil'],
    ['Oil Volume (gal)', '350', '350', 'exact', null],
    ['Width (in)', '89', '90', 'differs', 'Required 89 in, unit 90 in: 1 in wider than asked'],
    ['Depth (in)', '59', '59', 'exact', null],
    ['Height (in)', '64', '', 'not recorded', null],
    // 15% above, the edge
    ['Weight (lb)', '8200', '9430', 'acceptable', '1,230 lb heavier than asked'],
  ]);
});

test('of its gaps the one that does not fit comes first, then priced work, then what no work is known for', () => {
  expect(gapsOf(requirement, unit).map(({ text, verdict }) => [text.split(':')[0], verdict])).toEqual([
    ['Fusing', 'differs'],
    ['Oil Type', 'differs'],
    ['Impedance', 'differs'],
    ['Winding Material', 'differs'],
  ]);
  expect(worstGapText(requirement, unit)).toBe('Fusing: Required Bay-O-Net w/ Isolation Link, unit Full Range CLF');
});

test('with a fuse that fits, the FR3 fill is the worst that is left, and weighs its $4,960', () => {
  const fitting = { ...unit, fusing_description: 'Bay-O-Net w/ Isolation Link' };
  const filled = { ...fitting, type_of_fluid: 'fr3' };
  expect(worstGapText(requirement, fitting)).toBe('Oil Type: Required FR3, unit Mineral Oil');
  expect(worstBadness(requirement, fitting) - worstBadness(requirement, filled)).toBe(4960);
});

test('on the unit page, if no server judged it for the order, the page has its own tolerances', () => {
  const specs = compareUnitSpecs(inStock, requirement).filter(({ status }) => status !== 'check');
  const rows = specs.map(({ label, required, actual, status }) => `${label}|${required}|${actual}|${String(status)}`);
  expect(rows).toEqual([
    'KVA Rating|1,000 kVA|1,050 kVA|tolerance',
    'Impedance|5.75%|5.5%|warning',
    'Bushing Type|200 A Well and Insert||unknown',
    'Fusing|Bay-O-Net w/ Isolation Link|Full Range CLF|warning',
    'Winding Material|Copper|Aluminum|warning',
    'Oil Type|FR3|Mineral Oil|warning',
    'Dimensions|89 x 59 x 64 in|90 x 59 x 64 in|tolerance',
    'Weight|8200 lb|9430 lb|tolerance',
    'Category|||null',
    'Location||Austin|warning',
  ]);
});
