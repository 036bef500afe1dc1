import { Download, Link2, Upload } from 'lucide-react';
import { useHref, useLocation } from 'react-router-dom';
import { toUnpagedQuery } from '../../../../domain/order/ordersQuery';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useExportProgress } from '../../../state/api/ordersExport/exportProgress';
import { useExportOrdersMutation, type OrdersFile } from '../../../state/api/ordersExport/ordersExport';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { needsNetwork } from '../../../ui/needsNetwork';
import { ListActionsPlace } from './ListActionsPlace';
import type { OrderList } from '../query/orderListUrl';

const FILE_NAME = 'open-orders.csv';
/** Spreadsheets read a file without it in the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What can be done with the list as a whole. */
export function ListActions({ list }: { list: OrderList }) {
  const { capabilities } = useServices().config;
  return (
    <ListActionsPlace>
      <CopyLink />
      <ExportCsv list={list} />
      {capabilities.import === 'on' && <ImportCsv />}
    </ListActionsPlace>
  );
}

function CopyLink() {
  const { notifier, copyText } = useServices();
  const address = new URL(useHref(useLocation()), window.location.origin).href;
  const copy = async () => {
    if (await copyText(address)) notifier.success('Link copied', 'It opens this list as you see it.');
    else notifier.failure('The link could not be copied', 'Please copy it from the address bar.');
  };
  return (
    <Button size="small" variant="quiet" onClick={() => void copy()}>
      <Link2 size={14} aria-hidden="true" />
      Copy link
    </Button>
  );
}

function ExportCsv({ list: { filters, sort } }: { list: OrderList }) {
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

function ImportCsv() {
  return (
    <LinkButton to="/import" size="small" variant="quiet">
      <Upload size={14} aria-hidden="true" />
      Import CSV
    </LinkButton>
  );
}

const describe = ({ count }: OrdersFile) =>
  count === null ? FILE_NAME : `${FILE_NAME} holds ${count} ${count === 1 ? 'order' : 'orders'}.`;
