import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ImportJob } from '../../../contract/imports/job';
import { formatDateTime } from '../../../domain/format/date';
import { Stack } from '../../ui/layout/Layout';
import { LinkButton } from '../../ui/button/LinkButton';
import { Notice } from '../../ui/notice/Notice';
import { fontSize, space, type Tone } from '../../ui/theme';
import { counted, reportLines } from './importText';
import { ProblemsTable } from './ProblemsTable';

const Root = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.body};
`;

const Actions = styled.div`
  margin-top: ${space(2)};
`;

/** Where the focus was on what is gone now, as on Cancel. */
const catchFocus = (element: HTMLElement | null) => {
  if (element && document.activeElement === document.body) element.focus();
};

interface ImportOutcomeProps {
  job: ImportJob;
  /** The person saw it run. */
  isOwn: boolean;
}

/** What came of an import. */
export function ImportOutcome({ job, isOwn }: ImportOutcomeProps) {
  return (
    <Root as="section" aria-label="Latest import" tabIndex={-1} ref={isOwn ? catchFocus : undefined}>
      {sentencesOf(job)}
      {job.state === 'refused' && <ProblemsTable problems={job.problems} count={job.problemCount} />}
    </Root>
  );
}

function sentencesOf(job: ImportJob): ReactNode {
  if (job.state === 'done') {
    return (
      <Said tone="ok" title={`Import finished on ${formatDateTime(job.finishedAt)}`}>
        {reportLines(job).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Actions>
          <LinkButton to="/" size="small">
            Open Orders
          </LinkButton>
        </Actions>
      </Said>
    );
  }
  if (job.state === 'refused') {
    return (
      <Said tone="bad" title={`Nothing was imported: ${counted(job.problemCount, 'problem')}`}>
        <p>Fix the file, save it, choose it again and start the import again. Nothing has changed so far.</p>
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
