import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SavedViews } from '../../../parts/views/SavedViews';
import { useSavedViews } from '../../../state/api/views';
import { useServices } from '../../../state/services';
import { LinkButton } from '../../../ui/button/LinkButton';
import { screens, space } from '../../../ui/theme';
import type { OrderList } from '../../../../domain/order/orderList';
import { CopyLink } from './CopyLink';
import { ExportOrders } from './ExportOrders';
import { useMay } from '../../../state/hooks';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: min(100%, 20rem);
  margin-left: auto;
  ${screens.phone} {
    /* Without their icons they fit on one line. */
    gap: 0;
    & > :not([aria-haspopup]) > svg {
      display: none;
    }
  }
`;

/** Actions on the list as a whole: copy its link, export, import. */
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
