import { keyframes, styled } from 'styled-components';
import type { ImportJob } from '../../../contract/imports/job';
import { PaddedCard, Dim, VisuallyHidden } from '../../ui/elements';
import { color, radius } from '../../ui/theme';
import { figureText, percentOf, spokenText, stageText } from './importText';

const breathe = keyframes`50% { opacity: 0.45; }`;

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

const advice: Readonly<Partial<Record<ImportJob['state'], string>>> = {
  inspecting: 'You may leave this page: when you come back, the import is where you left it.',
  checking: 'You may leave this page: when you come back, the import is where you left it. Nothing is saved yet.',
  reading: 'You may leave this page: the import goes on, and Open Orders shows the new data when it is done.',
  saving: 'You may leave this page: the import goes on, and Open Orders shows the new data when it is done.',
  attaching: 'The rows are saved. You may leave this page: photos go on being added.',
};

export function ImportRunning({ job, isCancelling }: { job: ImportJob | null; isCancelling: boolean }) {
  const stage = job ? stageText(job) : 'Uploading';
  const percent = job && percentOf(job);
  return (
    <PaddedCard $gap={2} aria-label="Running import">
      <div>
        <strong>{isCancelling ? 'Canceling…' : stage}</strong> {job && <Figure>{figureText(job)}</Figure>}
      </div>
      <Bar aria-label="Import" max={100} value={percent ?? undefined} />
      <Dim>
        {(job && advice[job.state]) ?? 'You may leave this page, but keep this tab open until the files have arrived.'}
      </Dim>
      <VisuallyHidden role="status">{job ? spokenText(job) : stage}</VisuallyHidden>
    </PaddedCard>
  );
}
