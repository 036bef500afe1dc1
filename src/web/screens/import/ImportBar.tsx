import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, needsNetwork } from '../../ui/button/Button';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { Modal } from '../../ui/dialog/Modal';
import { Stack, Row } from '../../ui/elements';
import { aboveNotices } from '../../ui/layout/foot';
import { color, hairline, radius, space } from '../../ui/theme';
import { counted, manyOf, questionsLeft, refusedRows, saveText, whyNotCheck } from './importText';
import type { DataImport } from './state/useDataImport';
import { ConfirmButtons } from '../../ui/dialog/ConfirmButtons';

const Bar = styled(Row)`
  position: sticky;
  bottom: ${aboveNotices};
  z-index: 20;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
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
    const refused = refusedRows(job);
    const whyNot = refused > 0 || job.problemCount > 0 ? `${counted(refused, 'row')} refused. Fix them first.` : null;
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
