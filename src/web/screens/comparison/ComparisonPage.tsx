import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../state/api/orders';
import { Comparison } from './Comparison';
import { ComparisonSkeleton } from './layout/ComparisonSkeleton';
import { OrderError } from './OrderError';

/** /order/:orderId: an order's requirement beside the recommended units. */
export function ComparisonPage() {
  const { orderId = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId);
  if (order) return <Comparison key={orderId} order={order} />;
  if (error && !isFetching) return <OrderError error={error} onRetry={() => void refetch()} />;
  return <ComparisonSkeleton />;
}
