import { useEffect, useRef, useId, useState, type ReactNode } from 'react';
import { TextArea } from '../../ui/field/TextField';
import { Notice } from '../../ui/notice/Notice';
import type { Unit } from '../../../contract/unit/unit';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { jobOf, reasonRefusal, tidyReason } from '../../../domain/reservations/refusals';
import { Button, OFFLINE_ID, needsNetwork } from '../../ui/button/Button';
import { Stack } from '../../ui/elements';
import { Modal } from '../../ui/dialog/Modal';
import type { ReservedTransformer } from '../../../contract/reservations';

interface ReserveReasonProps {
  points: readonly string[];
  /** What the server wants first, in its words; null if it wants nothing. */
  demand: string | null;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the reason; null for nothing, or before the first attempt. */
  error: string | null;
}

/** Names what speaks against reserving a unit, and asks why it is to be reserved all the same. */
function ReserveReason({ points, demand, value, onChange, error }: ReserveReasonProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  return (
    <>
      <Notice tone="warn">
        {demand !== null && <p>{demand}</p>}
        {points.length > 0 && (
          <>
            <p>Reserving this unit needs a reason:</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      <TextArea ref={input} label="Reason" required value={value} onChange={onChange} error={error} />
    </>
  );
}

interface ReserveDialogProps {
  order: Pick<DisplayOrder, 'id' | 'jobOrderNumber'>;
  itemCode: Unit['serial'];
  /** What speaks against it: if there is anything, a reason is requested. */
  points: readonly string[];
  /** What the server wants first, in its words; null if it wants nothing. */
  demand: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** What else is to be known before; it stands above the buttons. */
  warning: ReactNode;
  /** With the reason if one was requested. */
  onConfirm: (reason?: string) => void;
  children: ReactNode;
}

/** So that Enter confirms. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Confirms that a unit is reserved for an order. A reason that was typed stays until the unit is reserved. */
export function ReserveDialog(props: ReserveDialogProps) {
  const { order, itemCode, points, demand, warning, isOpen, onClose, onConfirm, children } = props;
  const warningId = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const isAsked = points.length > 0 || demand !== null;
  const refusal = reasonRefusal(reason);
  const confirm = () => {
    setTried(isAsked && refusal !== null);
    if (!isAsked) onConfirm();
    else if (refusal === null) onConfirm(tidyReason(reason));
  };
  return (
    <Modal
      title={`Reserve unit ${itemCode} for ${jobOf({ jobNumber: order.jobOrderNumber })}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            ref={isAsked ? undefined : focusAtOnce}
            aria-describedby={`${OFFLINE_ID} ${warningId}`}
            onClick={confirm}
          >
            Reserve
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {isAsked && (
          <ReserveReason
            points={points}
            demand={demand}
            value={reason}
            onChange={setReason}
            error={hasTried ? refusal : null}
          />
        )}
        <p>The order moves to Unit Assigned.</p>
        <div id={warningId}>{warning}</div>
      </Stack>
    </Modal>
  );
}

interface ReleaseDialogProps {
  reservation: Pick<ReservedTransformer, 'itemCode' | 'jobNumber' | 'customerName' | 'reservedBy' | 'isOwn'>;
  isOpen: boolean;
  onClose: () => void;
  /** With a reason where someone else reserved the unit. */
  onConfirm: (reason?: string) => void;
}

/** Confirms a release, with a reason if someone else reserved the unit. A typed reason stays until then. */
export function ReleaseDialog({ reservation, isOpen, onClose, onConfirm }: ReleaseDialogProps) {
  const { itemCode, customerName, reservedBy, isOwn } = reservation;
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const order = [jobOf(reservation), customerName].filter(Boolean).join(', ');
  const isOthers = isOwn === false;
  const refusal = reasonRefusal(reason);
  const confirm = () => {
    setTried(isOthers && refusal !== null);
    if (!isOthers) onConfirm();
    else if (refusal === null) onConfirm(tidyReason(reason));
  };
  return (
    <Modal
      title={`Release unit ${itemCode}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={confirm} {...needsNetwork}>
            Release
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <p>
          Unit {itemCode} is reserved for {order}.
        </p>
        {reservedBy?.trim() && (
          <p>
            {reservedBy} reserved it{isOthers && ', and will see your reason'}.
          </p>
        )}
        {isOthers && <Reason value={reason} onChange={setReason} error={hasTried ? refusal : null} />}
        <p>The order goes back to Assignment Pending.</p>
      </Stack>
    </Modal>
  );
}

interface ReasonProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

function Reason({ value, onChange, error }: ReasonProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  return <TextArea ref={input} label="Reason" required value={value} onChange={onChange} error={error} />;
}
