import { Suspense, useMemo } from 'react';
import type { Order } from '../../../contract/order/order';
import { toDisplayOrder } from '../../../domain/order/displayOrder';
import { orNA } from '../../../domain/format/orNA';
import { PageTitle } from '../../parts/page/PageTitle';
import { SyncIndicator } from '../../parts/page/SyncIndicator';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { comparisonViewChanged, type ComparisonView } from '../../state/slices/comparisonView';
import { Segmented } from '../../ui/field/Segmented';
import { Skeleton } from '../../ui/progress/Skeleton';
import { BackButton } from './BackButton';
import { preloadComparisonParts, UnitTable } from './comparisonParts';
import { ExportComparison } from './export/ExportComparison';
import { ReservedLine } from './reservation/ReservedLine';
import { Toolbar } from './Toolbar';
import { UnitCards } from './unitCard/UnitCards';
import { useRecommendationsErrorToast } from './list/useRecommendationsErrorToast';
import { useIcPanel } from './icPanel/useIcPanel';
import { useUnitList } from './list/useUnitList';

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

/** The comparison of one order that is known. */
export function Comparison({ orderId, order }: { orderId: string; order: Order }) {
  const display = useMemo(() => toDisplayOrder(order), [order]);
  const dispatch = useAppDispatch();
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { view, sort } = useAppSelector((state) => selectComparisonView(state, orderId));
  const list = useUnitList(orderId, order);
  const panel = useIcPanel({ orderId, order, listed: list.listed, onAdded: list.startOver });
  useRecommendationsErrorToast(list.query);
  const choose = (change: Partial<ComparisonView>) => void dispatch(comparisonViewChanged({ orderId, change }));
  const sortBy = (next: ComparisonView['sort']) => {
    choose({ sort: next });
    list.startOver();
  };
  return (
    <>
      <PageTitle
        title={`Job Number: ${orNA(display.jobOrderNumber)}`}
        subtitle="Transformer Unit Configuration"
        before={<BackButton />}
      >
        <SyncIndicator lastRefresh={lastRefresh} />
        <Segmented
          label="View"
          options={VIEWS}
          value={view}
          onChange={(next) => choose({ view: next })}
          onApproach={preloadComparisonParts}
        />
      </PageTitle>
      <Toolbar
        list={list}
        panel={panel}
        sort={sort}
        onSort={sortBy}
        exported={<ExportComparison orderId={orderId} order={display} list={list} />}
      />
      {view === 'cards' ? (
        <UnitCards orderId={orderId} order={display} list={list} />
      ) : (
        <>
          <ReservedLine orderId={display.id} />
          <Suspense fallback={<Skeleton $height="20rem" />}>
            <UnitTable requirement={display.requirement} list={list} />
          </Suspense>
        </>
      )}
    </>
  );
}
