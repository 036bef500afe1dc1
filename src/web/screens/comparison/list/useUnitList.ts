import { useState } from 'react';
import type { Relaxation } from '../../../../contract/matching/recommendations';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { useRecommendations } from '../../../state/api/recommendations';
import { useAppSelector } from '../../../state/hooks';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectUnitPage,
} from '../../../state/selectors/comparison';
import { selectComparisonView } from '../../../state/selectors/comparisonChoices';
import { selectDisplayOrder } from '../../../state/selectors/displayOrder';
import { usePins } from '../pins/usePins';
import { useUnitPage } from './useUnitPage';

const NONE: readonly Unit[] = [];
const NO_RELAXATIONS: readonly Relaxation[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, some of them pinned, one page of the others. */
export function useUnitList(order: Order) {
  const { id: orderId, dollarValue } = selectDisplayOrder(order);
  const query = useRecommendations(order);
  const [text, setText] = useState('');
  const [addedSerial, setAddedSerial] = useState<string | null>(null);
  const { view } = useAppSelector((state) => selectComparisonView(state, orderId));
  const { page, entrance, turnToPage, showPage, resetPage } = useUnitPage(view);
  const list = {
    orderId,
    recommended: query.data?.units ?? NONE,
    orderSalePrice: dollarValue,
    text: text.trim(),
    page,
  };
  const filter = (next: string) => {
    setText(next);
    resetPage();
  };
  const pins = usePins(list, showPage);
  const listed = useAppSelector((state) => selectListedUnits(state, list));
  const added = listed.find(({ serial }) => String(serial) === addedSerial);
  return {
    query,
    recommended: list.recommended,
    relaxations: query.data?.relaxations ?? NO_RELAXATIONS,
    text,
    filter,
    /** The unit that was added last, while it is listed. */
    added,
    /** Units in view beside the page: the added one where pinned units fill it. */
    guests: added && pins.isFull && !pins.units.includes(added) ? [added] : NONE,
    /** A unit was added: it comes into view, whatever was filtered and turned to before. */
    showAdded: ({ serial }: Unit) => {
      setAddedSerial(String(serial));
      filter('');
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    entrance,
    turnToPage,
    resetPage,
    pins,
    listed,
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    bestSerial: useAppSelector((state) => selectBestSerial(state, list)),
  };
}

export type UnitList = ReturnType<typeof useUnitList>;
