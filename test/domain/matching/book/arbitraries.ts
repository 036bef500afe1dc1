import fc from 'fast-check';
import { constraints, type Constraint, type Quote } from '../../../../src/contract/matching/quote';
import { DEFAULT_RATES, type Rates } from '../../../../src/domain/rates/rates';
import type { Requested, BookUnit } from './finding';

/** Texts and numbers of the trade, some of them odd, some missing; few of each, so that scores tie and ties decide. */
const maybe = <T>(...values: T[]) => fc.constantFrom<(T | null)[]>(null, ...values, ...values);

const KVAS = [
  ...[30, 45, 75, 112.5, 150, 225, 300, 450, 500, 550, 750, 833, 1000, 1050, 1500, 1650, 1725, 1750, 2000, 2500, 2700],
  ...[2750, 3000, 3750, 5000, 6000],
];
const PRIMARIES = [
  ...['2400D', '4160D', '4160Y/2400', '7200', '7200D', '12000D', '12470', '12470D', '12470GrdY/7200', '12470Y/7200'],
  ...['13200', '13200D', '13200GrdY/7620', '13200Y/7620', '13800D', '13800GrdY/7970', '24940GrdY/14400'],
  ...['34500GrdY/19920', '4160GrdY/2400 x 12470GrdY/7200', '12470GrdY/7200 x 24940GrdY/14400', '12.47kV', '13.2 kV'],
  ...['12,470 GRDY / 7,200', '13800 delta', 'worn off', 'Unknown', '-'],
];
const SOUND_PRIMARIES = ['12.47', '13.2', '13200D', '13.8', '12470GrdY/7200', '12470Y/7200', '2.4 kV'];
const REQUIRED_PRIMARIES = [
  ...['12.47', '13.2', 13.2, '13.8', '24.94', '34.5', '4.16', '7.2', '12.47 kV', '12470', '12470 delta', '13.2kV GrdY'],
  ...['twelve', '', 'N/A', 0],
];
const SECONDARIES = [
  ...['208Y/120', '216Y/125', '240', '240D', '480', '480V', '0.48 kV', '480D', '480Y/277', '460Y/266', '600Y/346'],
  ...['600Y/347', '4160Y/2400', '480 wye', 'illegible'],
];
const TAPS = [
  ...['+/-5%', '+/-2.5%', '-10%', '+5%', '+2.5/-7.5%', '2 x 2.5%', '4 x 2.5%', '5', 'J-tap', 'Custom', 'None', 'N/A'],
  ...['(2) 2.5% above, (2) 2.5% below', '2-2.5% FCAN & FCBN', '+/-5% (2.5% steps)', '25%', '99%'],
];
const CONFIGURATIONS = [
  ...['Loop Feed Dead Front', 'Radial Feed Dead Front', 'Loop Feed Live Front', 'Radial Feed Live Front', 'Radial'],
  ...['Loop', 'Dead Front', 'radial only, no loop', 'not dead front', 'loop or radial, dead front', 'N/A', 'as before'],
];
const FUSINGS = [
  ...[
    'Bay-O-Net w/ Isolation Link',
    'Bay-O-Net w/ Partial Range CLF',
    'Full Range CLF',
    'Loadbreak Switch + Bay-O-Net',
  ],
  ...['None', 'Bay-O-Net', 'bay-o-net w/ isolation link', 'Bayonet & PRCL fuse', 'BON w/ CLF', 'N/A', 'expulsion'],
];
const FLUIDS = [
  ...['Mineral Oil', 'FR3', 'R-Temp', 'Silicone', 'BETA', 'Wecosol', 'Natural Ester', 'BIOTEMP', 'mineral oil', 'FR-3'],
  ...['FR 3', 'MO', 'RTemp', 'Synthetic Ester', 'Mineral', 'Unknown', 'no FR3', 'non-ester', 'FR3 or mineral'],
  ...['mineral only', 'FR3 only', 'something green'],
];
const MATERIALS = [
  ...['Copper', 'Aluminum', 'Unknown', 'CU', 'AL', 'aluminium', 'copper ', 'Alum', 'COP', 'Cu/Al', 'HV AL / LV CU'],
  ...['No aluminum', 'non-aluminum', 'copper only', 'silver'],
];
const IMPEDANCES = [0, 3.5, 4.6, 5, 5.32, 5.375, 5.38, 5.75, 6.18];
const SPADES = [
  ...['6-hole spade', '4-hole spade', '10-hole spade', '6-Hole Spades', 'six-hole spade', 'spade 6 hole'],
  ...['6-hole NEMA spade', 'spade', 'stud', '-', 'flags'],
];
const BUSHINGS = ['Porcelain', '200 A Well and Insert', '600 A Integral', '200A'];
const UNIT_TYPES = ['Three-Phase Pad', 'Three-Phase Pad', 'Single-Phase Pad', 'Pole Mount', 'Substation', 'N/A'];
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
    bilKv: maybe(0, 60, 75, 95, 125, 150),
    impedancePct: maybe(...IMPEDANCES),
    taps: maybe(...TAPS),
    bushType: maybe(...BUSHINGS),
    bushConfiguration: maybe(...CONFIGURATIONS),
    fusing: maybe(...FUSINGS),
    fluid: maybe(...FLUIDS),
    oilVolumeGal: maybe(0, 150, 620),
    windingMaterial: maybe(...MATERIALS),
    secondaryBushings: maybe(...SPADES),
    unitType: maybe(...UNIT_TYPES),
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

const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 2, arbitrary: odd });

const quoteFields = fc.record({
  order_id: fc.constant(1),
  order_type: maybe('RC', 'RW', 'rewind', 'as usual'),
  phase: fc.constantFrom<(number | string | null)[]>(3, 3, 3, '3', null),
  kva_rating: often(
    fc.constantFrom<(number | string)[]>(...KVAS),
    maybe<number | string>('500.00', '500 kVA', '1.5 MVA', 'big', 0, '-'),
  ),
  primary_voltage_kv: often(
    fc.constantFrom<(number | string)[]>(...PRIMARIES),
    maybe<number | string>(...REQUIRED_PRIMARIES),
  ),
  secondary_voltage_kv: often(
    fc.constantFrom<(number | string)[]>(...SECONDARIES),
    maybe<number | string>('0.48', '0.208'),
  ),
  tap_range_pct: often(maybe<number | string>(...TAPS), maybe<number | string>(5, '2.5')),
  bush_configuration: maybe(...CONFIGURATIONS),
  bushing_type: maybe(...BUSHINGS),
  oil_type: maybe(...FLUIDS),
  unit_type: maybe(...UNIT_TYPES),
  sec_bush: maybe(...SPADES),
  bil: maybe<number | string>(60, 95, '95 kV', '125', 0, 'high'),
  coil_type: maybe(...MATERIALS),
  stock_code_desc: maybe(...DESCRIPTIONS.slice(0, 1)),
  stock_code_long_desc: maybe(...DESCRIPTIONS),
  sale_price: maybe<number | string>('41250.00', '18000.50', 0),
});

/** What orders mostly state. */
const soundFields = fc.record({
  order_id: fc.constant(1),
  order_type: fc.constantFrom('RC', 'RC', 'RW'),
  phase: fc.constant(3),
  kva_rating: fc.constantFrom(...KVAS),
  primary_voltage_kv: fc.constantFrom(...SOUND_PRIMARIES),
  secondary_voltage_kv: fc.constantFrom('208Y/120', '480Y/277', '480D', '600Y/347', '480', '0.48 kV'),
  tap_range_pct: maybe('+/-5%', '+/-2.5%', '-10%', '4 x 2.5%', 'None'),
  bush_configuration: maybe(...CONFIGURATIONS.slice(0, 4), 'radial only, no loop', 'Radial'),
  bushing_type: maybe('Porcelain', '200 A Well and Insert', '600 A Integral'),
  oil_type: maybe('Mineral Oil', 'FR3', 'Natural Ester', 'FR3 or mineral', 'non-ester'),
  unit_type: maybe('Three-Phase Pad'),
  sec_bush: maybe('4-hole spade', '6-hole spade'),
  bil: maybe(60, 95),
  coil_type: maybe('Copper', 'Aluminum', 'Cu/Al', 'No aluminum'),
  stock_code_long_desc: maybe(...DESCRIPTIONS),
  sale_price: maybe('41250.00', '18000.50'),
});

const withAccepted = ({
  quote,
  accepted,
  ...facts
}: { quote: Quote; accepted: Constraint[] } & Omit<Requested, 'quote'>) => ({
  quote: { ...quote, accepted_constraints: accepted },
  ...facts,
});
const accepted = often(fc.constant<Constraint[]>([]), fc.subarray([...constraints]));

export const requiredByBook: fc.Arbitrary<Requested> = fc.oneof(
  fc
    .record({ quote: quoteFields, accepted, fusing: maybe(...FUSINGS), impedancePct: maybe(...IMPEDANCES) })
    .map(withAccepted),
  fc
    .record({
      quote: soundFields,
      accepted,
      fusing: maybe(...FUSINGS.slice(0, 6)),
      impedancePct: maybe(5, 5.75),
    })
    .map(withAccepted),
);

/** The standard rates, and some with prices of work. */
export const bookRates: fc.Arbitrary<Rates> = fc
  .record({
    priceFr3Gallon: maybe(0, 18.5),
    priceTurnPull: maybe(2_000),
    priceFeedConversion: maybe(4_000.5),
    priceReplacementCabinet: maybe(3_000),
    priceReTank: maybe(8_000),
    rewindPerKva5: maybe(12.5),
    rewindPerKva15: maybe(0, 14),
    rewindPerKva25: maybe(16),
    rewindPerKva35: maybe(21.35),
  })
  .map((prices) => ({ ...DEFAULT_RATES, ...prices }));

/** A unit with most of what is asked for: hardly any random pair would fit. */
export const nearUnits = (requested: Requested, serials: fc.Arbitrary<string>): fc.Arbitrary<BookUnit> =>
  fc
    .record({
      other: bookUnits(serials),
      good: goodUnits,
      keeps: fc.array(fc.nat(99), { minLength: FIELDS, maxLength: FIELDS }),
    })
    .map(({ other, good, keeps }): BookUnit => {
      const near = { ...good, ...stated(sameAs(requested)) };
      const retained = Object.entries(near).filter((_, index) => keeps[index]! < RETAINED_PERCENT);
      return { ...other, ...Object.fromEntries(retained) };
    });

const FIELDS = 30;
const RETAINED_PERCENT = 95;

/** What meets most orders. */
const goodUnits = fc.record({
  bilKv: fc.constantFrom(95, 150),
  taps: fc.constantFrom('+/-5%', '+/-10%', '+5/-10%'),
  bushConfiguration: fc.constantFrom('Loop Feed Dead Front', 'Radial Feed Dead Front'),
  bushType: fc.constant('200 A Well and Insert'),
  fusing: fc.constantFrom(...FUSINGS.slice(0, 4)),
  fluid: fc.constantFrom('Mineral Oil', 'FR3'),
  windingMaterial: fc.constant('Copper'),
  secondaryBushings: fc.constantFrom('6-hole spade', '10-hole spade'),
  unitType: fc.constant('Three-Phase Pad'),
  unitCost: fc.constantFrom(10_000, 12_345.67),
  laborCost: fc.constant(500),
  materialsCost: fc.constantFrom(0, 250.25),
  cabinetNeedsReplacing: fc.constantFrom(false, false, true),
  tankNeedsReplacing: fc.constantFrom(false, false, false, true),
});

const stated = (values: Partial<BookUnit>): Partial<BookUnit> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const textOf = (value: number | string | null | undefined) =>
  value === null || value === undefined ? null : String(value);
const numberOf = (value: unknown) => (Number(value) > 0 ? Number(value) : null);

const sameAs = ({ quote, fusing, impedancePct }: Requested): Partial<BookUnit> => ({
  condition: /^R[CW]$/.test(quote.order_type ?? '') ? quote.order_type! : null,
  phase: 3,
  kva: numberOf(quote.kva_rating),
  primaryVoltage: textOf(quote.primary_voltage_kv),
  secondaryVoltage: textOf(quote.secondary_voltage_kv),
  taps: textOf(quote.tap_range_pct),
  bushType: quote.bushing_type ?? null,
  bushConfiguration: quote.bush_configuration ?? null,
  fusing,
  fluid: quote.oil_type ?? null,
  windingMaterial: quote.coil_type ?? null,
  secondaryBushings: quote.sec_bush ?? null,
  unitType: quote.unit_type ?? null,
  impedancePct,
});
