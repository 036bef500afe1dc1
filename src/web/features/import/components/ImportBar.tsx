import { useState } from 'react';
import { styled, keyframes } from 'styled-components';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack, Row, PaddedCard, Dim, VisuallyHidden } from '../../../ui/elements';
import { aboveBar } from '../../../ui/layout/foot';
import { color, radius, space, cardFrame } from '../../../ui/theme';
import {
  counted,
  manyOf,
  questionsLeft,
  isBlocked,
  saveText,
  whyNotCheck,
  figureText,
  percentOf,
  spokenText,
  stageText,
} from './importText';
import type { DataImport } from '../state/useDataImport';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import type { ImportJob } from '../../../../contract/import/job';

const Bar = styled(Row)`
  position: sticky;
  bottom: ${aboveBar};
  z-index: 20;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${cardFrame}
  & > span {
    margin-left: auto;
    color: ${color('textDim')};
  }
`;

export function ImportBar({ given }: { given: DataImport }) {
  const { step, review, job } = given;
  const [isAsking, setAsking] = useState(false);
  const many = manyOf(job?.retirements ?? []);
  const retire = () => {
    setAsking(false);
    given.save(true);
  };
  if (step === 'columns' && (job?.state === 'mapping' || job?.state === 'checked')) {
    const left = questionsLeft(review.layouts);
    return (
      <Bar role="group" aria-label="Next step">
        <ExplainedButton
          variant="primary"
          whyNot={whyNotCheck(review.layouts)}
          busy={review.isCalling === 'check'}
          onClick={given.check}
          {...needsNetwork}
        >
          Check
        </ExplainedButton>
        <span>{left === 0 ? 'Nothing is saved yet' : `${counted(left, 'question')} left`}</span>
      </Bar>
    );
  }
  if (step === 'check' && job?.state === 'checked') {
    const whyNot = isBlocked(job) ? `${counted(job.problemCount, 'problem')}. Fix the file first.` : null;
    return (
      <Bar role="group" aria-label="Next step">
        <ExplainedButton
          variant="primary"
          whyNot={whyNot ?? whyNotCheck(review.layouts)}
          busy={review.isCalling === 'save'}
          onClick={() => (many === null ? given.save(false) : setAsking(true))}
          {...needsNetwork}
        >
          {saveText(job)}
        </ExplainedButton>
        <Button onClick={given.back}>Back to columns</Button>
        {many !== null && (
          <RetireMany many={many} isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={retire} />
        )}
        <span>Nothing is saved yet</span>
      </Bar>
    );
  }
  return null;
}

interface RetireManyProps {
  many: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const RetireMany = ({ many, isOpen, onClose, onConfirm }: RetireManyProps) => (
  <Modal
    title="Retire so many?"
    size="small"
    isOpen={isOpen}
    onClose={onClose}
    footer={<ConfirmButtons onCancel={onClose} confirm="Retire and import" onConfirm={onConfirm} />}
  >
    <Stack $gap={2}>
      <p>The file lacks {many}.</p>
      <p>Make sure that it is complete: a filter or a broken export leaves rows out.</p>
    </Stack>
  </Modal>
);

const breathe = keyframes`50% { opacity: 0.45; }`;

const ProgressBar = styled.progress`
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
      <ProgressBar aria-label="Import" max={100} value={percent ?? undefined} />
      <Dim>
        {(job && advice[job.state]) ?? 'You may leave this page, but keep this tab open until the files have arrived.'}
      </Dim>
      <VisuallyHidden role="status">{job ? spokenText(job) : stage}</VisuallyHidden>
    </PaddedCard>
  );
}
