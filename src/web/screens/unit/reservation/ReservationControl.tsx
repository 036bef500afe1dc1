import { useState } from 'react';
import styled from 'styled-components';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { jobOf } from '../../../../domain/reservations/jobOf';
import { releaseRefusal, reserveRefusal } from '../../../../domain/reservations/refusals';
import { ReleaseDialog } from '../../../parts/unit/ReleaseDialog';
import type { Reserving } from '../../../state/useReserving';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { needsNetwork } from '../../../ui/needsNetwork';
import { Dim } from '../../../ui/text/Text';
import { reservedText, type UnitReservation } from './reservationText';

/** A job number may be long. */
const WrappingButton = styled(ExplainedButton)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

export interface ReservationControlProps {
  itemCode: string;
  /** The order that the unit may be reserved for; null where the unit was not opened from one. */
  order: DisplayOrder | null;
  /** The live reservation. */
  held: UnitReservation | undefined;
  reserving: Reserving;
}

/** What the unit is reserved for, and one button that reserves and releases it, so that it keeps the focus. */
export function ReservationControl({
  itemCode,
  order,
  held,
  reserving: { isBusy, reserve, release },
}: ReservationControlProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    if (held) void release({ id: held.id, itemCode });
  };
  return (
    <>
      {held ? (
        <Text>
          Reserved for {jobOf(held)} {reservedText(held)}
        </Text>
      ) : (
        <Dim>This unit is not reserved.{order === null && ' To reserve it, open it from an order.'}</Dim>
      )}
      {(held ?? order) && (
        <WrappingButton
          busy={isBusy}
          {...needsNetwork}
          whyNot={whyNot(held, order)}
          onClick={() => (held ? setAsking(true) : order && void reserve(itemCode, order.id))}
        >
          {held ? 'Release' : order && `Reserve for ${jobOf({ orderId: order.id, jobNumber: order.jobOrderNumber })}`}
        </WrappingButton>
      )}
      {held && (
        <ReleaseDialog
          reservation={{ ...held, itemCode }}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

/** Why the button cannot be used, as far as this page knows; the server knows the rest. */
function whyNot(held: UnitReservation | undefined, order: DisplayOrder | null): string | null {
  const isClosed = order?.status === 'Closed';
  if (!held) return reserveRefusal({ isClosed });
  const wasDelivered = isClosed && String(held.orderId) === order.id;
  return releaseRefusal({ status: wasDelivered ? 'Delivered' : null });
}
