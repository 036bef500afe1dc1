import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ImportJob } from '../../../../contract/imports/job';
import type { RowChange } from '../../../../contract/imports/layout';
import { orderPath, unitAlonePath } from '../../../parts/page/paths';
import { Stack, Dim } from '../../../ui/elements';
import { Table } from '../../../ui/layout/Table';
import { fontSize } from '../../../ui/theme';
import { changedRows, counted } from '../importText';
import { LinesTable } from '../linesTable';

const Title = styled.h3`
  font-size: ${fontSize.body};
`;

const Scroll = styled(LinesTable)`
  td:nth-child(n + 4) {
    max-width: 28rem;
  }
  ins {
    text-decoration: none;
    font-weight: 600;
  }
`;

interface ChangesTableProps {
  changes: readonly RowChange[];
  job: ImportJob;
}

/** The rows that are there already and differ from the file, with their old and new values. */
export function ChangesTable({ changes, job }: ChangesTableProps) {
  const count = changedRows(job);
  return (
    <Stack $gap={2}>
      <Title>What changes in rows that are there already</Title>
      <Dim>
        {count > changes.length
          ? `The first ${counted(changes.length, 'row')} of ${count.toLocaleString('en-US')}`
          : counted(changes.length, 'row')}
      </Dim>
      <Scroll role="region" aria-label="Changes" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {['Order or unit', 'Line', 'Column', 'Before', 'After'].map((title) => (
                <th key={title} scope="col" data-numeric={title === 'Line' ? '' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.flatMap((change) =>
              change.fields.map((field, index) => (
                <tr key={`${change.file} ${change.key} ${field.column}`}>
                  <td>{index === 0 && <Key change={change} />}</td>
                  <td data-numeric="">{index === 0 && change.line.toLocaleString('en-US')}</td>
                  <td>{field.column}</td>
                  <td>{field.before ?? <Dim>empty</Dim>}</td>
                  <td>{field.after === null ? <Dim>empty</Dim> : <ins>{field.after}</ins>}</td>
                </tr>
              )),
            )}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}

const Key = ({ change: { key, orderId } }: { change: RowChange }) => (
  <Link to={orderId === null ? unitAlonePath(key) : orderPath(orderId)}>{key}</Link>
);
