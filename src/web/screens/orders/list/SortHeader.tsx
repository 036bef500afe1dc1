import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { firstDirection, type OrderSort } from '../../../../domain/order/orderFilters';
import { color } from '../../../ui/theme';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  /* As large as the cell, so that all of it can be clicked. */
  margin: -0.5rem;
  padding: 0.5rem;
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
  th:not([aria-sort]) > &:not(:hover, :focus-visible) svg {
    opacity: 0.35;
  }
`;

export interface SortHeaderProps {
  title: string;
  by: OrderSort['by'];
  /** The sort in force. */
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}

/** The head of a numeric column that sorts the list, by a second click the other way round. */
export function SortHeader({ title, by, sort, onSort }: SortHeaderProps) {
  const isSorted = sort.by === by;
  const isAscending = isSorted && sort.direction === 'asc';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const turned = sort.direction === 'desc' ? 'asc' : 'desc';
  return (
    <th scope="col" data-numeric aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <Root type="button" onClick={() => onSort({ by, direction: isSorted ? turned : firstDirection(by) })}>
        <Arrow size={13} aria-hidden="true" />
        {title}
      </Root>
    </th>
  );
}
