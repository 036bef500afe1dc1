import { toUnpagedQuery } from '../../../../domain/order/ordersQuery';
import type { OrderList } from '../../../../domain/order/orderList';
import { ordersFile } from '../../../../domain/tables/ordersFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { useExportProgress } from '../../../state/api/csvFile';
import {
  exportedNotice,
  notExportedNotice,
  notSavedNotice,
  useExportOrdersMutation,
  useGetStatesQuery,
} from '../../../state/api/matching/orders';
import { useGated } from '../../../state/gate/useEffectGate';
import { useSaveList } from '../../../state/tables/useSaveList';

/** Saves every order of the list, on all pages, as a file. */
export function ExportOrders({ list }: { list: OrderList }) {
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  const { data: states = [] } = useGetStatesQuery(undefined);
  const percent = useExportProgress();
  const saveList = useSaveList({ saved: exportedNotice, notSaved: notSavedNotice, notFetched: notExportedNotice });
  const save = async (format: TableFormat) => {
    const request = exportOrders({ ...toUnpagedQuery(list.filters, list.sort), ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: ordersFile(list, states), format });
  };
  const onExport = useGated(save);
  return <ExportMenu isFetched isBusy={isLoading} percent={percent} onExport={onExport} />;
}
