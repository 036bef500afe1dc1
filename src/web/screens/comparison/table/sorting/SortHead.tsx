import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { TableSort } from '../../../../../domain/comparison/sortUnits';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

interface SortHeadProps {
  title: string;
  /** rem */
  width: number;
  /** Null where the table is sorted by another column. */
  direction: TableSort['direction'] | null;
  onSort: () => void;
}

/** The title of a column, which sorts by it; where it does already, it turns the order round. */
export function SortHead({ title, width, direction, onSort }: SortHeadProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} style={{ width: `${width}rem` }}>
      <Button type="button" onClick={onSort}>
        {title}
        <Icon size={12} aria-hidden="true" />
      </Button>
    </th>
  );
}
