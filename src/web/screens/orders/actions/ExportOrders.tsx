import { Download } from 'lucide-react';
import { toUnpagedQuery } from '../../../../domain/order/ordersQuery';
import { useExportProgress } from '../../../state/api/csvFile/exportProgress';
import { EXPORT_FILE_NAME, exportedNotice, notExportedNotice } from '../../../state/api/ordersExport/exportNotices';
import { useExportOrdersMutation } from '../../../state/api/ordersExport/ordersExport';
import { useIntention } from '../../../state/intentions/useIntention';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';
import { needsNetwork } from '../../../ui/needsNetwork';
import type { OrderList } from '../../../../domain/order/orderList';

/** Without it spreadsheets read the file in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves every order of the list, on all pages, as a CSV file. */
export function ExportOrders({ list: { filters, sort } }: { list: OrderList }) {
  const { notifier, saveFile } = useServices();
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  const percent = useExportProgress();
  const save = async () => {
    const request = exportOrders(toUnpagedQuery(filters, sort));
    const answer = await request;
    request.reset();
    if (answer.data) saveFile(EXPORT_FILE_NAME, BYTE_ORDER_MARK + answer.data.text, 'text/csv;charset=utf-8');
    const { tone, title, description } = answer.data ? exportedNotice(answer.data) : notExportedNotice(answer.error);
    notifier[tone](title, description);
  };
  const ask = useIntention('export', 'orders', () => void save());
  return (
    <Button
      size="small"
      variant="quiet"
      busy={isLoading}
      data-action="Export CSV"
      onClick={() => ask({ list: 'orders' })}
      {...needsNetwork}
    >
      {!isLoading && <Download size={14} aria-hidden="true" />}
      Export CSV{percent !== null && ` · ${percent} %`}
    </Button>
  );
}
