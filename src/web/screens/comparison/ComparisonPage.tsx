import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../../../domain/messages';
import { useDocumentTitle } from '../../parts/page/useDocumentTitle';
import { useGetOrderQuery } from '../../state/api/orders/orders';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useRetry } from '../../state/intentions/useRetry';
import { Button } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Notice } from '../../ui/notice/Notice';
import { Comparison } from './Comparison';
import { BackButton } from './ComparisonTitle';
import { ComparisonSkeleton } from './layout/ComparisonSkeleton';

/** /order/:orderId: an order's requirement beside the recommended units. */
export function ComparisonPage() {
  const { orderId = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId);
  const retry = useRetry('getOrder', refetch);
  // A saved view begins the comparison anew, as its address does.
  const [viewsOpened, setViewsOpened] = useState(0);
  const onOpenView = useCallback(() => setViewsOpened((count) => count + 1), []);
  if (order) return <Comparison key={`${orderId} ${viewsOpened}`} order={order} onOpenView={onOpenView} />;
  if (error && !isFetching) return <OrderError error={error} onRetry={retry} />;
  return <ComparisonSkeleton />;
}

/** Replaces the page when the order fails to load. */
export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useDocumentTitle(messages.order.failureTitle);
  return (
    <Stack>
      <Row>
        <BackButton />
      </Row>
      <Notice tone="bad">{messages.order.failure(errorMessage(error))}</Notice>
      <Row>
        <Button onClick={onRetry} {...needsNetwork}>
          Try again
        </Button>
      </Row>
    </Stack>
  );
}
