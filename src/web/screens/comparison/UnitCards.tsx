import { useCallback } from 'react';
import type { Unit } from '../../../contract/unit';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectManualUnits } from '../../state/selectors/comparisonChoices';
import { useServices } from '../../state/services';
import { manualUnitRemoved } from '../../state/slices/manualUnits';
import { UnitSkeletons } from './ComparisonSkeleton';
import { Grid, UnitColumns } from './grid';
import { RequirementCard } from './RequirementCard';
import { requirementRows, unitRows, useSections } from './sections';
import { UnitCard } from './UnitCard';
import { UnitsMissing } from './UnitsMissing';
import type { UnitList } from './useUnitList';

interface UnitCardsProps {
  orderId: string;
  order: DisplayOrder;
  list: UnitList;
}

/** The requirement and one page of units in one row grid. */
export function UnitCards({ orderId, order, list }: UnitCardsProps) {
  const { open, toggle } = useSections();
  const remove = useRemove(orderId);
  const manual = useAppSelector((state) => selectManualUnits(state, orderId));
  const { items, page } = list.page;
  const rows = requirementRows(open);
  return (
    <Grid>
      <RequirementCard order={order} rows={rows} open={open} onToggle={toggle} />
      {items.length > 0 && (
        <UnitColumns key={page} $rows={unitRows(open)} $direction={list.direction} aria-label="Units" role="region">
          {items.map((unit) => (
            <UnitCard
              key={String(unit.serial)}
              orderId={orderId}
              order={order}
              unit={unit}
              isBest={String(unit.serial) === list.bestSerial}
              open={open}
              onToggle={toggle}
              onRemove={manual.includes(unit) ? remove : undefined}
            />
          ))}
        </UnitColumns>
      )}
      {items.length === 0 && list.query.isFetching && <UnitSkeletons rows={rows} />}
      {items.length === 0 && !list.query.isFetching && (
        <UnitsMissing requirement={order.requirement} list={list} rows={rows} />
      )}
    </Grid>
  );
}

function useRemove(orderId: string) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  return useCallback(
    (serial: Unit['serial']) => {
      dispatch(manualUnitRemoved({ orderId, serial }));
      notifier.success('Unit Removed', `Removed IC# ${serial} from recommendations`);
    },
    [dispatch, notifier, orderId],
  );
}
