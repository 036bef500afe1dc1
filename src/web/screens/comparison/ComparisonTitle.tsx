import { memo } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { orNA } from '../../../domain/format/number';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { DueMark } from '../../parts/order/OrderMarks';
import { PageTitle } from '../../parts/page/PageTitle';
import { SyncIndicator } from '../../parts/page/SyncIndicator';
import { estimatesPath } from '../../parts/page/paths';
import { useMay, useAppDispatch, useAppSelector, useInsights, useUrgency } from '../../state/hooks';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useSync } from '../../state/changes/useChanged';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { type ComparisonView, comparisonViewChanged } from '../../state/slices/comparisonView';
import { IconButton } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Segmented } from '../../ui/field/Segmented';
import { isEntryPage, useComparisonAddress, VIEWS } from './comparisonAddress';
import type { UnitList } from './useUnitList';

interface ComparisonTitleProps {
  order: DisplayOrder;
  query: UnitList['query'];
}

/** Memoized: typing in the filter does not render it. */
export const ComparisonTitle = memo(function ComparisonTitle({ order, query }: ComparisonTitleProps) {
  const dispatch = useAppDispatch();
  const address = useComparisonAddress();
  const urgency = useUrgency(order);
  const sync = useSync(query);
  const [hasInsights, seesCost] = [useInsights(), useMay('seeCost')];
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { view } = useAppSelector((state) => selectComparisonView(state, order.id));
  const show = (next: ComparisonView['view']) => {
    dispatch(comparisonViewChanged({ orderId: order.id, change: { view: next } }));
    address.write({ view: next });
  };
  return (
    <PageTitle
      title={`Job Number: ${orNA(order.jobOrderNumber)}`}
      subtitle="Transformer Unit Configuration"
      before={<BackButton />}
    >
      <DueMark urgency={urgency} />
      <SyncIndicator lastRefresh={lastRefresh} sync={sync} />
      {hasInsights && seesCost && <LinkButton to={estimatesPath(order.id)}>Estimates</LinkButton>}
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
