import { useEffect, useRef, useId, useState, type ReactNode } from 'react';
import { TextArea } from '../../../ui/field/TextField';
import { Notice } from '../../../ui/notice/Notice';
import type { Unit } from '../../../../contract/units/unit';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { jobOf, reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { Button, OFFLINE_ID } from '../../../ui/button/Button';
import { Stack } from '../../../ui/elements';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import type { ReservedTransformer } from '../../../../contract/reservations';

function useReason(isRequired: boolean, onConfirm: (reason?: string) => void) {
  const [value, onChange] = useState('');
  const [hasTried, setTried] = useState(false);
  const refusal = reasonRefusal(value);
  const confirm = () => {
    setTried(isRequired && refusal !== null);
    if (!isRequired) onConfirm();
    else if (refusal === null) onConfirm(tidyReason(value));
  };
  return { confirm, field: { value, onChange, error: hasTried ? refusal : null } };
}

function ReasonField(props: ReturnType<typeof useReason>['field']) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.error !== null) input.current?.focus();
  }, [props.error]);
  return <TextArea ref={input} label="Reason" required {...props} />;
}

const Objections = ({ points, demand }: Pick<ReserveDialogProps, 'points' | 'demand'>) => (
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
);

interface ReserveDialogProps {
  order: Pick<DisplayOrder, 'id' | 'jobOrderNumber'>;
  itemCode: Unit['serial'];
  points: readonly string[];
  demand: string | null;
  isOpen: boolean;
  onClose: () => void;
  warning: ReactNode;
  onConfirm: (reason?: string) => void;
  children: ReactNode;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

export function ReserveDialog(props: ReserveDialogProps) {
  const { order, itemCode, points, demand, warning, isOpen, onClose, onConfirm, children } = props;
  const warningId = useId();
  const needsReason = points.length > 0 || demand !== null;
  const { confirm, field } = useReason(needsReason, onConfirm);
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
            ref={needsReason ? undefined : focusNow}
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
        {needsReason && (
          <>
            <Objections points={points} demand={demand} />
            <ReasonField {...field} />
          </>
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
  onConfirm: (reason?: string) => void;
}

export function ReleaseDialog({ reservation, isOpen, onClose, onConfirm }: ReleaseDialogProps) {
  const { itemCode, customerName, reservedBy, isOwn } = reservation;
  const order = [jobOf(reservation), customerName].filter(Boolean).join(', ');
  const isOthers = isOwn === false;
  const { confirm, field } = useReason(isOthers, onConfirm);
  return (
    <Modal
      title={`Release unit ${itemCode}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={<ConfirmButtons onCancel={onClose} confirm="Release" onConfirm={confirm} />}
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
        {isOthers && <ReasonField {...field} />}
        <p>The order goes back to Assignment Pending.</p>
      </Stack>
    </Modal>
  );
}
