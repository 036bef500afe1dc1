import type { RateChange } from '../../../domain/rateSets/ratesDifference';
import { TableScroll } from '../../ui/layout/Table';
import { Dim } from '../../ui/elements';
import { DataTable } from '../../ui/layout/TableHead';

interface ChangesTableProps {
  caption: string;
  changes: readonly RateChange[];
  headings?: readonly [before: string, after: string];
}

export function ChangesTable({ caption, changes, headings = ['Today', 'New'] }: ChangesTableProps) {
  if (changes.length === 0) return <Dim as="p">No value differs.</Dim>;
  return (
    <TableScroll>
      <DataTable caption={caption} titles={['Rate', ...headings]}>
        {changes.map(({ id, label, before, after }) => (
          <tr key={id}>
            <td>{label}</td>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}{' '}
      </DataTable>
    </TableScroll>
  );
}
