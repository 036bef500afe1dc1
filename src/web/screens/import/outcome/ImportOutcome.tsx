import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ImportJob } from '../../../../contract/imports/job';
import { formatDateTime } from '../../../../domain/format/date';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space, type Tone } from '../../../ui/theme';
import { counted, reportLines } from '../importText';
import { retiredLines } from '../retirementText';
import { PhotosOutcome } from '../photos/PhotosOutcome';
import { leavesPhotos, photosLines } from '../photos/photosText';
import { ProblemsTable } from '../check/ProblemsTable';

const allAdded = (job: ImportJob) => (leavesPhotos(job) ? [] : photosLines(job));

const Title = styled.h2`
  font-size: ${fontSize.body};
`;

const Actions = styled(Row)`
  margin-top: ${space(2)};
`;

const FAILURES: readonly ImportJob['state'][] = ['refused', 'cancelled', 'failed'];

interface ImportOutcomeProps {
  job: ImportJob;
  /** Leads to the next import. */
  onStartOver?: () => void;
}

/** What came of an import. */
export function ImportOutcome({ job, onStartOver }: ImportOutcomeProps) {
  if (job.state !== 'done' && !FAILURES.includes(job.state)) return null;
  return (
    <Stack as="section" aria-label="Latest import">
      {sentencesOf(job, onStartOver)}
      {job.state === 'done' && <PhotosOutcome job={job} />}
      {job.state === 'refused' && <ProblemsTable problems={job.problems} count={job.problemCount} />}
    </Stack>
  );
}

function sentencesOf(job: ImportJob, onStartOver: (() => void) | undefined): ReactNode {
  if (job.state === 'done') {
    return (
      <Said tone="ok" title={`Import finished on ${formatDateTime(job.finishedAt)}`}>
        {[...reportLines(job), ...retiredLines(job.retirements), ...allAdded(job)].map((line) => (
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
      </Said>
    );
  }
  if (job.state === 'refused') {
    return (
      <Said tone="bad" title={`Nothing was imported: ${counted(job.problemCount, 'problem')}`}>
        <p>Fix the file, save it, and choose it again. Nothing has changed so far.</p>
      </Said>
    );
  }
  if (job.state === 'cancelled') {
    return (
      <Said title="The import was canceled">
        <p>Nothing was changed.</p>
      </Said>
    );
  }
  return (
    <Said tone="bad" title="The import failed">
      <p>{job.failure ?? 'The server does not say why. Please try again.'}</p>
    </Said>
  );
}

function Said({ tone, title, children }: { tone?: Tone; title: string; children: ReactNode }) {
  return (
    <Notice tone={tone}>
      <Title>{title}</Title>
      {children}
    </Notice>
  );
}
