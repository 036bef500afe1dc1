import { toCandidate, toUnit, dimensionsOf, nameOf } from '../../../../src/server/features/units/presenter';
import { toInventoryUnit, toOptionColumns, toUnitOptions } from '../../../../src/server/features/inventory/presenter';
import { bareUnit, fullUnit } from './fullRows';

const addressOf = (serial: string, file: string) => `/of/${serial}/${file}`;

const file = (file_name: string, file_type: string, kind: string) => ({
  ...{ url: `/of/U-1/${file_name}`, file_name, file_type, kind },
  ...{ card_url: null, list_url: null, caption: null },
});
const files = [
  file('front.svg', 'picture', 'drawing'),
  file('side.svg', 'picture', 'drawing'),
  file('nameplate.pdf', 'pdf', 'sheet'),
  file('planning-sheet.pdf', 'pdf', 'sheet'),
];

const noStatuses = {
  phaseStatus: null,
  kvaRatingStatus: null,
  primaryVoltageStatus: null,
  secondaryVoltageStatus: null,
  impedanceStatus: null,
  tapsStatus: null,
  bushingTypeStatus: null,
  bushConfigurationStatus: null,
  fusingStatus: null,
  bilStatus: null,
  windingMaterialStatus: null,
  secondaryBushingsStatus: null,
  oilTypeStatus: null,
  oilVolumeStatus: null,
  dimensionsStatus: null,
  weightStatus: null,
  unitTypeStatus: null,
  categoryStatus: null,
  locationStatus: null,
};

describe('a unit of the inventory', () => {
  test('it says everything that is recorded, each column in its own field', () => {
    expect(toInventoryUnit(fullUnit, addressOf)).toEqual({
      itemCode: 'U-1',
      itemName: 'ABB 500.5 kVA 12470GrdY/7200 480Y/277',
      imageUrl: '/of/U-1/front.svg',
      pictures: files.slice(0, 2),
      phase: 3,
      kvaRating: 500.5,
      primaryVoltage: '12470GrdY/7200',
      secondaryVoltage: '480Y/277',
      impedance: 5.75,
      taps: '+/-5%',
      bushingType: 'Dead Front',
      bushConfiguration: 'Loop Feed',
      fusing: 'Bay-O-Net',
      bil: 95,
      windingMaterial: 'Copper',
      secondaryBushings: 'Spade',
      oilType: 'Mineral Oil',
      oilVolume: 190.25,
      dimensions: '89 x 53.5 x 50 in',
      weight: 4650,
      unitType: 'Pad',
      category: 'Three phase',
      location: 'Phoenix, AZ',
      ...noStatuses,
      unitCost: 14_000.1,
      laborCosts: 2_000.2,
      materialsCost: 800.3,
      sellPrice: 28_000.4,
      unitPrice: 28_000.4,
      fr3EstimatedGallons: null,
      reTank: null,
      feedConversion: null,
      replacementCabinet: null,
      turnPull: null,
      optionsVersion: 0,
      rates: null,
      optionsRates: null,
      notes: 'Repainted',
      coolingType: 'KNAN',
      retiredAt: null,
      retiredBy: null,
      badgeText: 'RC',
      badgeColor: 'blue',
      attachments: [
        { name: 'nameplate.pdf', url: '/of/U-1/nameplate.pdf', kind: 'sheet' },
        { name: 'planning-sheet.pdf', url: '/of/U-1/planning-sheet.pdf', kind: 'sheet' },
      ],
    });
  });

  test('unrecorded values are null, and a unit without pictures has no image', () => {
    expect(toInventoryUnit(bareUnit, addressOf)).toMatchObject({
      itemName: '500.5 kVA 12470GrdY/7200 480Y/277',
      imageUrl: null,
      impedance: null,
      taps: null,
      bil: null,
      oilVolume: null,
      dimensions: null,
      weight: null,
      sellPrice: null,
      unitPrice: null,
      notes: null,
      coolingType: null,
      attachments: [],
    });
  });

  test('a document is no image', () => {
    expect(toInventoryUnit({ ...fullUnit, pictures: [] }, addressOf).imageUrl).toBeNull();
  });

  test('the notes of the fabrication come before the comments', () => {
    expect(toInventoryUnit({ ...fullUnit, fab_notes: null }, addressOf).notes).toBe('From the north yard');
  });

  test('a rewound unit has its badge', () => {
    const { badgeText, badgeColor } = toInventoryUnit({ ...fullUnit, condition: 'RW' }, addressOf);
    expect([badgeText, badgeColor]).toEqual(['RW', 'purple']);
  });

  test('it has the options saved for it', () => {
    const saved = {
      serial: 'U-1',
      fr3_estimated_gallons: 190,
      re_tank: true,
      feed_conversion: false,
      replacement_cabinet: true,
      turn_pull: false,
      rates_id: null,
      version: 4,
      updated_at: new Date(0),
      updated_by: 'Dana Whitfield',
      updated_by_subject: 'dana',
    };
    const options = {
      fr3EstimatedGallons: 190,
      reTank: true,
      feedConversion: false,
      replacementCabinet: true,
      turnPull: false,
      optionsVersion: 4,
    };
    expect(toUnitOptions(saved)).toEqual(options);
    expect(toInventoryUnit(fullUnit, addressOf, saved)).toMatchObject(options);
    const other = { ...saved, re_tank: false, feed_conversion: true, replacement_cabinet: false, turn_pull: true };
    expect(toUnitOptions(other)).toMatchObject({
      reTank: false,
      feedConversion: true,
      replacementCabinet: false,
      turnPull: true,
    });
  });
});

test.each([
  [12, 12],
  [0, 0],
  [undefined, null],
])('options sent with %p gallons of FR3 are stored with %p', (fr3EstimatedGallons, gallons) => {
  const sent = { reTank: true, feedConversion: false, replacementCabinet: false, turnPull: true, fr3EstimatedGallons };
  expect(toOptionColumns(sent)).toEqual({
    fr3_estimated_gallons: gallons,
    re_tank: true,
    feed_conversion: false,
    replacement_cabinet: false,
    turn_pull: true,
  });
});

test.each([
  [{}, 'ABB 500.5 kVA 12470GrdY/7200 480Y/277'],
  [{ manufacturer: null, kva_rating: '75.00' }, '75 kVA 12470GrdY/7200 480Y/277'],
  [{ secondary_voltage: '' }, 'ABB 500.5 kVA 12470GrdY/7200'],
])('the name of a unit with %j is %j', (fields, name) => {
  expect(nameOf({ ...fullUnit, ...fields })).toBe(name);
});

test.each([
  [{}, '89 x 53.5 x 50 in'],
  [{ width_in: null }, null],
  [{ depth_in: null }, null],
  [{ height_in: null }, null],
  [{ height_in: '0.00' }, '89 x 53.5 x 0 in'],
])('the dimensions of a unit with %j are %p', (fields, dimensions) => {
  expect(dimensionsOf({ ...fullUnit, ...fields })).toBe(dimensions);
});

test('matching reads each column of a unit in its own field', () => {
  expect(toCandidate(fullUnit)).toEqual({
    serial: 'U-1',
    condition: 'RC',
    phase: 3,
    kva: 500.5,
    primaryVoltage: '12470GrdY/7200',
    secondaryVoltage: '480Y/277',
    bilKv: 95,
    taps: '+/-5%',
    bushType: 'Dead Front',
    bushConfiguration: 'Loop Feed',
    fusing: 'Bay-O-Net',
    fluid: 'Mineral Oil',
    oilVolumeGal: 190.25,
    windingMaterial: 'Copper',
    impedancePct: 5.75,
    secondaryBushings: 'Spade',
    unitType: 'Pad',
    location: 'Phoenix, AZ',
    unitCost: 14_000.1,
    laborCost: 2_000.2,
    materialsCost: 800.3,
    listPrice: 28_000.4,
    fr3FillCost: 1_900.5,
    turnPullCost: 1_200.6,
    feedConversionCost: 2_100.7,
    replacementCabinetCost: 1_500.8,
    retankCost: 4_000.9,
    cabinetNeedsReplacing: false,
    tankNeedsReplacing: false,
  });
  expect(toCandidate({ ...fullUnit, cabinet_condition: 'replace' })).toMatchObject({
    cabinetNeedsReplacing: true,
    tankNeedsReplacing: false,
  });
  expect(toCandidate({ ...fullUnit, tank_condition: 'replace' })).toMatchObject({
    cabinetNeedsReplacing: false,
    tankNeedsReplacing: true,
  });
  expect(toCandidate(bareUnit)).toMatchObject({ bilKv: null, impedancePct: null, listPrice: null, location: null });
});

test('a judged unit has its recorded and judged values, each in its own field', () => {
  const score = {
    totalCost: 16_800.6,
    costs: { unit_cost: 1 },
    price: 41_250,
    listPrice: 28_000.4,
    margin: 24_449.4,
    marginPercentage: 59.27,
    isComplete: true,
    reason: () => 'It fits.',
    score: 0.9876,
    canServe: true,
    neededWork: [
      { work: 'turnPull', cost: 900 },
      { work: 'fr3', cost: 3_150, isByRate: true },
    ],
    requiresTurnPull: true,
    featureMatch: { kva: 'exact' },
    features: { kva: { verdict: 'exact' } },
  };
  expect(toUnit(fullUnit, score as never, addressOf)).toEqual({
    serial: 'U-1',
    condition: 'RC',
    phase: 3,
    kva_rating: 500.5,
    primary_voltage: '12470GrdY/7200',
    secondary_voltage: '480Y/277',
    impedence: 5.75,
    taps: '+/-5%',
    bush_type: 'Dead Front',
    bush_config_description: 'Loop Feed',
    fusing_description: 'Bay-O-Net',
    type_of_fluid: 'Mineral Oil',
    oil_volume: 190.25,
    unit_width: 89,
    unit_depth: 53.5,
    unit_height: 50,
    total_weight: 4650,
    warehouse_desc: 'Phoenix, AZ',
    fab_notes: 'Repainted',
    comments: 'From the north yard',
    mfg_year: 2014,
    unit_cost: 14_000.1,
    labor_cost: 2_000.2,
    materials_cost: 800.3,
    bil: 95,
    winding_material: 'Copper',
    sec_bush: 'Spade',
    jcm_total_cost: 16_800.6,
    jcm_result: { cost_breakdown: { unit_cost: 1 } },
    m_price: 41_250,
    list_price: 28_000.4,
    margin: 24_449.4,
    margin_percentage: 59.27,
    reason: 'It fits.',
    match_score: 0.9876,
    can_serve: true,
    needed_work: [
      { work: 'turnPull', cost: 900 },
      { work: 'fr3', cost: 3_150, by_rate: true },
    ],
    requires_turn_pull: true,
    feature_match: { kva: 'exact' },
    score_details: { kva: { verdict: 'exact' } },
    images: files,
  });
});
