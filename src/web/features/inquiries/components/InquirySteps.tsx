import { useState } from 'react';
import type { Inquiry, InquiryStep } from '../../../../contract/requests/inquiries';
import { inquirySteps } from '../../../../contract/requests/inquiries';
import { stepRefusal } from '../../../../domain/inquiries/inquiryStates';
import { inquiryStepNames } from '../../../../domain/inquiries/inquiryWords';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { usePermissionHint } from '../../../store/hooks';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Row, Stack } from '../../../ui/elements';
import { TextArea } from '../../../ui/field/TextField';
import type { InquiryWrites } from '../state/useInquiryWrites';

const ANY_REASON = 'any';

export function InquirySteps({ inquiry, writes }: { inquiry: Inquiry; writes: InquiryWrites }) {
  const permissionHint = usePermissionHint('saveInquiry');
  const [isLosing, setLosing] = useState(false);
  const possible = inquirySteps.filter((step) => stepRefusal(inquiry.number, inquiry.state, step, ANY_REASON) === null);
  const take = (to: InquiryStep) => (to === 'lost' ? setLosing(true) : writes.step({ to }, () => undefined));
  return (
    <Row $gap={2} role="group" aria-label="Steps">
      {possible.map((step) => (
        <ExplainedButton
          key={step}
          whyNot={permissionHint}
          busy={writes.isBusy}
          onClick={() => take(step)}
          {...needsNetwork}
        >
          {inquiryStepNames[step]}
        </ExplainedButton>
      ))}
      <LostDialog inquiry={inquiry} writes={writes} isOpen={isLosing} onClose={() => setLosing(false)} />
    </Row>
  );
}

interface LostDialogProps {
  inquiry: Inquiry;
  writes: InquiryWrites;
  isOpen: boolean;
  onClose: () => void;
}

function LostDialog({ inquiry, writes, isOpen, onClose }: LostDialogProps) {
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const refusal = reasonRefusal(reason);
  const confirm = () => {
    setTried(true);
    if (refusal === null) writes.step({ to: 'lost', reason: tidyReason(reason) }, onClose);
  };
  return (
    <Modal
      title={`Mark ${inquiry.number} as lost`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={<ConfirmButtons onCancel={onClose} confirm="Mark as lost" busy={writes.isBusy} onConfirm={confirm} />}
    >
      <Stack>
        <p>Units on hold for it are released.</p>
        <TextArea label="Reason" required value={reason} onChange={setReason} error={hasTried ? refusal : null} />
      </Stack>
    </Modal>
  );
}
