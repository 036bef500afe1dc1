import styled, { keyframes } from 'styled-components';
import type { ImportJob } from '../../../contract/imports/job';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Spacer } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Dim } from '../../ui/text/Text';
import { color, radius, space } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { figureText, percentOf, spokenText, stageText } from './importText';

const Root = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
`;

const breathe = keyframes`50% { opacity: 0.45; }`;

/** The browser's own bar, in the colors of the theme. */
const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${radius.mark};
  background: ${color('line')};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${color('line')};
  }
  &::-webkit-progress-value {
    background: ${color('ok')};
  }
  &::-moz-progress-bar {
    background: ${color('ok')};
  }
  &:indeterminate {
    animation: ${breathe} 1.4s ease-in-out infinite;
    &::-webkit-progress-bar,
    &::-moz-progress-bar {
      background: ${color('ok')};
    }
  }
`;

const Figure = styled(Dim)`
  font-variant-numeric: tabular-nums;
`;

interface ImportRunningProps {
  /** Null until the server has said anything. */
  job: ImportJob | null;
  isCancelling: boolean;
  onCancel: () => void;
}

/** How far an import is, and the way to stop it. */
export function ImportRunning({ job, isCancelling, onCancel }: ImportRunningProps) {
  const stage = job ? stageText(job) : 'Uploading';
  const percent = job && percentOf(job);
  const advice =
    job && job.state !== 'receiving'
      ? 'You may leave this page: the import goes on, and Open Orders shows the new data when it is done.'
      : 'You may leave this page, but keep this tab open until the files have arrived.';
  return (
    <Root aria-label="Running import">
      <Row>
        <div>
          <strong>{isCancelling ? 'Canceling…' : stage}</strong> {job && <Figure>{figureText(job)}</Figure>}
        </div>
        <Spacer>
          <Button size="small" busy={isCancelling} onClick={onCancel} {...needsNetwork}>
            Cancel import
          </Button>
        </Spacer>
      </Row>
      <Bar aria-label="Import" max={100} value={percent ?? undefined} />
      <Dim>{advice}</Dim>
      <VisuallyHidden role="status">{job ? spokenText(job) : stage}</VisuallyHidden>
    </Root>
  );
}
