import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Unit } from '../../../../../contract/units/unit';
import { unitsInOrder } from '../../../../../domain/comparison/pins';
import { PAGE_SIZES } from '../../../../../domain/limits';
import { messages } from '../../../../../domain/messages';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { useAppDispatch, useHasPermission } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import type { Change } from '../../../changes/state/changesSlice';
import { manualUnitRemoved } from '../../state/chosenUnits';
import { RequirementSkeleton, UnitSkeletons, UnitsUnavailable } from '../Placeholders';
import { Grid, requirementRows, UnitColumns, unitRows, useSections } from '../cardLayout';
import { RequirementCard } from '../requirement/RequirementCard';
import { listedProps, type UnitList } from '../../state/useUnitList';
import { UnitCard } from './UnitCard';

interface UnitCardsProps {
  order: DisplayOrder;
  stated: DisplayOrder;
  list: UnitList;
  changes: Readonly<Record<string, Change>>;
}

export function UnitCards({ order, stated, list, changes }: UnitCardsProps) {
  const { open, toggle } = useSections();
  const remove = useRemove(order.id);
  const seesCost = useHasPermission('seeCost');
  const { shown, isPageEmpty, isWaiting } = useShown(list);
  const rows = requirementRows(open);
  const isShort = useShortWait(shown.length === 0 && isWaiting);
  return (
    <Grid $cards={Math.max(PAGE_SIZES.comparison, shown.length)}>
      {isShort ? (
        <RequirementSkeleton rows={rows} />
      ) : (
        <RequirementCard {...{ order, stated, rows, open }} onToggle={toggle} />
      )}
      {shown.length > 0 && (
        <UnitColumns
          $rows={unitRows(open, seesCost)}
          $count={shown.length}
          aria-label="Units"
          role="region"
          data-items=""
          aria-keyshortcuts="U"
          data-shortcut="To the units"
        >
          {shown.map((unit) => (
            <UnitCard
              key={String(unit.serial)}
              {...listedProps(list, unit)}
              order={order}
              change={changes[String(unit.serial)]}
              entrance={list.entrance}
              open={open}
              onToggle={toggle}
              onRemove={remove}
            />
          ))}
        </UnitColumns>
      )}
      {shown.length === 0 && isWaiting && <UnitSkeletons rows={rows} />}
      {isPageEmpty && !list.pins.isFull && !isWaiting && (
        <UnitsUnavailable requirement={order.requirement} query={list.query} rows={rows} beside={shown.length} />
      )}
    </Grid>
  );
}

/** Cards render slowly: the first ones and those after a keystroke are deferred so that typing stays responsive. */
function useShown({ pins, page, guests, manual, entrance, query: { isFetching } }: UnitList) {
  const wanted = useMemo(
    () => ({
      shown: unitsInOrder(manual, pins.units, [...guests, ...page.items]),
      isPageEmpty: page.items.length === 0,
      isWaiting: isFetching,
    }),
    [manual, pins.units, page.items, guests, isFetching],
  );
  const later = useDeferredValue(wanted);
  return entrance === 'instant' || later.shown.length === 0 ? later : wanted;
}

function useRemove(orderId: string) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  return useCallback(
    (serial: Unit['serial']) => {
      dispatch(manualUnitRemoved({ orderId, serial }));
      notifier.success(messages.ic.removedTitle, messages.ic.removed(serial));
    },
    [dispatch, notifier, orderId],
  );
}

const SHORT_MS = 1_000;

/** True for at most SHORT_MS after mounting; never true again. */
function useShortWait(isWaiting: boolean): boolean {
  const [isShort, setShort] = useState(isWaiting);
  if (isShort && !isWaiting) setShort(false);
  useEffect(() => {
    const timer = setTimeout(() => setShort(false), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShort && isWaiting;
}
