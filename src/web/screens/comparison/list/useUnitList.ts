import { useState } from 'react';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { useAppSelector } from '../../../state/hooks';
import {
  selectFilteredUnits,
  selectListedUnits,
  selectPagedManualUnits,
  selectQuery,
  selectUnitPage,
} from '../../../state/selectors/comparison';
import { selectComparisonView } from '../../../state/selectors/comparisonChoices';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { selectDisplayOrder } from '../../../state/selectors/quote';
import { usePins } from '../pins/usePins';
import { useBest } from './useBest';
import { useEarnsMore } from './useEarnsMore';
import { useFilterText } from './useFilterText';
import { useListedUnits } from './useListedUnits';
import { useUnitPage } from './useUnitPage';

const NONE: readonly Unit[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, some of them pinned, one page of the others. */
export function useUnitList(order: Order) {
  const displayOrder = selectDisplayOrder(order);
  const { query, relaxations, best, recommended, all } = useListedUnits(order);
  const [text, setText] = useFilterText();
  const [addedSerial, setAddedSerial] = useState<string | null>(null);
  const { view } = useAppSelector((state) => selectComparisonView(state, displayOrder.id));
  const { page, entrance, turnToPage, showPage, resetPage, resetPageAtOnce } = useUnitPage(view);
  const list = { ...listOf(displayOrder), recommended, text: text.trim(), page };
  const filter = (next: string) => {
    setText(next);
    resetPageAtOnce();
  };
  const pins = usePins(list, showPage);
  const listed = useAppSelector((state) => selectListedUnits(state, list));
  const added = listed.find(({ serial }) => String(serial) === addedSerial);
  return {
    /** What it is made of. */
    of: list,
    query,
    recommended: best,
    relaxations,
    all,
    text,
    /** What the text asks for. */
    asked: useAppSelector((state) => selectQuery(state, list)),
    filter,
    /** The unit that was added last, while it is listed. */
    added,
    /** Units in view beside the page: those added by hand, if pinned units fill it. */
    guests: useAppSelector((state) => (pins.isFull ? selectPagedManualUnits(state, list) : NONE)),
    /** A unit was added: it comes into view, whatever was filtered and turned to before. */
    showAdded: ({ serial }: Unit) => {
      setAddedSerial(String(serial));
      setText('');
      resetPage();
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    entrance,
    turnToPage,
    resetPage,
    pins,
    listed,
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    ...useBest(displayOrder, { ...list, recommended: best }),
    earnsMore: useEarnsMore({ ...list, recommended: best }),
  };
}

const listOf = ({ id, price, customerLocation, isFreightPaidByCustomer }: DisplayOrder) => ({
  orderId: id,
  orderPrice: price,
  delivery: customerLocation,
  isFreightPaidByCustomer,
});

export type UnitList = ReturnType<typeof useUnitList>;
