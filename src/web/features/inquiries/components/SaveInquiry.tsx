import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_INQUIRY_LINES } from '../../../../contract/requests/inquiries';
import { inquiryPath } from '../../../lib/paths';
import { useAppDispatch, usePermissionHint } from '../../../store/hooks';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Row } from '../../../ui/elements';
import { TextField } from '../../../ui/field/TextField';
import { saidEdited } from '../../requests/state/requestDesk';
import type { Desk } from '../../requests/state/useDesk';
import { saidOf, useSaveInquiry } from '../state/useSaveInquiry';

const TOO_MANY = `An inquiry has at most ${MAX_INQUIRY_LINES} lines.`;

/** Of the request on the desk. */
export function SaveInquiry({ desk }: { desk: Desk }) {
  const dispatch = useAppDispatch();
  const permissionHint = usePermissionHint('saveInquiry');
  const { saved, isBusy, save } = useSaveInquiry(desk);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  if (desk.lines.length === 0) return null;
  const customer = saidOf(desk, 'customer');
  const tooMany = desk.lines.length > MAX_INQUIRY_LINES ? TOO_MANY : null;
  const reading = desk.isCurrent ? null : 'The text is being read.';
  const confirm = () => {
    setTried(true);
    const name = typed.trim();
    if (name === '') return;
    dispatch(saidEdited({ field: 'customer', value: name }));
    save(name, () => setAsking(false));
  };
  const done = () => undefined;
  return (
    <Row $gap={2}>
      {saved !== null && (
        <span role="status">
          Saved as <Link to={inquiryPath(saved.id)}>{saved.number}</Link>
        </span>
      )}
      <ExplainedButton
        whyNot={permissionHint ?? tooMany ?? reading}
        busy={isBusy}
        onClick={() => (customer === '' ? setAsking(true) : save(customer, done))}
        {...needsNetwork}
      >
        {saved === null ? 'Save inquiry' : 'Save changes'}
      </ExplainedButton>
      <Modal
        title="Save inquiry"
        size="small"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <ConfirmButtons onCancel={() => setAsking(false)} confirm="Save inquiry" busy={isBusy} onConfirm={confirm} />
        }
      >
        <TextField
          label="Customer"
          maxLength={120}
          value={typed}
          onChange={setTyped}
          onEnter={confirm}
          error={hasTried && typed.trim() === '' ? 'Enter the customer.' : null}
        />
      </Modal>
    </Row>
  );
}
