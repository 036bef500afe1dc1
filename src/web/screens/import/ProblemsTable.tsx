import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import type { ImportProblem } from '../../../contract/imports/job';
import { problemSentence, PROBLEM_TITLES, problemsTable } from '../../../domain/imports/problems';
import { ExportMenu } from '../../parts/page/ExportMenu';
import { useServices } from '../../state/services';
import { useSaveTable } from '../../state/tables/useSaveTable';
import { Button } from '../../ui/button/Button';
import { Row, Spacer, Stack, Dim } from '../../ui/elements';
import { counted } from './importText';
import { LinesTable } from './tables';
import { DataTable } from '../../ui/layout/TableHead';

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
        ))}{' '}
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
