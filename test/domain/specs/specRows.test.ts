import { litersAsGallons, wholeGallons } from '../../../src/domain/specs/oilVolume';
import { compareSpec, specRows } from '../../../src/domain/specs/specRows';
import { specSections, type SpecId } from '../../../src/domain/specs/specTable';
import { aUnit } from '../builders/units';

const row = (id: SpecId) => specRows.find((each) => each.id === id)!;
const labelsOf = (section: string) => specRows.filter((each) => each.section === section).map(({ label }) => label);

test('the sections and rows of the specification, in its order', () => {
  expect(specSections.map(({ title }) => title)).toEqual([
    'Configuration',
    'Cooling & Oil',
    'Dimensions & Weight',
    'Additional Information',
  ]);
  expect(labelsOf('electrical')).toEqual([
    'Phase',
    'KVA Rating',
    'Primary Voltage',
    'Secondary Voltage',
    'Impedance',
    'Taps',
    'Bushing Type',
    'Bush Configuration',
    'Fusing',
  ]);
  expect(labelsOf('cooling')).toEqual(['Oil Type', 'Oil Volume']);
  expect(labelsOf('unit')).toEqual(['Width', 'Depth', 'Height', 'Weight']);
});

test('every feature of the server but the order type has one row', () => {
  const features = specRows.flatMap(({ feature }) => feature ?? []);
  expect([...features].sort()).toEqual([
    'bushing_config_match',
    'fusing_match',
    'phase_match',
    'power_rating_match',
    'primary_voltage_match',
    'secondary_voltage_match',
    'taps_match',
  ]);
});

test.each([
  ['phase', { phase: 3 }, { phase: '3' }, { required: '3', actual: '3', state: 'exact' }],
  ['kvaRating', { kva_rating: '500.00' }, { kva_rating: 525 }, { required: '500', actual: '525', state: 'near' }],
  [
    'primaryVoltage',
    { primary_voltage_kv: '12.47' },
    { primary_voltage: '12470GrdY/7200' },
    { required: '12470', actual: '12470GrdY/7200', state: 'exact' },
  ],
  [
    'primaryVoltage',
    { primary_voltage_kv: 12.47 },
    { primary_voltage: '13200D', feature_match: { primary_voltage_match: false } },
    { required: '12470', actual: '13200D', state: 'alert' },
  ],
  ['impedance', { impedance_pct: '5.75' }, { impedence: 5.75 }, { required: '5.75', actual: '5.75', state: 'exact' }],
  [
    'oilVolume',
    { oil_volume_liters: 1325 },
    { oil_volume: '350.2' },
    { required: '350', actual: '350', state: 'exact' },
  ],
  ['oilVolume', { oil_volume_liters: 1325 }, { oil_volume: 351 }, { required: '350', actual: '351', state: 'warning' }],
  ['weight', { weight_lbs: 8200 }, { total_weight: 9000 }, { required: '8200', actual: '9000', state: 'near' }],
  ['width', { dim_w_in: null }, { unit_width: 89 }, { required: '', actual: '89', state: 'notCompared' }],
  ['fusing', { fusing: 'None' }, {}, { required: 'None', actual: '', state: 'warning' }],
] as const)('%s of %p against %p', (id, requirement, unit, expected) => {
  expect(compareSpec(row(id), requirement, aUnit(unit))).toEqual(expected);
});

test('units of measure stand apart from the texts', () => {
  expect(
    specRows
      .filter(({ unitOfMeasure }) => unitOfMeasure)
      .map(({ id, unitOfMeasure }) => `${id} ${unitOfMeasure ?? ''}`),
  ).toEqual([
    'kvaRating kVA',
    'primaryVoltage V',
    'secondaryVoltage V',
    'impedance %',
    'oilVolume gal',
    'width in',
    'depth in',
    'height in',
    'weight lb',
  ]);
});

test('volumes that are no numbers stay as they are', () => {
  expect([litersAsGallons('two drums'), wholeGallons(' full '), litersAsGallons(null)]).toEqual([
    'two drums',
    'full',
    '',
  ]);
});
