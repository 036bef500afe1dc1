import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import { earnsMoreRemark } from '../../../../domain/comparison/best';
import { unitsInOrder } from '../../../../domain/comparison/pins';
import { PAGE_SIZES } from '../../../../domain/limits';
import { messages } from '../../../../domain/messages';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { SpecId } from '../../../../domain/specs/spec';
import { useMay, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectManualUnits } from '../../../state/selectors/comparisonChoices';
import { useServices } from '../../../state/services';
import type { Change } from '../../../state/slices/changes';
import { manualUnitRemoved } from '../../../state/slices/units';
import { rovingList } from '../../../ui/keyboard/arrowKeys';
import { RequirementSkeleton, UnitSkeletons, UnitsUnavailable } from '../Placeholders';
import { requirementRows, unitRows, useSections } from '../layout/Sections';
import { Grid, UnitColumns } from '../layout/grid';
import { RequirementCard } from '../requirement/RequirementCard';
import type { UnitList } from '../useUnitList';
import { UnitCard } from './UnitCard';

const NO_DIFFERENCES: ReadonlySet<SpecId> = new Set();

interface UnitCardsProps {
  order: DisplayOrder;
  stated: DisplayOrder;
  list: UnitList;
  changes: Readonly<Record<string, Change>>;
}

export function UnitCards({ order, stated, list, changes }: UnitCardsProps) {
  const { open, toggle } = useSections();
  const remove = useRemove(order.id);
  const manual = useAppSelector((state) => selectManualUnits(state, order.id));
  const seesCost = useMay('seeCost');
  const { pins } = list;
  const { shown, isPageEmpty, isWaiting } = useShown(list, manual);
  const rows = requirementRows(open);
  const isShort = useShortWait(shown.length === 0 && isWaiting);
  return (
    <Grid $cards={Math.max(PAGE_SIZES.comparison, shown.length)}>
      {isShort ? (
        <RequirementSkeleton rows={rows} />
      ) : (
        <RequirementCard order={order} stated={stated} rows={rows} open={open} onToggle={toggle} />
      )}
      {shown.length > 0 && (
        <UnitColumns
          ref={rovingList}
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
              order={order}
              unit={unit}
              change={changes[String(unit.serial)]}
              isBest={String(unit.serial) === list.bestSerial}
              remark={earnsMoreRemark(list.earnsMore, unit.serial)}
              isPinned={pins.units.includes(unit)}
              isFull={pins.isFull}
              onPin={pins.toggle}
              differences={pins.units.includes(unit) ? pins.differences : NO_DIFFERENCES}
              entrance={list.entrance}
              open={open}
              onToggle={toggle}
              isAdded={unit === list.added}
              onRemove={manual.includes(unit) ? remove : undefined}
            />
          ))}
        </UnitColumns>
      )}
      {shown.length === 0 && isWaiting && <UnitSkeletons rows={rows} />}
      {isPageEmpty && !pins.isFull && !isWaiting && (
        <UnitsUnavailable requirement={order.requirement} query={list.query} rows={rows} beside={shown.length} />
      )}
    </Grid>
  );
}

/** Cards render slowly: the first ones and those after a keystroke are deferred so that typing stays responsive. */
function useShown({ pins, page, guests, entrance, query: { isFetching } }: UnitList, manual: readonly Unit[]) {
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

/** ms */
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
