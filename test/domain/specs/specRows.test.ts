import { litersAsGallons, wholeGallons } from '../../../src/domain/specs/measures/oilVolume';
import { compareSpec, specRows } from '../../../src/domain/specs/specRows';
import type { SpecId } from '../../../src/domain/specs/spec';
import { specSections } from '../../../src/domain/specs/specTable';
import { aUnit } from '../builders/units';

const row = (id: SpecId) => specRows.find((each) => each.id === id)!;
const labelsOf = (section: string) => specRows.filter((each) => each.section === section).map(({ label }) => label);

test('the sections and rows are those of the specification, in its order', () => {
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
    'BIL',
    'Winding Material',
    'Secondary Bushings',
  ]);
  expect(labelsOf('cooling')).toEqual(['Oil Type', 'Oil Volume']);
  expect(labelsOf('unit')).toEqual(['Width', 'Depth', 'Height', 'Weight']);
});

test('every feature of the server but order type, cabinet and tank has one row', () => {
  const features = specRows.flatMap(({ feature }) => feature ?? []);
  expect([...features].sort()).toEqual([
    'bil',
    'bushing_config_match',
    'fluid',
    'fusing_match',
    'impedance',
    'phase_match',
    'power_rating_match',
    'primary_voltage_match',
    'secondary_bushings',
    'secondary_voltage_match',
    'taps_match',
    'winding',
  ]);
});

describe('where the server gives no verdict', () => {
  test.each([
    ['phase', { phase: 3 }, { phase: '3' }, ['3', '3', 'exact', null]],
    ['kvaRating', { kva_rating: '500.00' }, { kva_rating: 525 }, ['500', '525', 'acceptable', null]],
    [
      'primaryVoltage',
      { primary_voltage_kv: '12.47' },
      { primary_voltage: '12470GrdY/7200' },
      ['12470', '12470GrdY/7200', 'exact', null],
    ],
    [
      'primaryVoltage',
      { primary_voltage_kv: 12.47 },
      { primary_voltage: '13200D', feature_match: { primary_voltage_match: false } },
      ['12470', '13200D', 'does not serve', 'Required 12470 V, unit 13200D'],
    ],
    ['impedance', { impedance_pct: '5.75' }, { impedence: 6 }, ['5.75', '6', 'needs work', 'Required 5.75%, unit 6%']],
    ['oilVolume', { oil_volume_liters: 1325 }, { oil_volume: '350.2' }, ['350', '350', 'exact', null]],
    [
      'oilVolume',
      { oil_volume_liters: 1325 },
      { oil_volume: 351 },
      ['350', '351', 'needs work', 'Required 350 gal, unit 351 gal'],
    ],
    ['weight', { weight_lbs: 8200 }, { total_weight: 9000 }, ['8200', '9000', 'acceptable', null]],
    ['width', { dim_w_in: null }, { unit_width: 89 }, ['', '89', 'not required', null]],
    ['fusing', { fusing: 'None' }, {}, ['None', '', 'not recorded', null]],
    ['fusing', { fusing: 'None' }, { feature_match: { fusing_match: false } }, ['None', '', 'does not serve', null]],
    ['bil', { bil: '95' }, { bil: 60 }, ['95', '60', 'needs work', 'Required 95 kV, unit 60 kV']],
    ['windingMaterial', { coil_type: 'copper' }, { winding_material: 'Copper' }, ['copper', 'Copper', 'exact', null]],
    ['secondaryBushings', {}, { sec_bush: 'Spade' }, ['', 'Spade', 'not required', null]],
  ] as const)(
    'the row %s of %p against %p without a verdict follows the rule of the specification',
    (id, requirement, unit, expected) => {
      const { required, actual, verdict, note } = compareSpec(row(id), requirement, aUnit(unit));
      expect([required, actual, verdict, note]).toEqual(expected);
    },
  );
});

describe('where the server gives a verdict', () => {
  const judged = (fields: Record<string, unknown>, unit: Record<string, unknown> = {}) =>
    aUnit({ score_details: [{ feature: 'primary_voltage_match', ...fields }], primary_voltage: '13200D', ...unit });
  const primary = (unit: ReturnType<typeof aUnit>, requirement = { primary_voltage_kv: '12.47' }) =>
    compareSpec(row('primaryVoltage'), requirement, unit);

  test.each(['exact', 'acceptable', 'needs work', 'does not serve', 'not recorded', 'not required'] as const)(
    'it is %s, whatever the values and the match of the feature say',
    (verdict) => {
      for (const match of [true, false]) {
        const unit = judged({ verdict }, { feature_match: { primary_voltage_match: match } });
        expect(primary(unit).verdict).toBe(verdict);
      }
    },
  );

  test("the note of the server's verdict says what differs", () => {
    const note = 'Required 12470 V, unit 13200 V: turn pull, $2,300';
    expect(primary(judged({ verdict: 'needs work', note })).note).toBe(note);
  });

  test.each([null, ' '])('without a note (%p) the two values say it', (note) => {
    expect(primary(judged({ verdict: 'does not serve', note })).note).toBe('Required 12470 V, unit 13200D');
    expect(primary(judged({ verdict: 'acceptable', note })).note).toBeNull();
  });

  test('a demand of the server beyond the fields of the order stands as required', () => {
    const unit = aUnit({
      score_details: [{ feature: 'winding', required: 'Copper', actual: 'Aluminum', verdict: 'does not serve' }],
      winding_material: 'Aluminum',
    });
    expect(compareSpec(row('windingMaterial'), {}, unit)).toMatchObject({ required: 'Copper', actual: 'Aluminum' });
  });

  test('a word that is none of the verdicts leaves the rule of the specification', () => {
    expect(primary(judged({ verdict: null })).verdict).toBe('needs work');
  });
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
    'bil kV',
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
