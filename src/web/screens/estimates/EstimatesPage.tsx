import { useParams } from 'react-router-dom';
import type { OrderEstimates } from '../../../contract/estimates/estimates';
import { orNA } from '../../../domain/format/number';
import { messages } from '../../../domain/messages';
import { ChangedLine } from '../../parts/page/SyncIndicator';
import { orderPath } from '../../parts/page/paths';
import { PageTitle } from '../../parts/page/PageTitle';
import { ScreenLoading } from '../../parts/page/ScreenLoading';
import { useGetOrderEstimatesQuery } from '../../state/api/estimates';
import { useGetOrderQuery } from '../../state/api/matching/orders';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { useChanged } from '../../state/changes/useChanged';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { LinkButton } from '../../ui/button/LinkButton';
import { Estimates } from './Estimates';
import { LoadFailure } from '../../ui/notice/LoadFailure';

const serialsOf = (answer: OrderEstimates | undefined) => answer?.results.map(({ unitSerial }) => unitSerial) ?? [];

export function EstimatesPage() {
  const { orderId = '' } = useParams();
  const order = useGetOrderQuery(orderId);
  const estimates = useGetOrderEstimatesQuery(orderId, { refetchOnMountOrArgChange: true });
  const id = order.currentData ? String(order.currentData.id) : null;
  const changed = useChanged({
    query: estimates,
    ...{ units: serialsOf(estimates.currentData), orders: id === null ? [] : [id], estimatesOf: id ?? undefined },
  });
  const again = useGated(() => {
    if (order.error) void order.refetch();
    void estimates.refetch();
  });
  const error = order.error ?? (estimates.currentData ? undefined : estimates.error);
  const job = order.currentData && selectDisplayOrder(order.currentData);
  return (
    <>
      <PageTitle
        title="Estimates"
        subtitle={job && [`Job ${orNA(job.jobOrderNumber)}`, job.customerName].filter(Boolean).join(' · ')}
      >
        <LinkButton to={orderPath(orderId)}>Compare units</LinkButton>
      </PageTitle>
      {error && !order.isFetching && !estimates.isFetching ? (
        <LoadFailure onRetry={again}>{messages.order.failure(errorMessage(error))}</LoadFailure>
      ) : order.currentData && estimates.currentData ? (
        <>
          <Estimates key={orderId} order={order.currentData} {...estimates.currentData} />
          <ChangedLine {...changed.line} />
        </>
      ) : (
        <ScreenLoading />
      )}
    </>
  );
}
