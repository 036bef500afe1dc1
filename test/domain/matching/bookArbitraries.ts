import fc from 'fast-check';
import { constraints, type Constraint, type Quote } from '../../../src/contract/matching/quote';
import type { Asked, BookUnit } from './byTheBook';

/** Texts and numbers of the trade, some of them odd, some missing; few of each, so that scores tie and ties decide. */
const maybe = <T>(...values: T[]) => fc.constantFrom<(T | null)[]>(null, ...values, ...values);

const KVAS = [
  45, 75, 112.5, 150, 225, 300, 500, 750, 833, 1000, 1050, 1500, 1650, 1725, 1750, 2000, 2500, 2700, 2750, 3000, 3750,
  5000, 6000, 30,
];
const PRIMARIES = [
  '2400D',
  '4160D',
  '4160Y/2400',
  '7200',
  '12000D',
  '12470GrdY/7200',
  '12470Y/7200',
  '13200',
  '13200D',
  '13200GrdY/7620',
  '13200Y/7620',
  '13800D',
  '13800GrdY/7970',
  '24940GrdY/14400',
  '34500GrdY/19920',
  '4160GrdY/2400 x 12470GrdY/7200',
  '12470GrdY/7200 x 24940GrdY/14400',
  'worn off',
];
const ASKED_PRIMARIES = ['12.47', '13.2', 13.2, '13.8', '24.94', '34.5', '4.16', '12.47 kV', 'twelve', ''];
const SECONDARIES = ['208Y/120', '240D', '480', '480D', '480Y/277', '460Y/266', '600Y/346', '600Y/347', '4160Y/2400'];
const TAPS = ['+/-5%', '+/-2.5%', '-10%', '+5%', '+2.5/-7.5%', '2 x 2.5%', '5', 'J-tap', 'Custom', 'None'];
const CONFIGURATIONS = [
  'Loop Feed Dead Front',
  'Radial Feed Dead Front',
  'Loop Feed Live Front',
  'Radial Feed Live Front',
];
const FUSINGS = [
  'Bay-O-Net w/ Isolation Link',
  'Bay-O-Net w/ Partial Range CLF',
  'Full Range CLF',
  'Loadbreak Switch + Bay-O-Net',
  'None',
  'Bay-O-Net',
  'bay-o-net w/ isolation link',
];
const FLUIDS = [
  'Mineral Oil',
  'FR3',
  'R-Temp',
  'Silicone',
  'BETA',
  'Wecosol',
  'Natural Ester',
  'BIOTEMP',
  'mineral oil',
  'FR-3',
  'Synthetic Ester',
  'Mineral',
];
const MATERIALS = ['Copper', 'Aluminum', 'Unknown', 'CU', 'AL', 'aluminium', 'copper '];
const IMPEDANCES = [3.5, 4.6, 5, 5.32, 5.375, 5.38, 5.75, 6.18];
const SPADES = ['6-hole spade', '4-hole spade', '10-hole spade', '6-Hole Spades', 'six-hole spade'];
const DESCRIPTIONS = [
  '500KVA Three-Phase Pad',
  '500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277, Loop Feed Dead Front, Mineral Oil',
  '500KVA Three-Phase Pad, 12470Y/7200-480Y/277, Loop Feed Dead Front, FR3',
  '500KVA Three-Phase Pad, 13200D-208Y/120, Radial Feed Dead Front, Mineral Oil',
  '500KVA Three-Phase Pad, 13200GRDY/7620-480D, Radial Feed Dead Front, Mineral Oil',
  '',
];

const dollars = (...values: number[]) => fc.constantFrom<(number | null)[]>(null, 0, ...values, ...values, ...values);

export const bookUnits = (serials: fc.Arbitrary<string>): fc.Arbitrary<BookUnit> =>
  fc.record({
    serial: serials,
    condition: fc.constantFrom('RC', 'RC', 'RW', null),
    phase: fc.constantFrom(3, 3, 3, 3, 1, null),
    kva: maybe(...KVAS),
    primaryVoltage: maybe(...PRIMARIES),
    secondaryVoltage: maybe(...SECONDARIES),
    bilKv: maybe(60, 95, 125, 150),
    impedancePct: maybe(...IMPEDANCES),
    taps: maybe(...TAPS),
    bushType: maybe('Porcelain', '200 A Well and Insert'),
    bushConfiguration: maybe(...CONFIGURATIONS),
    fusing: maybe(...FUSINGS),
    fluid: maybe(...FLUIDS),
    windingMaterial: maybe(...MATERIALS),
    secondaryBushings: maybe(...SPADES),
    location: maybe('Phoenix, AZ', 'Austin, TX', 'Sacramento, CA', 'Portland, OR', 'Denver, CO'),
    unitCost: fc.constantFrom(10_000, 10_000.01, 15_250.5, 0, null),
    laborCost: fc.constantFrom(0, 500, null),
    materialsCost: fc.constantFrom(0, 250.25, null),
    listPrice: maybe(0, 20_000, 30_000),
    fr3FillCost: dollars(4_000, 4_215.75),
    turnPullCost: dollars(2_300, 3_500),
    feedConversionCost: dollars(800, 3_010),
    replacementCabinetCost: dollars(2_500),
    retankCost: dollars(9_000),
    cabinetNeedsReplacing: fc.boolean(),
    tankNeedsReplacing: fc.boolean(),
  });

/** One of the unit's own values now and then, so that features that serve are as common as ones that do not. */
const quoteFields = fc.record({
  order_id: fc.constant(1),
  order_type: maybe('RC', 'RW'),
  phase: fc.constantFrom<(number | string | null)[]>(3, 3, '3', null),
  kva_rating: fc.oneof(maybe<number | string>(...KVAS), maybe<number | string>('500.00', '500 kVA', 'big', 0)),
  primary_voltage_kv: fc.oneof(maybe<number | string>(...ASKED_PRIMARIES), maybe<number | string>(...PRIMARIES)),
  secondary_voltage_kv: fc.oneof(maybe<number | string>(...SECONDARIES), maybe<number | string>('0.48', '0.208')),
  tap_range_pct: fc.oneof(maybe<number | string>(...TAPS), maybe<number | string>(5, '2.5')),
  bush_configuration: maybe(...CONFIGURATIONS),
  bushing_type: maybe('Porcelain', '200 A Well and Insert'),
  oil_type: maybe(...FLUIDS),
  sec_bush: maybe(...SPADES),
  bil: maybe<number | string>(60, 95, '125', 0),
  coil_type: maybe(...MATERIALS),
  stock_code_desc: maybe(...DESCRIPTIONS.slice(0, 1)),
  stock_code_long_desc: maybe(...DESCRIPTIONS),
  sale_price: maybe<number | string>('41250.00', '18000.50', 0),
});

export const askedByBook: fc.Arbitrary<Asked> = fc
  .record({
    quote: quoteFields,
    accepted: fc.oneof(fc.constant<Constraint[]>([]), fc.subarray([...constraints])),
    fusing: maybe(...FUSINGS),
    impedancePct: maybe(0, ...IMPEDANCES),
  })
  .map(({ quote, accepted, ...facts }) => ({ quote: withAccepted(quote, accepted), ...facts }));

const withAccepted = (quote: Quote, accepted: Constraint[]): Quote => ({
  ...quote,
  accepted_constraints: accepted,
});
