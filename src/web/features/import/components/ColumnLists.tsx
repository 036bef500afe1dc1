import { useState } from 'react';
import { Download, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import type { ImportColumn } from '../../../../contract/import/mapping';
import { type ImportFile, IMPORT_FILES } from '../../../../contract/import/files';
import { useGetImportColumnsQuery } from '../api/imports';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ClippedCard, Row, Stack, Dim, PaddedCard } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { space, color } from '../../../ui/theme';
import { TryAgain } from '../../../ui/notice/LoadFailure';
import { DataTable } from '../../../ui/layout/TableHead';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Notice } from '../../../ui/notice/Notice';
import { FileField, PhotosField } from './FileField';
import { fieldNames } from './importText';
import type { FileChoice } from '../state/useDataImport';

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
  if (error && !isFetching)
    return (
      <Row>
        <Dim role="status">The list of columns could not be loaded. {errorMessage(error)}</Dim>
        <TryAgain variant="quiet" onClick={retry} />
      </Row>
    );
  const stored = (kind: ImportFile) => (data?.[kind] ?? []).filter(({ fills }) => fills === undefined);
  return (
    <Stack $gap={2}>
      {data &&
        FILES.map(({ kind, title }) => <ColumnList key={kind} kind={kind} title={title} columns={stored(kind)} />)}
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
    ))}
  </DataTable>
);

function whenEmpty({ isRequired, whenEmpty: meaning }: ImportColumn): string {
  if (isRequired) return 'required';
  return meaning === null ? 'empty' : `means ${meaning}`;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
`;

const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(4)};
  color: ${color('textDim')};
  list-style: disc;
`;

export function FilesStep({ choice, isRunning }: { choice: FileChoice; isRunning: boolean }) {
  const { files, faults, unsorted } = choice;
  const hasRows = files.orders !== undefined || files.units !== undefined;
  return (
    <PaddedCard $gap={4} aria-label="Files">
      {unsorted && <UnsortedFile file={unsorted} onSort={choice.sort} />}
      <Fields>
        {IMPORT_FILES.map((kind) => (
          <FileField
            key={kind}
            label={fieldNames[kind]}
            file={files[kind]}
            fault={faults[kind]}
            isDisabled={isRunning}
            onChoose={(file) => choice.choose(kind, file)}
          />
        ))}
        <PhotosField choice={choice} isDisabled={isRunning} />
      </Fields>
      <Rules>
        <li>A file is read as soon as you choose it. You see what would change before anything is saved.</li>
        <li>
          Every problem is listed. You can fix the file, or import without the refused rows and the cells that cannot be
          read.
        </li>
        <li>New rows are added, rows that differ are updated, and all others stay as they are.</li>
        <li>
          Nothing is deleted. What a file lacks stays as it is, unless you declare the file complete. Reserved units
          stay reserved.
        </li>
        <li>
          Photos and PDFs come in one ZIP. The units file names them in its column photos, separated by semicolons, and
          they are added once the rows are saved.
        </li>
      </Rules>
      {hasRows && !isRunning && (
        <div>
          <ExplainedButton variant="primary" whyNot={whyNotAgain(choice)} onClick={choice.again} {...needsNetwork}>
            <Upload size={16} aria-hidden="true" />
            Send again
          </ExplainedButton>
        </div>
      )}
    </PaddedCard>
  );
}

function whyNotAgain({ faults, unsorted, waitsForUnits }: FileChoice): string | null {
  if (unsorted) return `Say what ${unsorted.name} holds first.`;
  if (waitsForUnits) return 'Choose the units file that names the photos first.';
  return Object.keys(faults).length > 0 ? 'Choose another file first.' : null;
}

const UnsortedFile = ({ file, onSort }: { file: File; onSort: (kind: ImportFile | null) => void }) => (
  <Notice tone="near">
    <Stack $gap={2}>
      <p>What does {file.name} hold?</p>
      <Row $gap={2}>
        <Button onClick={() => onSort('orders')}>Orders</Button>
        <Button onClick={() => onSort('units')}>Units</Button>
        <Button variant="quiet" onClick={() => onSort(null)}>
          Neither
        </Button>
      </Row>
    </Stack>
  </Notice>
);
