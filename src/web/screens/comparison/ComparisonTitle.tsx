import { memo } from 'react';
import { orNA } from '../../../domain/format/number';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { DueMark } from '../../parts/order/OrderMarks';
import { estimatesPath } from '../../parts/page/paths';
import { PageTitle } from '../../parts/page/PageTitle';
import { SyncIndicator } from '../../parts/page/SyncIndicator';
import { useMay, useAppDispatch, useAppSelector, useInsights, useUrgency } from '../../state/hooks';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useSync } from '../../state/changes/useChanged';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { comparisonViewChanged, type ComparisonView } from '../../state/slices/comparisonView';
import { LinkButton } from '../../ui/button/LinkButton';
import { Segmented } from '../../ui/field/Segmented';
import { BackButton } from './BackButton';
import { useComparisonAddress } from './list/useComparisonAddress';
import type { UnitList } from './list/useUnitList';
import { VIEWS } from './views';

interface ComparisonTitleProps {
  order: DisplayOrder;
  query: UnitList['query'];
}

/** Which order is compared, and how it is shown. A letter of the filter changes nothing in it. */
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
