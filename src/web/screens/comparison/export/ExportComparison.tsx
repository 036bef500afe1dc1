import { useStore } from 'react-redux';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { TableFormat } from '../../../../domain/tables/table';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { listedUnits } from '../../../state/selectors/listedUnits';
import type { RootState } from '../../../state/store';
import { useSaveTable } from '../../../state/tables/useSaveTable';
import type { UnitList } from '../list/useUnitList';
import { useReservedFor } from '../table/useReservedFor';
import { useMay } from '../../../state/hooks';

interface ExportComparisonProps {
  order: DisplayOrder;
  list: UnitList;
}

/** Saves the filtered units, on all pages, as a file. */
export function ExportComparison({ order, list }: ExportComparisonProps) {
  const seesCost = useMay('seeCost');
  const store = useStore<RootState>();
  const reserved = useReservedFor(order.id);
  const { filtered, pins, bestSerial, text } = list;
  const count = `${filtered.length} ${filtered.length === 1 ? 'unit' : 'units'}`;
  const { saveTable, isBusy } = useSaveTable({
    what: 'the comparison',
    saved: (file) => ({ title: 'Comparison exported', description: `Saved ${count} to ${file}.` }),
  });
  const save = (format: TableFormat) =>
    saveTable(async (made) => {
      const { columnsWithoutCosts, comparisonTable, exportColumns } = await import(
        /* webpackChunkName: "comparison-table" */ '../../../../domain/comparison/comparisonExport'
      );
      const units = listedUnits(store.getState(), order, { units: filtered, pinned: pins.units, bestSerial, reserved });
      return comparisonTable(order, units, text, made, seesCost ? exportColumns : columnsWithoutCosts);
    }, format);
  return <ExportMenu isBusy={isBusy} onExport={(format) => void save(format)} />;
}
