import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../state/api/matching/orders';
import { useGated } from '../../state/gate/useEffectGate';
import { Comparison } from './Comparison';
import { ComparisonSkeleton } from './layout/ComparisonSkeleton';
import { OrderError } from './OrderError';

/** /order/:orderId: an order's requirement beside the recommended units. */
export function ComparisonPage() {
  const { orderId = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId);
  const retry = useGated(refetch);
  // A saved view begins the comparison anew, as its address does.
  const [viewsOpened, setViewsOpened] = useState(0);
  const onOpenView = useCallback(() => setViewsOpened((count) => count + 1), []);
  if (order) return <Comparison key={`${orderId} ${viewsOpened}`} order={order} onOpenView={onOpenView} />;
  if (error && !isFetching) return <OrderError error={error} onRetry={retry} />;
  return <ComparisonSkeleton />;
}
