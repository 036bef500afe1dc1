import { useState } from 'react';
import { useStore } from 'react-redux';
import { Download } from 'lucide-react';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { listedUnits } from '../../../state/selectors/listedUnits';
import { useServices } from '../../../state/services';
import type { RootState } from '../../../state/store';
import { Button } from '../../../ui/button/Button';
import type { UnitList } from '../list/useUnitList';
import { useReservedFor } from '../table/useReservedFor';

interface ExportComparisonProps {
  order: DisplayOrder;
  list: UnitList;
}

/** Saves the filtered units, on all pages, as a CSV file. The CSV library is loaded on demand. */
export function ExportComparison({ order, list }: ExportComparisonProps) {
  const store = useStore<RootState>();
  const { notifier, saveFile } = useServices();
  const reserved = useReservedFor(order.id);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { comparisonCsv } = await import(/* webpackChunkName: "comparison-csv" */ './comparisonCsv');
      const { filtered, pins, bestSerial } = list;
      const units = listedUnits(store.getState(), order, { units: filtered, pinned: pins.units, bestSerial, reserved });
      saveFile(fileName(order), comparisonCsv(order, units), 'text/csv;charset=utf-8');
      notifier.success(
        'Comparison exported',
        `Saved ${units.length} ${units.length === 1 ? 'unit' : 'units'} to ${fileName(order)}.`,
      );
    } catch {
      notifier.failure('Error exporting the comparison', 'Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void save()}>
      {!isBusy && <Download size={14} aria-hidden="true" />}
      Export CSV
    </Button>
  );
}

/** A job number may contain characters that a file name must not. */
const fileName = ({ jobOrderNumber, id }: DisplayOrder) =>
  `comparison-${(jobOrderNumber ?? id).replace(/[^\w-]+/g, '_')}.csv`;
