import type { Relaxation } from '../../../../contract/matching/recommendations';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { useAllUnits, useRecommendations } from '../../../state/api/matching/recommendations';
import { useServices } from '../../../state/services';
import { useComparisonAddress } from './useComparisonAddress';

const NONE: readonly Unit[] = [];
const NO_RELAXATIONS: readonly Relaxation[] = [];

/** The units that the server recommends, or on request all of them, as far as our own server gives them. */
export function useListedUnits(order: Order) {
  const { config } = useServices();
  const { params } = useComparisonAddress();
  const query = useRecommendations(order);
  const canAsk = config.capabilities.insights === 'on';
  const wantsAll = canAsk && params.get('units') === 'all';
  const wantsReserved = canAsk && params.get('reserved') === 'yes';
  const all = useAllUnits(order, wantsAll || wantsReserved ? { hasReserved: wantsReserved } : null);
  const best = query.data?.units ?? NONE;
  const listed = (wantsAll || wantsReserved ? all.data : undefined) ?? query.data;
  return {
    query,
    relaxations: query.data?.relaxations ?? NO_RELAXATIONS,
    /** The units that the server recommends by itself; the Best is one of them. */
    best,
    recommended: listed?.units ?? NONE,
    all: {
      /** How many units there are to judge; null where the server does not say. */
      count: canAsk ? (listed?.count ?? null) : null,
      shown: listed?.units.length ?? 0,
      wantsAll,
      wantsReserved,
      isFetching: all.isFetching,
      hasFailed: all.isError,
    },
  };
}
