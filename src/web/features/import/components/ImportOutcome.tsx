import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ImportJob } from '../../../../contract/import/job';
import type { ImportPhotos } from '../../../../contract/import/files';
import { formatDateTime } from '../../../../domain/format/date';
import { unitAlonePath } from '../../../lib/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Stack, Dim } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space, type Tone } from '../../../ui/theme';
import { counted, leavesPhotos, photosLines, reportLines, retiredLines } from './importText';
import { ProblemsTable, RefusedRowsButtons } from './problems';
import { LinesTable } from './tables';
import { DataTable } from '../../../ui/layout/TableHead';

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
      {job.state === 'done' && <LeftOut job={job} />}
      {job.state === 'refused' && <ProblemsTable problems={job.problems} count={job.problemCount} />}
    </Stack>
  );
}

function LeftOut({ job }: { job: ImportJob }) {
  const { problems, problemCount } = job;
  if (problemCount === 0) return null;
  return (
    <>
      <RefusedRowsButtons job={job} />
      <ProblemsTable problems={problems} count={problemCount} />
    </>
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
