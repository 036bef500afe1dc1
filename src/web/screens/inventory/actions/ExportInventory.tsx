import { Download } from 'lucide-react';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryExport } from '../../../../domain/inventory/list/inventoryQuery';
import { useExportProgress } from '../../../state/api/csvFile/exportProgress';
import {
  INVENTORY_FILE_NAME,
  unitsExportedNotice,
  unitsNotExportedNotice,
  useExportInventoryMutation,
} from '../../../state/api/inventory/inventoryExport';
import { useIntention } from '../../../state/intentions/useIntention';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';
import { needsNetwork } from '../../../ui/needsNetwork';

/** Without it spreadsheets read the file in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves every unit of the list, on all pages, as a CSV file. */
export function ExportInventory({ list }: { list: InventoryList }) {
  const { notifier, saveFile } = useServices();
  const [exportInventory, { isLoading }] = useExportInventoryMutation();
  const percent = useExportProgress();
  const save = async () => {
    const request = exportInventory(toInventoryExport(list));
    const { data, error } = await request;
    request.reset();
    if (data) saveFile(INVENTORY_FILE_NAME, BYTE_ORDER_MARK + data.text, 'text/csv;charset=utf-8');
    const { tone, title, description } = data ? unitsExportedNotice(data) : unitsNotExportedNotice(error);
    notifier[tone](title, description);
  };
  const ask = useIntention('export', 'inventory', () => void save());
  return (
    <Button busy={isLoading} onClick={() => ask({ list: 'inventory' })} {...needsNetwork}>
      {!isLoading && <Download size={15} aria-hidden="true" />}
      Export CSV{percent !== null && ` · ${percent} %`}
    </Button>
  );
}
