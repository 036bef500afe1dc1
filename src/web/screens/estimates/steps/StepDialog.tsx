import { useState } from 'react';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { EstimateStep } from '../../../../contract/estimates/states';
import { stepConsequence, stepNames } from '../../../../domain/estimates/estimateWords';
import { NEEDS_REASON } from '../../../../domain/estimates/transitions';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/reason';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea } from '../../../ui/field/TextArea';
import { Stack } from '../../../ui/layout/Layout';
import { needsNetwork } from '../../../ui/needsNetwork';
import { Notice } from '../../../ui/notice/Notice';
import type { EstimateStepping } from './useEstimateSteps';

interface StepDialogProps {
  estimate: StoredEstimate;
  stepping: EstimateStepping;
  step: EstimateStep;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what a step brings about, and asks for the reason where it needs one. */
export function StepDialog({ estimate, stepping, step, isOpen, onClose }: StepDialogProps) {
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { refusal: refused, isBusy, take } = stepping;
  const isAsked = NEEDS_REASON.includes(step) || refused?.wantsReason === true;
  const refusal = isAsked ? reasonRefusal(reason) : null;
  const confirm = () => {
    setTried(refusal !== null);
    if (refusal === null) take(step, isAsked ? tidyReason(reason) : undefined);
  };
  return (
    <Modal
      title={`${stepNames[step]}: ${estimate.name}`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={confirm} {...needsNetwork}>
            {stepNames[step]}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{stepConsequence(step, estimate.unitSerial)}</p>
        {refused && <Notice tone={refused.wantsReason ? 'warn' : 'bad'}>{refused.message}</Notice>}
        {isAsked && (
          <TextArea label="Reason" required value={reason} onChange={setReason} error={hasTried ? refusal : null} />
        )}
      </Stack>
    </Modal>
  );
}
