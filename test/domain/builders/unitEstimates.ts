import type { UnitEstimate } from '../../../src/domain/cost/unitDetail/estimate';

const cost = (dollars: number) => ({ base: dollars, dollars, isAssumed: false });

/** A unit of 20,000 with labor of 4,000 and materials of 1,000, sold for 50,000 without add-ons; US dollars. */
export const aUnitEstimate = (fields: Partial<UnitEstimate> = {}): UnitEstimate => ({
  costs: { unit: cost(20_000), labor: cost(4_000), materials: cost(1_000) },
  addOns: [],
  addOnPercent: 0,
  addOnDollars: 0,
  total: 25_000,
  salePrice: { dollars: 50_000, from: 'sellPrice', isAssumed: false },
  margin: 25_000,
  marginPercentage: 50,
  tone: 'good',
  goodMargin: 30,
  ...fields,
});
