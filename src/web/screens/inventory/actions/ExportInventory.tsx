import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryExport } from '../../../../domain/inventory/list/inventoryQuery';
import { inventoryFile } from '../../../../domain/tables/inventoryFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { useExportProgress } from '../../../state/api/csvFile';
import {
  unitsExportedNotice,
  unitsNotExportedNotice,
  unitsNotSavedNotice,
  useExportInventoryMutation,
} from '../../../state/api/inventory/inventory';
import { useGated } from '../../../state/gate/useEffectGate';
import { useSaveList } from '../../../state/tables/useSaveList';

/** Saves every unit of the list, on all pages, as a file. */
export function ExportInventory({ list }: { list: InventoryList }) {
  const [exportInventory, { isLoading }] = useExportInventoryMutation();
  const percent = useExportProgress();
  const saveList = useSaveList({
    saved: unitsExportedNotice,
    notSaved: unitsNotSavedNotice,
    notFetched: unitsNotExportedNotice,
  });
  const save = async (format: TableFormat) => {
    const request = exportInventory({ ...toInventoryExport(list), ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: inventoryFile(list), format });
  };
  const onExport = useGated(save);
  return <ExportMenu isFetched isBusy={isLoading} percent={percent} onExport={onExport} />;
}
