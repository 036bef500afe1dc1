import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ImportJob, ImportProblem } from '../../../../contract/import/job';
import type { ImportPhotos } from '../../../../contract/import/files';
import { formatDateTime } from '../../../../domain/format/date';
import { unitAlonePath } from '../../../lib/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Stack, Dim, Spacer } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space, type Tone } from '../../../ui/theme';
import { counted, leavesPhotos, photosLines, reportLines, retiredLines } from './importText';
import { LinesTable } from './tables';
import { DataTable } from '../../../ui/layout/TableHead';
import { Copy } from 'lucide-react';
import { problemSentence, PROBLEM_TITLES, problemsTable } from '../../../../domain/import/problems';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { useServices } from '../../../store/services';
import { useSaveTable } from '../../../store/exports/useSaveTable';

const addedPhotos = (job: ImportJob) => (leavesPhotos(job) ? [] : photosLines(job));

const Title = styled.h2`
  font-size: ${fontSize.body};
`;

const Actions = styled(Row)`
  margin-top: ${space(2)};
`;

const FAILURES: readonly ImportJob['state'][] = ['refused', 'cancelled', 'failed'];

export function ImportOutcome({ job, onStartOver }: { job: ImportJob; onStartOver?: () => void }) {
  if (job.state !== 'done' && !FAILURES.includes(job.state)) return null;
  return (
    <Stack as="section" aria-label="Latest import">
      {outcomeNotice(job, onStartOver)}
      {job.state === 'done' && <PhotosOutcome job={job} />}
      {job.state === 'refused' && <ProblemsTable problems={job.problems} count={job.problemCount} />}
    </Stack>
  );
}

function outcomeNotice(job: ImportJob, onStartOver: (() => void) | undefined): ReactNode {
  if (job.state === 'done')
    return (
      <OutcomeNotice tone="ok" title={`Import finished on ${formatDateTime(job.finishedAt)}`}>
        {[...reportLines(job), ...retiredLines(job.retirements), ...addedPhotos(job)].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Actions>
          <LinkButton to="/" size="small">
            Open Orders
          </LinkButton>
          {onStartOver && (
            <Button size="small" variant="quiet" onClick={onStartOver}>
              Import more files
            </Button>
          )}
        </Actions>
      </OutcomeNotice>
    );
  if (job.state === 'refused')
    return (
      <OutcomeNotice tone="bad" title={`Nothing was imported: ${counted(job.problemCount, 'problem')}`}>
        <p>Fix the file, save it, and choose it again. Nothing has changed so far.</p>
      </OutcomeNotice>
    );
  if (job.state === 'cancelled')
    return (
      <OutcomeNotice title="The import was canceled">
        <p>Nothing was changed.</p>
      </OutcomeNotice>
    );
  return (
    <OutcomeNotice tone="bad" title="The import failed">
      <p>{job.failure ?? 'The server does not say why. Please try again.'}</p>
    </OutcomeNotice>
  );
}

const OutcomeNotice = ({ tone, title, children }: { tone?: Tone; title: string; children: ReactNode }) => (
  <Notice tone={tone}>
    <Title>{title}</Title>
    {children}
  </Notice>
);

function PhotosOutcome({ job }: { job: ImportJob }) {
  if (!leavesPhotos(job)) return null;
  return (
    <>
      <Notice tone="warn">
        {photosLines(job).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <RefusedPhotos refused={job.photos?.refused ?? []} count={job.progress.photos?.refused ?? 0} />
    </>
  );
}

function RefusedPhotos({ refused, count }: { refused: ImportPhotos['refused']; count: number }) {
  if (refused.length === 0) return null;
  return (
    <>
      {count > refused.length && (
        <Dim>
          The first {counted(refused.length, 'photo')} of {count.toLocaleString('en-US')} that were refused
        </Dim>
      )}
      <LinesTable role="region" aria-label="Refused photos" tabIndex={0}>
        <DataTable titles={['IC#', 'Line', 'File', 'What is wrong, and how to fix it']} numeric={['Line']}>
          {refused.map(({ serial, line, name, reason }) => (
            <tr key={`${serial} ${name}`}>
              <td>
                <Link to={unitAlonePath(serial)}>{serial}</Link>
              </td>
              <td data-numeric="">{line.toLocaleString('en-US')}</td>
              <td>{name}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </DataTable>
      </LinesTable>
    </>
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
