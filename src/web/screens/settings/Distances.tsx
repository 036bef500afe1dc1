import { useRef, useState } from 'react';
import { Download, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import type { DistancesRead } from '../../../contract/rates/rateSets';
import { formatNumber } from '../../../domain/format/number';
import { distancesCsv } from '../../../domain/rateSets/ratesDifference';
import { DEFAULT_RATES, type Rates } from '../../../domain/rates/rates';
import { readDistances } from '../../state/api/rates';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/services';
import { Button, needsNetwork } from '../../ui/button/Button';
import { TextField } from '../../ui/field/TextField';
import { Row, Stack, Dim, VisuallyHidden } from '../../ui/elements';
import { Table, TableScroll } from '../../ui/layout/Table';
import { Notice } from '../../ui/notice/Notice';
import { visuallyHidden } from '../../ui/theme';
import { type DraftProps, ReadRow, Standard } from './ReadRow';
import { TableHead } from '../../ui/layout/TableHead';

const Tall = styled(TableScroll)`
  max-height: 18rem;
  overflow-y: auto;
`;

export function Distances({ draft, problems, onChange }: DraftProps) {
  const { referenceSite, distances } = draft.rates;
  const change = (values: Partial<typeof draft.rates>) =>
    onChange?.({ ...draft, rates: { ...draft.rates, ...values } });
  return (
    <>
      {onChange === null ? (
        <ReadRow
          label="Reference site"
          value={referenceSite}
          standard={referenceSite === DEFAULT_RATES.referenceSite ? null : DEFAULT_RATES.referenceSite}
        />
      ) : (
        <div>
          <TextField
            label="Reference site"
            maxLength={80}
            autoComplete="off"
            value={referenceSite}
            error={problems.referenceSite ?? null}
            onChange={(site) => change({ referenceSite: site })}
          />
          <Standard>Standard {DEFAULT_RATES.referenceSite}</Standard>
        </div>
      )}
      <Tall tabIndex={0} role="region" aria-label="Distances between places">
        <Table>
          <VisuallyHidden as="caption">Distances between places</VisuallyHidden>
          <TableHead titles={['From', 'To', 'Miles']} numeric={['Miles']} />
          <tbody>
            {distances.map(({ from, to, miles }) => (
              <tr key={`${from} ${to}`}>
                <td>{from}</td>
                <td>{to}</td>
                <td data-numeric>{formatNumber(miles)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Tall>
      <DistanceFiles
        distances={distances}
        problem={problems.distances ?? null}
        onImported={onChange && ((read) => change({ distances: read }))}
      />
    </>
  );
}

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Problems = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
`;

interface DistanceFilesProps {
  distances: Rates['distances'];
  problem: string | null;
  onImported: ((distances: Rates['distances']) => void) | null;
}

function DistanceFiles({ distances, problem, onImported }: DistanceFilesProps) {
  const { saveFile } = useServices();
  return (
    <Stack $gap={2}>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <Row>
        <Button
          size="small"
          onClick={() => saveFile('distances.csv', distancesCsv(distances), 'text/csv;charset=utf-8')}
        >
          <Download size={14} aria-hidden="true" />
          Export CSV
        </Button>
      </Row>
      {onImported && <TableImport onImported={onImported} />}
    </Stack>
  );
}

function TableImport({ onImported }: { onImported: (distances: Rates['distances']) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const content = { file: await base64Of(file) };
      const read = await dispatch(readDistances.initiate(content, { track: false })).unwrap();
      setFailures(read.problems.map(problemText));
      if (read.problems.length === 0) onImported(read.distances);
    } catch (error) {
      setFailures([errorMessage(error)]);
    }
  };
  return (
    <Stack $gap={1}>
      <Row $gap={2}>
        <Button size="small" onClick={() => input.current?.click()} {...needsNetwork}>
          <Upload size={14} aria-hidden="true" />
          Import table
        </Button>
        <FileInput
          ref={input}
          type="file"
          aria-label="Table of distances"
          tabIndex={-1}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </Row>
      <Dim>A workbook or CSV with the columns from, to and miles replaces the table.</Dim>
      {failures.length > 0 && (
        <Notice tone="bad">
          The table was not taken.
          <Problems>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </Problems>
        </Notice>
      )}
    </Stack>
  );
}

const problemText = ({ line, message }: DistancesRead['problems'][number]) =>
  line === null ? message : `Line ${line}: ${message}`;

/** A data URL ends with the base64 content. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
