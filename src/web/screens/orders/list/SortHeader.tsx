import { ArrowDown, ArrowUp } from 'lucide-react';
import { firstDirection, type OrderSort } from '../../../../domain/order/orderFilters';
import { HeadButton } from '../../../ui/layout/Table';

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
      <HeadButton $side="0.5rem" onClick={() => onSort({ by, direction: isSorted ? turned : firstDirection(by) })}>
        <Arrow size={13} aria-hidden="true" />
        {title}
      </HeadButton>
    </th>
  );
}
