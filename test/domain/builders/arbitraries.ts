import fc from 'fast-check';
import { constraints } from '../../../src/contract/matching/quote';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { toMatchRequirement, type MatchRequirement } from '../../../src/domain/matching/reading/requirement';

const orNull = <T>(...values: T[]) => fc.constantFrom<(T | null)[]>(null, ...values);
/** An order that does not state it cannot be judged: few are such. */
const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const cost = (...values: number[]) => orNull(0, ...values);

const VOLTAGES = ['12470GrdY/7200', '12470Y/7200', '13200D', '13800D', '4160GrdY/2400 x 12470GrdY/7200', 'worn off'];
const SECONDARIES = ['480Y/277', '480D', '208Y/120', '460Y/266'];
const TAPS = ['+/-5%', '-10%', '4 x 2.5%', 'None', 'Custom'];
const CONFIGURATIONS = [
  'Loop Feed Dead Front',
  'Radial Feed Dead Front',
  'Radial Feed Live Front',
  'radial only, no loop',
  'Loop Feed',
];
const FUSINGS = ['Bay-O-Net w/ Isolation Link', 'Bay-O-Net w/ Partial Range CLF', 'None'];
const MATERIALS = ['Copper', 'Aluminum', 'Unknown', 'Cu/Al', 'no aluminum'];
const SPADES = ['6-hole spade', '4-hole spade', 'stud'];
const TYPES = ['200 A Well and Insert', '600 A Integral', 'Porcelain'];
const UNIT_TYPES = ['Three-Phase Pad', 'Pole Mount', 'vault'];
const DESCRIPTIONS = ['500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277', 'GRDY/7200', 'DELTA-WYE', '13200D'];
const FLUIDS = ['Mineral Oil', 'FR3', 'R-Temp', 'FR3 or mineral', 'non-ester'];

/** Few distinct values, so that scores tie and tie-breakers decide. */
export const candidates = (serials: fc.Arbitrary<string>): fc.Arbitrary<Candidate> =>
  fc.record({
    serial: serials,
    condition: orNull('RC', 'RW'),
    phase: orNull(1, 3),
    kva: orNull(300, 500, 550, 750, 1000, 1500),
    primaryVoltage: orNull(...VOLTAGES),
    secondaryVoltage: orNull(...SECONDARIES),
    bilKv: orNull(60, 95, 125),
    taps: orNull(...TAPS),
    bushType: orNull(...TYPES),
    bushConfiguration: orNull(...CONFIGURATIONS),
    fusing: orNull(...FUSINGS),
    fluid: orNull(...FLUIDS),
    oilVolumeGal: orNull(0, 190.25),
    windingMaterial: orNull(...MATERIALS),
    impedancePct: orNull(5, 5.37, 5.75),
    secondaryBushings: orNull(...SPADES),
    unitType: orNull(...UNIT_TYPES),
    location: orNull('Phoenix, AZ', 'Austin, TX', 'Denver, CO'),
    unitCost: cost(10_000, 10_000.01),
    laborCost: cost(500),
    materialsCost: cost(),
    listPrice: orNull(0, 20_000, 30_000),
    fr3FillCost: cost(4_000),
    turnPullCost: cost(3_500),
    feedConversionCost: cost(800),
    replacementCabinetCost: cost(2_500),
    retankCost: cost(9_000),
    cabinetNeedsReplacing: fc.boolean(),
    tankNeedsReplacing: fc.boolean(),
  });

export const requirements: fc.Arbitrary<MatchRequirement> = fc
  .record({
    order_id: fc.constant(1),
    order_type: orNull('RC', 'RW'),
    phase: mostly<number | null>(3, null),
    kva_rating: mostly<string | null>('500.00', null, 'big'),
    primary_voltage_kv: fc.constantFrom('12.47', '13.2', 'twelve', null, ...VOLTAGES),
    secondary_voltage_kv: mostly<string | null>('480Y/277', null, ...SECONDARIES),
    tap_range_pct: orNull('2.5', ...TAPS),
    bush_configuration: orNull(...CONFIGURATIONS),
    bushing_type: orNull(...TYPES),
    unit_type: orNull(...UNIT_TYPES),
    oil_type: orNull(...FLUIDS),
    bil: orNull(95),
    coil_type: orNull(...MATERIALS),
    sec_bush: orNull(...SPADES),
    stock_code_desc: orNull(...DESCRIPTIONS),
    accepted_constraints: fc.subarray([...constraints]),
    sale_price: orNull('41250.00'),
  })
  .chain((quote) =>
    fc
      .record({ fusing: orNull(...FUSINGS), impedancePct: orNull<number | string>(5, '5.75') })
      .map((order) => toMatchRequirement(quote, order)),
  );

/** A few serials that sort differently as numbers and as text, and come again. */
export const serials = fc.constantFrom('9', '10', '09', '70001', '70002', '700010', 'IC9', 'IC10', 'a', 'B');
/** Practically never the same twice. */
export const manySerials = fc.integer({ min: 1, max: 1_000_000 }).map(String);
