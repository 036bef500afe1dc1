import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import type { InventorySort } from '../../../../../contract/inventory/inventoryQuery';
import type { InventoryOrder } from '../../../../../domain/inventory/list/inventoryList';
import { HeadButton } from '../../../../ui/layout/Table';
import type { InventoryActions } from '../../query/useInventoryList';

const Root = styled(HeadButton)`
  [data-numeric] > & {
    flex-direction: row-reverse;
  }
`;

interface SortedHeadProps {
  title: string;
  by: InventorySort;
  order: InventoryOrder;
  onSort: InventoryActions['sort'];
  isNumeric?: boolean | undefined;
}

/** The head of a column that sorts the list, and turns it round. */
export function SortedHead({ title, by, order, onSort, isNumeric }: SortedHeadProps) {
  const isSorted = order.by === by;
  const Arrow = isSorted && order.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-numeric={isNumeric}
      aria-sort={isSorted ? (order.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Root $side="0.75rem" onClick={() => onSort(by, isNumeric ?? false)}>
        {title}
        <Arrow size={13} aria-hidden="true" />
      </Root>
    </th>
  );
}
