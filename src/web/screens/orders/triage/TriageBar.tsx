import { styled } from 'styled-components';
import type { OrderList } from '../../../../domain/order/orderList';
import { space } from '../../../ui/theme';
import type { OrderListActions } from '../query/useOrderList';
import { useOrdersCounts } from '../query/useOrdersCounts';
import { SummaryLine } from './SummaryLine';
import { TriageFields } from './TriageFields';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  /* The counts decide where each of it stands. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

/** What to work on next: the list summed up, and the filters that tell. */
export function TriageBar({ list, actions }: { list: OrderList; actions: OrderListActions }) {
  const { standing, whole, isLoading } = useOrdersCounts(list);
  return (
    <Root aria-label="Urgency and coverage" aria-busy={isLoading}>
      <SummaryLine filters={list.filters} counts={whole} onShow={actions.filter} />
      {/* A field that is there already grows a moment later than its options. */}
      <TriageFields key={String(isLoading)} filters={list.filters} counts={standing} onFilter={actions.filter} />
    </Root>
  );
}
