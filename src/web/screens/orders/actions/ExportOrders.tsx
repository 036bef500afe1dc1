import { Download } from 'lucide-react';
import { toUnpagedQuery } from '../../../../domain/order/ordersQuery';
import { useExportProgress } from '../../../state/api/ordersExport/exportProgress';
import { useExportOrdersMutation, type OrdersFile } from '../../../state/api/ordersExport/ordersExport';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';
import { needsNetwork } from '../../../ui/needsNetwork';
import type { OrderList } from '../../../../domain/order/orderList';

const FILE_NAME = 'open-orders.csv';
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
    if (answer.error) notifier.failure('Error exporting orders', errorMessage(answer.error));
    else {
      saveFile(FILE_NAME, BYTE_ORDER_MARK + answer.data.text, 'text/csv;charset=utf-8');
      notifier.success('Orders exported', describe(answer.data));
    }
  };
  return (
    <Button size="small" variant="quiet" busy={isLoading} onClick={() => void save()} {...needsNetwork}>
      {!isLoading && <Download size={14} aria-hidden="true" />}
      Export CSV{percent !== null && ` · ${percent} %`}
    </Button>
  );
}

const describe = ({ count }: OrdersFile) =>
  count === null ? FILE_NAME : `Saved ${count} ${count === 1 ? 'order' : 'orders'} to ${FILE_NAME}.`;
