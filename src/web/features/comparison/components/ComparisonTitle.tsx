import { memo, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { inquiryLineTitle } from '../../../../domain/reservations/holds';
import { preloadable } from '../../../lib/loading/preloadable';
import { estimatesPath, inquiryPath } from '../../../lib/paths';
import { useGetLastRefreshQuery } from '../../../store/api/lastRefresh';
import { useAppDispatch, useAppSelector, useHasPermission, useInsights, useUrgency } from '../../../store/hooks';
import { IconButton } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Segmented } from '../../../ui/field/Segmented';
import { MenuTrigger } from '../../../ui/menu/MenuTrigger';
import { PageTitle } from '../../../ui/page/PageTitle';
import { SyncIndicator } from '../../../ui/page/SyncIndicator';
import { useSync } from '../../changes/state/useChanged';
import { DueMark } from '../../orders/components/OrderMarks';
import { isEntryPage, useComparisonAddress, VIEWS } from '../state/comparisonAddress';
import { selectComparisonView } from '../state/comparisonChoices';
import { type ComparisonView, comparisonViewChanged } from '../state/comparisonView';
import type { UnitList } from '../state/useUnitList';

const OrderPdfs = preloadable(
  () => import(/* webpackChunkName: "order-pdfs" */ '../../estimates/components/OrderPdfs').then((m) => m.OrderPdfs),
  <MenuTrigger label="PDF" disabled />,
);

interface ComparisonTitleProps {
  order: DisplayOrder;
  query: UnitList['query'];
  estimates: number;
  /** Beside the title. */
  children: ReactNode;
}

/** Memoized: typing in the filter does not render it. */
export const ComparisonTitle = memo(function ComparisonTitle({
  order,
  query,
  estimates,
  children,
}: ComparisonTitleProps) {
  const dispatch = useAppDispatch();
  const address = useComparisonAddress();
  const urgency = useUrgency(order);
  const sync = useSync(query);
  const [hasInsights, seesCost] = [useInsights(), useHasPermission('seeCost')];
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { view } = useAppSelector((state) => selectComparisonView(state, order.id));
  const show = (next: ComparisonView['view']) => {
    dispatch(comparisonViewChanged({ orderId: order.id, change: { view: next } }));
    address.write({ view: next });
  };
  return (
    <PageTitle
      title={
        order.inquiryId === undefined
          ? `Job Number: ${orNA(order.jobOrderNumber)}`
          : inquiryLineTitle(order.jobOrderNumber)
      }
      subtitle="Transformer Unit Configuration"
      before={<BackButton />}
      beside={children}
    >
      {order.inquiryId !== undefined && <LinkButton to={inquiryPath(order.inquiryId)}>Inquiry</LinkButton>}
      <DueMark urgency={urgency} />
      <SyncIndicator lastRefresh={lastRefresh} sync={sync} />
      {hasInsights && seesCost && estimates > 0 && <OrderPdfs orderId={order.id} />}
      {hasInsights && seesCost && (
        <LinkButton to={estimatesPath(order.id)}>Estimates{estimates > 0 && ` (${estimates})`}</LinkButton>
      )}
      <Segmented label="View" options={VIEWS} value={view} onChange={show} />
    </PageTitle>
  );
});

/** Goes back, or home if there is no history in this app. */
export function BackButton() {
  const navigate = useNavigate();
  const location = useLocation();
  const back = () => void (isEntryPage(location) ? navigate('/') : navigate(-1));
  return <IconButton label="Back" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={back} />;
}
