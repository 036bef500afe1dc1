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

describe('if the server gives no verdict', () => {
  test.each([
    ['phase', { phase: 3 }, { phase: '3' }, ['3', '3', 'exact', null]],
    [
      'kvaRating',
      { kva_rating: '500.00' },
      { kva_rating: 525 },
      ['500', '525', 'acceptable', '25 kVA larger than asked'],
    ],
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
      ['12470', '13200D', 'differs', 'Required 12470 V, unit 13200D'],
    ],
    ['impedance', { impedance_pct: '5.75' }, { impedence: 6 }, ['5.75', '6', 'differs', 'Required 5.75%, unit 6%']],
    ['oilVolume', { oil_volume_liters: 1325 }, { oil_volume: '350.2' }, ['350', '350', 'exact', null]],
    [
      'oilVolume',
      { oil_volume_liters: 1325 },
      { oil_volume: 351 },
      ['350', '351', 'differs', 'Required 350 gal, unit 351 gal: 1 gal more than asked'],
    ],
    [
      'weight',
      { weight_lbs: 8200 },
      { total_weight: 9000 },
      ['8200', '9000', 'acceptable', '800 lb heavier than asked'],
    ],
    ['width', { dim_w_in: null }, { unit_width: 89 }, ['', '89', 'not required', null]],
    ['fusing', { fusing: 'None' }, {}, ['None', '', 'not recorded', null]],
    ['fusing', { fusing: 'None' }, { feature_match: { fusing_match: false } }, ['None', '', 'not recorded', null]],
    ['bil', { bil: '95' }, { bil: 60 }, ['95', '60', 'differs', 'Required 95 kV, unit 60 kV: 35 kV lower than asked']],
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

describe('if the server gives a verdict', () => {
  const judged = (fields: Record<string, unknown>, unit: Record<string, unknown> = {}) =>
    aUnit({ score_details: [{ feature: 'primary_voltage_match', ...fields }], primary_voltage: '13200D', ...unit });
  const primary = (unit: ReturnType<typeof aUnit>, requirement = { primary_voltage_kv: '12.47' }) =>
    compareSpec(row('primaryVoltage'), requirement, unit);

  test.each(['exact', 'acceptable', 'needs work', 'does not fit', 'not recorded', 'not required'] as const)(
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
    expect(primary(judged({ verdict: 'does not fit', note })).note).toBe('Required 12470 V, unit 13200D');
    expect(primary(judged({ verdict: 'acceptable', note })).note).toBeNull();
  });

  test("a demand of the server beyond the order's fields is shown as required", () => {
    const unit = aUnit({
      score_details: [{ feature: 'winding', required: 'Copper', actual: 'Aluminum', verdict: 'does not fit' }],
      winding_material: 'Aluminum',
    });
    expect(compareSpec(row('windingMaterial'), {}, unit)).toMatchObject({ required: 'Copper', actual: 'Aluminum' });
  });

  test('an unknown verdict falls back to the rule of the specification', () => {
    expect(primary(judged({ verdict: null })).verdict).toBe('differs');
  });
});

test.each([
  ['width', { dim_w_in: 50 }, { unit_width: 49.75 }, '0.25 in narrower than asked'],
  ['width', { dim_w_in: 50 }, { unit_width: '55' }, '5 in wider than asked'],
  ['depth', { dim_d_in: 59 }, { unit_depth: 60 }, '1 in deeper than asked'],
  ['depth', { dim_d_in: 59 }, { unit_depth: 58.5 }, '0.5 in shallower than asked'],
  ['height', { dim_h_in: 64 }, { unit_height: 65 }, '1 in taller than asked'],
  ['height', { dim_h_in: 64 }, { unit_height: 63 }, '1 in lower than asked'],
  ['weight', { weight_lbs: 1000 }, { total_weight: 2234.5 }, '1,234.5 lb heavier than asked'],
  ['oilVolume', { oil_volume_liters: 1325 }, { oil_volume: 320 }, '30 gal less than asked'],
  ['bushingType', { bushing_type: 'Porcelain' }, { bush_type: 'Epoxy' }, null],
  ['width', { dim_w_in: 'wide' }, { unit_width: 50 }, null],
] as const)('the %s of %j, of a unit with %j, differs: %s', (id, requirement, unit, difference) => {
  expect(compareSpec(row(id), requirement, aUnit(unit))).toMatchObject({ verdict: 'differs', difference });
});

test('a mismatch is an alert if the server says that the feature fails', () => {
  const fusing = (fusing_match: boolean) =>
    compareSpec(
      row('fusing'),
      { fusing: 'Bay-O-Net' },
      aUnit({ fusing_description: 'None', feature_match: { fusing_match } }),
    );
  expect([fusing(false), fusing(true)]).toMatchObject([
    { verdict: 'differs', status: 'alert' },
    { verdict: 'differs', status: 'warning' },
  ]);
});

describe('the tolerances of the house', () => {
  const rates = { kvaTolerance: 20, weightTolerance: 5 };

  test.each([
    ['kvaRating', { kva_rating: 500 }, { kva_rating: 600 }, 'acceptable'],
    ['kvaRating', { kva_rating: 500 }, { kva_rating: 600.1 }, 'differs'],
    ['weight', { weight_lbs: 8200 }, { total_weight: 8610 }, 'acceptable'],
    ['weight', { weight_lbs: 8200 }, { total_weight: 8610.1 }, 'differs'],
    ['width', { dim_w_in: 89 }, { unit_width: 90 }, 'differs'],
  ] as const)('decide of the %s %j and %j: %s', (id, requirement, unit, verdict) => {
    expect(compareSpec(row(id), requirement, aUnit(unit), rates).verdict).toBe(verdict);
  });

  test('change nothing that the server judged', () => {
    const unit = aUnit({ kva_rating: 600, score_details: [{ feature: 'power_rating_match', verdict: 'needs work' }] });
    expect(compareSpec(row('kvaRating'), { kva_rating: 500 }, unit, rates).verdict).toBe('needs work');
  });
});

test('a verdict or a match of another feature, or of none, does not touch a row', () => {
  const unit = aUnit({
    score_details: [{ feature: null, verdict: 'does not fit' }],
    feature_match: { phase_match: false, fusing_match: null },
    bush_type: 'Porcelain',
    fusing_description: 'None',
  });
  expect(compareSpec(row('bushingType'), { bushing_type: 'Epoxy' }, unit)).toMatchObject({
    verdict: 'differs',
    status: 'warning',
  });
  expect(compareSpec(row('fusing'), { fusing: 'Full Range CLF' }, unit)).toMatchObject({
    ...{ verdict: 'differs', status: 'warning' },
  });
});

describe('what the server says beside its verdict', () => {
  const winding = (detail: object, requirement = {}) =>
    compareSpec(
      row('windingMaterial'),
      requirement,
      aUnit({ winding_material: 'Aluminum', score_details: [{ feature: 'winding', ...detail }] }),
    );

  test.each([
    ['a demand, without the spaces around', { required: ' Copper ', verdict: 'does not fit' }, {}, 'Copper'],
    ['a demand that the order has, too', { required: 'copper', verdict: 'exact' }, { coil_type: 'Copper' }, 'Copper'],
    ['a demand that is none', { required: 'Any', verdict: 'not required' }, {}, ''],
    ['no demand', { required: null, verdict: 'exact' }, {}, ''],
  ])('%s, is what is required', (_, detail, requirement, required) => {
    expect(winding(detail, requirement).required).toBe(required);
  });

  test.each([
    ['acceptable', 'Copper serves aluminum.', {}, 'Copper serves aluminum'],
    ['needs work', 'Needs work.', { coil_type: 'Copper' }, 'Required Copper, unit Aluminum'],
    ['does not fit', 'As required', { coil_type: 'Copper' }, 'Required Copper, unit Aluminum'],
    ['does not fit', null, {}, null],
    ['not recorded', null, { coil_type: 'Copper' }, null],
    ['exact', null, { coil_type: 'Copper' }, null],
  ] as const)('%s with the note %j and the requirement %j reads: %j', (verdict, note, requirement, text) => {
    expect(winding({ verdict, note }, requirement).note).toBe(text);
  });
});

test('a title has the unit of measure if there is one', () => {
  expect(['weight', 'impedance', 'phase', 'taps'].map((id) => row(id as SpecId).title)).toEqual([
    ...['Weight (lb)', 'Impedance (%)', 'Phase', 'Taps'],
  ]);
});

test('units of measure are apart from the texts', () => {
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
