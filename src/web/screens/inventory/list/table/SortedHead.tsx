import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import type { InventorySort } from '../../../../../contract/inventory/inventoryQuery';
import type { InventoryOrder } from '../../../../../domain/inventory/list/inventoryList';
import { color } from '../../../../ui/theme';
import type { InventoryActions } from '../../query/useInventoryList';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  /* As large as the cell, so that all of it can be clicked. */
  margin: -0.5rem -0.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  vertical-align: middle;
  &:hover,
  [aria-sort] > & {
    color: ${color('text')};
  }
  svg {
    flex: none;
  }
  [data-numeric] > & {
    flex-direction: row-reverse;
  }
  th:not([aria-sort]) > &:not(:hover, :focus-visible) svg {
    opacity: 0.35;
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
      <Root type="button" onClick={() => onSort(by, isNumeric ?? false)}>
        {title}
        <Arrow size={13} aria-hidden="true" />
      </Root>
    </th>
  );
}
