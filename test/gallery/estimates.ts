import * as z from 'zod/mini';
import { unitSchema } from '../../src/contract/unit/unit';
import { initialCostOptions } from '../../src/domain/cost/comparison/costOptions';
import type { Estimate } from '../../src/domain/cost/comparison/estimate';
import { givenCosts } from '../../src/web/parts/cost/liveCosts';

/** 41,250.50 less 20,000, a feed conversion of 1,200 and a re-tank of 4,000: 16,050.50. */
export const completeEstimate: Estimate = {
  salePrice: 41_250.5,
  priceOrigin: 'order',
  listPrice: 40_000,
  cost: 20_000,
  costParts: { unit: 14_000, labor: 2000, materials: 900, fr3Fill: 3100, turnPull: 0, rewind: 0 },
  materials: 1200,
  labor: 4000,
  totalCost: 21_200,
  margin: 16_050.5,
  marginPercentage: 38.91,
  profitPercentage: 21.41,
  tone: 'good',
  unpriced: [],
  unrecorded: [],
  omitted: [],
  byRates: [],
  isComplete: true,
  goodMargin: 30,
};

const unit = z.parse(unitSchema, { serial: '40117762', jcm_total_cost: 20_000 });

/** Costs of a unit that come to this. */
export const costsAt = (estimate: Estimate) => givenCosts(unit, initialCostOptions(unit), estimate);
