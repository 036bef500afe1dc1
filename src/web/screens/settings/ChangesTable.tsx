import type { RateChange } from '../../../domain/rateSets/ratesDifference';
import { Table, TableScroll } from '../../ui/layout/Table';
import { Dim } from '../../ui/text/Text';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface ChangesTableProps {
  caption: string;
  changes: readonly RateChange[];
  headings?: readonly [before: string, after: string];
}

export function ChangesTable({ caption, changes, headings = ['Today', 'New'] }: ChangesTableProps) {
  if (changes.length === 0) return <Dim as="p">No value differs.</Dim>;
  return (
    <TableScroll>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, label, before, after }) => (
            <tr key={id}>
              <td>{label}</td>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
