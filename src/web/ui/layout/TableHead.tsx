import type { ReactNode } from 'react';
import { VisuallyHidden } from '../elements';
import { Table } from './Table';

interface TableHeadProps {
  titles: readonly string[];
  numeric?: readonly string[];
  /** Titles for screen readers only. */
  hidden?: readonly string[];
}

export const TableHead = ({ titles, numeric = [], hidden = [] }: TableHeadProps) => (
  <thead>
    <tr>
      {titles.map((title, index) => (
        <th key={index} scope="col" data-numeric={numeric.includes(title) || undefined}>
          {hidden.includes(title) ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </th>
      ))}
    </tr>
  </thead>
);

interface DataTableProps extends TableHeadProps {
  /** For screen readers. */
  caption?: string;
  as?: typeof Table;
  children: ReactNode;
}

export const DataTable = ({ as: Frame = Table, caption, children, ...head }: DataTableProps) => (
  <Frame>
    {caption !== undefined && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
    <TableHead {...head} />
    <tbody>{children}</tbody>
  </Frame>
);
