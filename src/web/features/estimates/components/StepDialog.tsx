import { useState } from 'react';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { type Consent, type EstimateStep, MAX_CONSENT_NAME } from '../../../../contract/estimates/states';
import { stepConsequence, stepNames } from '../../../../domain/estimates/estimateWords';
import { NEEDS_REASON } from '../../../../domain/estimates/transitions';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import type { EstimateStepping } from '../state/useEstimateSteps';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';

interface StepDialogProps {
  estimate: StoredEstimate;
  stepping: EstimateStepping;
  step: EstimateStep;
  isOpen: boolean;
  onClose: () => void;
}

export function StepDialog({ estimate, stepping, step, isOpen, onClose }: StepDialogProps) {
  const [reason, setReason] = useState('');
  const [consent, setConsent] = useState<Consent>({ by: '', on: '' });
  const [hasTried, setTried] = useState(false);
  const { refusal: refused, isBusy, take } = stepping;
  const isReasonRequired = NEEDS_REASON.includes(step) || refused?.wantsReason === true;
  const refusal = isReasonRequired ? reasonRefusal(reason) : null;
  const isConsent = step === 'consent';
  const listed = listedOf(step, estimate);
  const isIncomplete = isConsent && (consent.by.trim() === '' || consent.on === '');
  const confirm = () => {
    setTried(refusal !== null || isIncomplete);
    if (refusal !== null || isIncomplete) return;
    take(step, {
      ...(isReasonRequired && { reason: tidyReason(reason) }),
      ...(isConsent && { consent: { by: consent.by.trim(), on: consent.on } }),
    });
  };
  return (
    <Modal
      title={`${stepNames[step]}: ${estimate.name}`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={<ConfirmButtons onCancel={onClose} confirm={stepNames[step]} busy={isBusy} onConfirm={confirm} />}
    >
      <Stack>
        <p>{stepConsequence(step, estimate.unitSerial)}</p>
        {listed.length > 0 && (
          <div>
            <p>{step === 'approve' ? 'It needs an approval:' : 'Deviations from the request:'}</p>
            <ul>
              {listed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {refused && <Notice tone={refused.wantsReason ? 'warn' : 'bad'}>{refused.message}</Notice>}
        {isConsent && (
          <>
            <TextField
              label="Agreed by, for the customer"
              maxLength={MAX_CONSENT_NAME}
              value={consent.by}
              error={hasTried && consent.by.trim() === '' ? 'Enter who agreed.' : null}
              onChange={(by) => setConsent({ ...consent, by })}
            />
            <TextField
              label="Date of the consent"
              type="date"
              value={consent.on}
              error={hasTried && consent.on === '' ? 'Enter the date.' : null}
              onChange={(on) => setConsent({ ...consent, on })}
            />
          </>
        )}
        {isReasonRequired && (
          <TextArea
            label={isConsent ? 'Note' : 'Reason'}
            required
            value={reason}
            onChange={setReason}
            error={hasTried ? refusal : null}
          />
        )}
      </Stack>
    </Modal>
  );
}

function listedOf(step: EstimateStep, { approvalReasons, fit }: StoredEstimate): readonly string[] {
  if (step === 'approve') return approvalReasons;
  return step === 'quote' || step === 'consent' ? (fit?.deviations ?? []) : [];
}
