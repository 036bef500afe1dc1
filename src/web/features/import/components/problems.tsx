import { Copy, Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { ImportFile } from '../../../../contract/import/files';
import type { LeadingZeros } from '../../../../contract/import/mapping';
import type { ImportJob, ImportProblem } from '../../../../contract/import/job';
import { problemSentence, PROBLEM_TITLES, problemsTable } from '../../../../domain/import/problems';
import { useSaveTable } from '../../../store/exports/useSaveTable';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Dim, Row, Spacer, Stack } from '../../../ui/elements';
import { DataTable } from '../../../ui/layout/TableHead';
import { Notice } from '../../../ui/notice/Notice';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { counted, isBlocked, leftOutText } from './importText';
import { useRefusedRows } from '../state/useRefusedRows';
import { LinesTable } from './tables';

/** The consequences of a checked import's problems. */
export function ProblemNotice({ job }: { job: ImportJob }) {
  const { problemCount } = job;
  if (problemCount === 0) return null;
  const fix = 'fix the file and choose it again, or go back and change how a column is read';
  if (isBlocked(job))
    return (
      <Notice tone="bad">
        Nothing can be imported: {counted(problemCount, 'problem')}. Please {fix}.
      </Notice>
    );
  return (
    <Notice tone="warn">
      {leftOutText(job)}. Import without them, or {fix}.
    </Notice>
  );
}

interface ZerosLostProps {
  job: ImportJob;
  onAnswer: (file: ImportFile, answer: LeadingZeros) => void;
}

/** A question: are numbers without leading zeros known ones? */
export const ZerosLost = ({ job: { zerosLost = [] }, onAnswer }: ZerosLostProps) =>
  zerosLost.map(({ file, value, other }) => (
    <Notice key={file} tone="near">
      <Stack $gap={2}>
        <p>
          {file === 'units' ? 'IC#' : 'Order code'} {value} differs from {other} only in leading zeros, which
          spreadsheets drop. Is it the same {file === 'units' ? 'unit' : 'order'}?
        </p>
        <Row $gap={2}>
          <Button onClick={() => onAnswer(file, 'restore')}>The same: restore the zeros</Button>
          <Button onClick={() => onAnswer(file, 'asWritten')}>Another one: keep as written</Button>
        </Row>
      </Stack>
    </Notice>
  ));

/** Downloads the refused rows with their reasons. */
export function RefusedRowsButtons({ job: { id, refusedFiles = [] } }: { job: ImportJob }) {
  const { save, isBusy } = useRefusedRows(id);
  if (refusedFiles.length === 0) return null;
  return (
    <Row $gap={2}>
      {refusedFiles.map(({ file, rows }) => (
        <Button key={file} busy={isBusy} onClick={() => save(file)} {...needsNetwork}>
          <Download size={14} aria-hidden="true" />
          Download {counted(rows, 'refused row')} of {file}
        </Button>
      ))}
    </Row>
  );
}

const Scroll = styled(LinesTable)`
  td:nth-child(n + 5) {
    min-width: 14rem;
  }
`;

interface ProblemsTableProps {
  problems: readonly ImportProblem[];
  count: number;
}

export const ProblemsTable = ({ problems, count }: ProblemsTableProps) => (
  <Stack $gap={2}>
    <Row $gap={1}>
      <Dim>
        {count > problems.length
          ? `The first ${counted(problems.length, 'problem')} of ${count.toLocaleString('en-US')}`
          : counted(count, 'problem')}
      </Dim>
      <Spacer>
        <ProblemActions problems={problems} count={count} />
      </Spacer>
    </Row>
    <Scroll role="region" aria-label="Problems" tabIndex={0}>
      <DataTable titles={PROBLEM_TITLES} numeric={['Line']}>
        {problems.map((problem, index) => (
          <ProblemRow key={index} problem={problem} />
        ))}
      </DataTable>
    </Scroll>
  </Stack>
);

const ProblemRow = ({ problem: { file, line, column, value, reason, fix } }: { problem: ImportProblem }) => (
  <tr>
    <td>{file}</td>
    <td data-numeric="">{line?.toLocaleString('en-US')}</td>
    <td>{column}</td>
    <td>{value}</td>
    <td>{reason}</td>
    <td>{fix}</td>
  </tr>
);

function ProblemActions({ problems, count }: ProblemsTableProps) {
  const { copyText, notifier } = useServices();
  const { saveTable, isBusy } = useSaveTable({ what: 'the problems' });
  const copy = async () => {
    if (await copyText(problemsText(problems))) notifier.success('Problems copied', 'One line for each of them.');
    else notifier.failure('The problems could not be copied', 'Please download them instead.');
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void copy()}>
        <Copy size={14} aria-hidden="true" />
        Copy problems
      </Button>
      <ExportMenu
        of="problems"
        isBusy={isBusy}
        onExport={(format) => void saveTable((made) => problemsTable(problems, count, made), format)}
      />
    </>
  );
}

const problemsText = (problems: readonly ImportProblem[]): string => problems.map(problemSentence).join('\n');
