import { useState } from 'react';
import { styled } from 'styled-components';
import { acceptedText } from '../../../domain/descriptions/accepted';
import { capitalized } from '../../../domain/format/text';
import { orNA } from '../../../domain/format/number';
import { jobOf } from '../../../domain/reservations/refusals';
import { useGetUnitReservationsQuery } from '../../state/api/matching/reservations';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { useReserving } from '../../state/useReserving';
import { Badge } from '../../ui/mark/Badge';
import { Skeleton, Dim } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';
import {
  releasedText,
  ReservationControl,
  type ReservationControlProps,
  reservedText,
  type UnitReservation,
} from './ReservationControl';
import { Panel, PanelHead, CardFold } from './unitLayout';
import { TryAgain } from '../../ui/notice/LoadFailure';

type ReservationPanelProps = Omit<ReservationControlProps, 'held' | 'reserving'>;

/** Renders nothing if the API has no reservations. */
export function ReservationPanel(props: ReservationPanelProps) {
  const reserving = useReserving();
  return reserving.isPossible ? <Reservations {...props} reserving={reserving} /> : null;
}

function Reservations({ reserving, ...of }: ReservationPanelProps & Pick<ReservationControlProps, 'reserving'>) {
  const { currentData, error, isFetching, refetch } = useGetUnitReservationsQuery(of.itemCode);
  const retry = useGated(refetch);
  const held = currentData?.results.find(({ releasedAt }) => releasedAt === null);
  const free = of.retiredAt === null ? 'Free' : 'Retired';
  const standing = held ? 'Reserved' : free;
  const isBusy = reserving.isBusy || isFetching;
  return (
    <Panel aria-label="Reservation" aria-busy={isBusy}>
      <PanelHead>
        <h2>Reservation</h2>
        {currentData && <Badge tone={held ? 'near' : 'neutral'}>{standing}</Badge>}
      </PanelHead>
      {currentData && <ReservationControl {...of} held={held} reserving={{ ...reserving, isBusy }} />}
      {currentData && currentData.results.length > 0 && <ReservationHistory reservations={currentData.results} />}
      {error && !isFetching && <Failed error={error} isShown={!!currentData} onRetry={retry} />}
      {!currentData && isFetching && <Skeleton $height="3.75rem" />}
    </Panel>
  );
}

function Failed({ error, isShown, onRetry }: { error: unknown; isShown: boolean; onRetry: () => void }) {
  const what = isShown ? 'This may be out of date.' : 'The reservations of this unit could not be loaded.';
  return (
    <>
      <Dim role="status">
        {what} {errorMessage(error)}
      </Dim>
      <TryAgain onClick={onRetry} />
    </>
  );
}

const List = styled.ol`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  li {
    padding: ${space(2)} 0.875rem;
    border-bottom: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
  p {
    color: ${color('textDim')};
  }
`;

function ReservationHistory({ reservations }: { reservations: readonly UnitReservation[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardFold title={`History (${reservations.length})`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <List>
        {reservations.map((reservation, index) => (
          <Entry key={index} reservation={reservation} />
        ))}
      </List>
    </CardFold>
  );
}

function Entry({ reservation }: { reservation: UnitReservation }) {
  const released = releasedText(reservation);
  return (
    <li>
      {capitalized(jobOf(reservation))} · {orNA(reservation.customerName)}
      <p>Reserved {reservedText(reservation)}</p>
      {reservation.accepted && <p>From the order&apos;s texts: {acceptedText(reservation.accepted)}</p>}
      {reservation.reason?.trim() && <p>Reason: {reservation.reason}</p>}
      {released !== null && <p>Released {released}</p>}
      {reservation.releaseReason?.trim() && <p>Reason: {reservation.releaseReason}</p>}
    </li>
  );
}
