import { orderSchema, type Order } from '../../../src/contract/orders/order';
import { unitSchema, type Unit } from '../../../src/contract/units/unit';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { toMatchRequirement, type MatchRequirement } from '../../../src/domain/matching/reading/requirement';
import type { Quote } from '../../../src/contract/matching/quote';

/** A unit as the server sends it, everything missing but what is given. */
export const aUnit = (fields: Record<string, unknown> = {}): Unit => unitSchema.parse({ serial: '70001', ...fields });

/** An order as the server sends it, everything missing but what is given. */
export const anOrder = (fields: Record<string, unknown> = {}): Order => orderSchema.parse({ id: 10001, ...fields });

/** A unit that serves aRequirement() exactly. */
export const aCandidate = (fields: Partial<Candidate> = {}): Candidate => ({
  serial: '70001',
  condition: 'RC',
  phase: 3,
  kva: 500,
  primaryVoltage: '12470GrdY/7200',
  secondaryVoltage: '480Y/277',
  bilKv: 95,
  taps: '+/-5%',
  bushType: '200 A Well and Insert',
  bushConfiguration: 'Loop Feed Dead Front',
  fusing: 'Bay-O-Net w/ Isolation Link',
  fluid: 'Mineral Oil',
  oilVolumeGal: 200,
  windingMaterial: 'Copper',
  impedancePct: 5,
  secondaryBushings: '6-hole spade',
  unitType: 'Three-Phase Pad',
  location: 'Phoenix, AZ',
  unitCost: 10_000,
  laborCost: 2_000,
  materialsCost: 1_000.5,
  listPrice: 26_001,
  fr3FillCost: 4_960,
  turnPullCost: 3_500,
  feedConversionCost: 800,
  replacementCabinetCost: 2_500,
  retankCost: 9_000,
  cabinetNeedsReplacing: false,
  tankNeedsReplacing: false,
  ...fields,
});

const quote: Quote = {
  order_id: 10001,
  order_type: 'RC',
  phase: 3,
  kva_rating: '500.00',
  primary_voltage_kv: '12.47',
  secondary_voltage_kv: '480Y/277',
  tap_range_pct: '+/-5%',
  bush_configuration: 'Loop Feed Dead Front',
  oil_type: 'Mineral Oil',
  bil: 95,
  coil_type: 'Copper',
  sec_bush: '6-hole spade',
  unit_type: 'Three-Phase Pad',
  sale_price: '41250.00',
};

/** Everything required that can be; fusing and impedance come from the order. */
export const aRequirement = (
  fields: Partial<Quote> = {},
  fusing: string | null = 'Bay-O-Net w/ Isolation Link',
): MatchRequirement => toMatchRequirement({ ...quote, ...fields }, { fusing, impedancePct: 5 });

/** Nothing is required. */
export const nothingRequired = (fields: Partial<Quote> = {}): MatchRequirement =>
  toMatchRequirement({ order_id: 10001, ...fields }, { fusing: null, impedancePct: null });
