import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../../../domain/messages';
import { useDocumentTitle } from '../../parts/page/PageTitle';
import { useGetOrderQuery } from '../../state/api/matching/orders';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Row, Stack } from '../../ui/elements';
import { Comparison } from './Comparison';
import { BackButton } from './ComparisonTitle';
import { ComparisonSkeleton } from './layout/ComparisonSkeleton';
import { LoadFailure } from '../../ui/notice/LoadFailure';

/** /order/:orderId */
export function ComparisonPage() {
  const { orderId = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId);
  const retry = useGated(refetch);
  // A saved view restarts the comparison.
  const [viewsOpened, setViewsOpened] = useState(0);
  const onOpenView = useCallback(() => setViewsOpened((count) => count + 1), []);
  if (order) return <Comparison key={`${orderId} ${viewsOpened}`} order={order} onOpenView={onOpenView} />;
  if (error && !isFetching) return <OrderError error={error} onRetry={retry} />;
  return <ComparisonSkeleton />;
}

export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useDocumentTitle(messages.order.failureTitle);
  return (
    <Stack>
      <Row>
        <BackButton />
      </Row>
      <LoadFailure onRetry={onRetry}>{messages.order.failure(errorMessage(error))}</LoadFailure>
    </Stack>
  );
}
