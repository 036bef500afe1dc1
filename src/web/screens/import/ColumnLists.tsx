import { useState } from 'react';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { ImportColumn } from '../../../contract/imports/mapping';
import type { ImportFile } from '../../../contract/imports/files';
import { useGetImportColumnsQuery } from '../../state/api/imports';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { useServices } from '../../state/services';
import { Button } from '../../ui/button/Button';
import { ClippedCard, Row, Stack, Dim } from '../../ui/elements';
import { Collapsible } from '../../ui/layout/Collapsible';
import { space } from '../../ui/theme';
import { TryAgain } from '../../ui/notice/LoadFailure';
import { DataTable } from '../../ui/layout/TableHead';

const Scroll = styled.div`
  max-height: 28rem;
  overflow: auto;
  th {
    position: sticky;
    top: 0;
  }
  td {
    vertical-align: top;
  }
`;

const Head = styled.div`
  padding: ${space(2)};
`;

const BYTE_ORDER_MARK = '\uFEFF';
const FILES = [
  { kind: 'orders', title: 'Columns and template of the orders file' },
  { kind: 'units', title: 'Columns and template of the units file' },
] as const;

export function ColumnLists() {
  const { data, error, isFetching, refetch } = useGetImportColumnsQuery(undefined);
  const retry = useGated(refetch);
  if (error && !isFetching) {
    return (
      <Row>
        <Dim role="status">The list of columns could not be loaded. {errorMessage(error)}</Dim>
        <TryAgain variant="quiet" onClick={retry} />
      </Row>
    );
  }
  return (
    <Stack $gap={2}>
      {data && FILES.map(({ kind, title }) => <ColumnList key={kind} kind={kind} title={title} columns={data[kind]} />)}
    </Stack>
  );
}

interface ColumnListProps {
  kind: ImportFile;
  title: string;
  columns: readonly ImportColumn[];
}

function ColumnList({ kind, title, columns }: ColumnListProps) {
  const [isOpen, setOpen] = useState(false);
  const { saveFile } = useServices();
  const saveTemplate = () => {
    const header = columns.map(({ name }) => name).join(',');
    saveFile(`${kind}-template.csv`, `${BYTE_ORDER_MARK}${header}\r\n`, 'text/csv;charset=utf-8');
  };
  return (
    <ClippedCard>
      <Collapsible title={title} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Head>
          <Button size="small" variant="quiet" onClick={saveTemplate}>
            <Download size={14} aria-hidden="true" />
            Download template
          </Button>
        </Head>
        <Scroll role="region" aria-label={title} tabIndex={0}>
          <ColumnTable columns={columns} />
        </Scroll>
      </Collapsible>
    </ClippedCard>
  );
}

const ColumnTable = ({ columns }: Pick<ColumnListProps, 'columns'>) => (
  <DataTable titles={['Column', 'Meaning', 'Written as', 'Unit', 'When empty', 'Example']}>
    {columns.map((column) => (
      <tr key={column.name}>
        <td>{column.name}</td>
        <td>{column.meaning}</td>
        <td>{column.format}</td>
        <td>{column.measure}</td>
        <td>{whenEmpty(column)}</td>
        <td>{column.example}</td>
      </tr>
    ))}{' '}
  </DataTable>
);

function whenEmpty({ isRequired, whenEmpty: meaning }: ImportColumn): string {
  if (isRequired) return 'required';
  return meaning === null ? 'empty' : `means ${meaning}`;
}
