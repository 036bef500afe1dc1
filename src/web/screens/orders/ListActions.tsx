import { Link2, Upload } from 'lucide-react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OrderList } from '../../../domain/order/orderList';
import { toUnpagedQuery } from '../../../domain/order/ordersQuery';
import { ordersFile } from '../../../domain/tables/ordersFile';
import type { TableFormat } from '../../../domain/tables/table';
import { ExportMenu } from '../../parts/page/ExportMenu';
import { SavedViews } from '../../parts/views/SavedViews';
import { useMay } from '../../state/hooks';
import { useExportProgress } from '../../state/api/csvFile';
import {
  exportedNotice,
  notExportedNotice,
  notSavedNotice,
  useExportOrdersMutation,
  useGetStatesQuery,
} from '../../state/api/matching/orders';
import { useSavedViews } from '../../state/api/views';
import { useGated } from '../../state/gate/useEffectGate';
import { useServices } from '../../state/services';
import { useSaveList } from '../../state/tables/useSaveList';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { screens, space } from '../../ui/theme';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: min(100%, 20rem);
  margin-left: auto;
  ${screens.phone} {
    /* Without icons they fit on one line. */
    gap: 0;
    & > :not([aria-haspopup]) > svg {
      display: none;
    }
  }
`;

export function ListActions({ list }: { list: OrderList }) {
  const { capabilities } = useServices().config;
  const mayImport = useMay('import');
  const [query, setQuery] = useSearchParams();
  return (
    <Actions>
      <SavedViews {...useSavedViews('orders')} query={query.toString()} onOpen={(view) => setQuery(view)} />
      <CopyLink />
      <ExportOrders list={list} />
      {capabilities.import === 'on' && mayImport && (
        <LinkButton to="/import" size="small" variant="quiet">
          <Upload size={14} aria-hidden="true" />
          Import files
        </LinkButton>
      )}
    </Actions>
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

function ExportOrders({ list }: { list: OrderList }) {
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
