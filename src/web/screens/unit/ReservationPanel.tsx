import { useState } from 'react';
import styled from 'styled-components';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { jobOf, whyNotReserve } from '../../../domain/reservations/whyNot';
import { ReleaseDialog } from '../../parts/ReleaseDialog';
import { errorMessage } from '../../state/api/errorMessage';
import { useGetUnitReservationsQuery } from '../../state/api/reservations';
import { useReserving, type Reserving } from '../../state/useReserving';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { Dim } from '../../ui/Text';
import { Panel, PanelHead } from './panel';
import { ReservationHistory } from './ReservationHistory';
import { reservedText, type UnitReservation } from './reservationWords';

const Words = styled.p`
  overflow-wrap: anywhere;
`;

interface ReservationPanelProps {
  itemCode: string;
  /** The order that the unit may be reserved for; null where the person came from none. */
  order: DisplayOrder | null;
}

/** Whom the unit is set aside for, who did that, and who did before; nothing where the product API keeps no record. */
export function ReservationPanel(props: ReservationPanelProps) {
  const reserving = useReserving();
  return reserving.isPossible ? <Record {...props} reserving={reserving} /> : null;
}

interface RecordProps extends ReservationPanelProps {
  reserving: Reserving;
}

function Record({ itemCode, order, reserving }: RecordProps) {
  const { currentData, error, isFetching, refetch } = useGetUnitReservationsQuery(itemCode);
  const reservations = currentData?.results ?? [];
  const held = reservations.find(({ releasedAt }) => releasedAt === null);
  const isBusy = reserving.isBusy || isFetching;
  return (
    <Panel aria-label="Reservation" aria-busy={isBusy}>
      <PanelHead>
        <h2>Reservation</h2>
        {currentData && <Badge tone={held ? 'near' : 'neutral'}>{held ? 'Reserved' : 'Free'}</Badge>}
      </PanelHead>
      {!currentData && isFetching && <Skeleton $height="60px" />}
      {!currentData && error && !isFetching && (
        <>
          <Words>The reservations of this unit could not be loaded: {errorMessage(error)}</Words>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      {held && <Held itemCode={itemCode} reservation={held} reserving={{ ...reserving, isBusy }} />}
      {currentData && !held && <Free itemCode={itemCode} order={order} reserving={{ ...reserving, isBusy }} />}
      {reservations.length > 0 && <ReservationHistory reservations={reservations} />}
    </Panel>
  );
}

function Free({ itemCode, order, reserving: { isBusy, reserve } }: RecordProps) {
  if (!order) return <Dim>Nobody has reserved this unit. To reserve it, open it from an order.</Dim>;
  const whyNot = whyNotReserve({ isClosed: order.status === 'Closed', ofUnit: undefined, ofOrder: undefined });
  const job = jobOf({ orderId: order.id, jobNumber: order.jobOrderNumber });
  return (
    <>
      <Dim>{whyNot ?? 'Nobody has reserved this unit.'}</Dim>
      {whyNot === null && (
        <Button busy={isBusy} onClick={() => void reserve(itemCode, order.id)}>
          Reserve for {job}
        </Button>
      )}
    </>
  );
}

interface HeldProps extends Omit<RecordProps, 'order'> {
  reservation: UnitReservation;
}

function Held({ itemCode, reservation, reserving: { isBusy, release } }: HeldProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    void release({ id: reservation.id, itemCode });
  };
  return (
    <>
      <Words>
        Reserved for {jobOf(reservation)} {reservedText(reservation)}
      </Words>
      <Button busy={isBusy} onClick={() => setAsking(true)}>
        Release
      </Button>
      <ReleaseDialog
        reservation={{ ...reservation, itemCode }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
