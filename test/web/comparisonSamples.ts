import * as z from 'zod/mini';
import { unitSchema, type Unit } from '../../src/contract/units/unit';
import type { ComparisonList } from '../../src/web/features/comparison/state/selectors';
import type { ComparisonState } from '../../src/web/features/comparison/state/rememberedComparison';

export const aUnit = (fields: z.input<typeof unitSchema>) => z.parse(unitSchema, fields);

export const aPricedUnit = (fields: z.input<typeof unitSchema>) =>
  aUnit({
    kva_rating: 500,
    m_price: 40_000,
    jcm_total_cost: 20_000,
    requires_turn_pull: true,
    can_serve: true,
    needed_work: [{ work: 'fr3', cost: 3000 }],
    jcm_result: {
      cost_breakdown: {
        fr3_cost: 3000,
        turn_pull_cost: 1500,
        feed_conversion_cost: 800,
        replacement_cabinet_cost: 2500,
        retank_cost: 4000,
      },
    },
    ...fields,
  });

export const ORDER = '17';

export const aState = (change: Partial<ComparisonState> = {}): ComparisonState => ({
  ...{ manualUnits: {}, costOptions: {}, comparisonView: {}, pinnedUnits: {} },
  ...{ acceptedConstraints: {}, acceptedFields: {} },
  ...change,
});

export const aList = (recommended: readonly Unit[], change: Partial<ComparisonList> = {}): ComparisonList => ({
  ...{ orderId: ORDER, recommended, orderPrice: 41_250, delivery: 'Mesa, AZ', text: '', page: 1 },
  ...change,
});
