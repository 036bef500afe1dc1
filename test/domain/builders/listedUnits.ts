import type { ListedUnit } from '../../../src/domain/comparison/exportColumns';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { aUnit } from './units';

/** A unit as an order's comparison lists it: free, to be delivered to Phoenix, with its options as they start. */
export const aListedUnit = (
  fields: Record<string, unknown> = {},
  flags: Partial<ListedUnit> = {},
  orderPrice: number | null = 40_000,
): ListedUnit => {
  const unit = aUnit(fields);
  const options = flags.options ?? initialCostOptions(unit);
  return {
    unit,
    options,
    estimate: estimate(unit, options, orderPrice),
    isBest: false,
    isManual: false,
    isPinned: false,
    freight: null,
    delivery: 'Phoenix, AZ',
    reservedFor: null,
    ...flags,
  };
};

/**
 * A unit with a cost of every kind, US dollars: 14,000.50 purchase, 2,000 labor, 1,000 materials and 3,000 for FR3 are
 * 20,000.50; a turn pull of 1,500 and a re-tank of 4,000 are needed, too.
 */
export const fullyPriced = {
  serial: '40117762',
  kva_rating: 545,
  primary_voltage: '34500',
  type_of_fluid: 'mineral oil',
  match_score: 0.9746,
  warehouse_desc: 'Austin, TX',
  reason: 'kVA is near.',
  jcm_total_cost: 20_000.5,
  unit_cost: 14_000.5,
  labor_cost: 2_000,
  materials_cost: 1_000,
  m_price: 40_000,
  list_price: 27_250,
  can_serve: true,
  needed_work: [
    { work: 'fr3', cost: 3000 },
    { work: 'turnPull', cost: 1500 },
    { work: 'reTank', cost: 4000 },
  ],
  requires_turn_pull: true,
  jcm_result: {
    cost_breakdown: {
      fr3_cost: 3000,
      turn_pull_cost: 1500,
      feed_conversion_cost: 800,
      replacement_cabinet_cost: 2500,
      retank_cost: 4000,
    },
  },
};

/** The needed work as a server lists it, each with its cost in US dollars or null. */
export const needing = (works: Readonly<Record<string, number | null>>) => ({
  can_serve: true,
  needed_work: Object.entries(works).map(([work, cost]) => ({ work, cost })),
});
