import styled from 'styled-components';
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
`;

/** What to work on next: the list summed up, and the filters that tell. */
export function TriageBar({ list, actions }: { list: OrderList; actions: OrderListActions }) {
  const { standing, whole } = useOrdersCounts(list);
  return (
    <Root aria-label="Urgency and coverage">
      <SummaryLine filters={list.filters} counts={whole} onShow={actions.filter} />
      <TriageFields filters={list.filters} counts={standing} onFilter={actions.filter} />
    </Root>
  );
}
