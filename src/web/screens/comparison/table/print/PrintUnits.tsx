import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { Printer } from 'lucide-react';
import type { Unit } from '../../../../../contract/unit/unit';
import { unitsInOrder } from '../../../../../domain/comparison/pins';
import type { DisplayOrder } from '../../../../../domain/order/displayOrder';
import { selectManualUnits } from '../../../../state/selectors/comparisonChoices';
import { listedUnits } from '../../../../state/selectors/listedUnits';
import { useServices } from '../../../../state/services';
import type { RootState } from '../../../../state/store';
import { Button } from '../../../../ui/button/Button';
import type { UnitList } from '../../list/useUnitList';
import type { TableColumns } from '../columns';
import { PrintedUnits } from './PrintedUnits';
import { useReservedFor } from '../useReservedFor';

interface PrintUnitsProps {
  order: DisplayOrder;
  list: UnitList;
  columns: TableColumns;
  /** Those that are not pinned, as they are sorted. */
  items: readonly Unit[];
}

/** Prints every row of the table with its columns, also those that are not on the page. */
export function PrintUnits({ order, list, columns, items }: PrintUnitsProps) {
  const { print } = useServices();
  const store = useStore<RootState>();
  const reserved = useReservedFor(order.id);
  /** ISO 8601; null while nothing prints. */
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  const { pins, bestSerial, text } = list;
  const units = () =>
    listedUnits(store.getState(), order, {
      units: unitsInOrder(selectManualUnits(store.getState(), order.id), pins.units, items),
      pinned: pins.units,
      bestSerial,
      reserved,
    });
  const printNow = () => {
    // Printing takes the page as it is, so the rows must be in it already.
    flushSync(() => setPrintedAt(new Date().toISOString()));
    print();
    setPrintedAt(null);
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={printNow}>
        <Printer size={14} aria-hidden="true" /> Print table
      </Button>
      {printedAt !== null &&
        createPortal(
          <PrintedUnits order={order} units={units()} columns={columns} filter={text.trim()} at={printedAt} />,
          document.body,
        )}
    </>
  );
}
