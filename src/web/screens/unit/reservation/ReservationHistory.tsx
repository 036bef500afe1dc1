import { useState } from 'react';
import { styled } from 'styled-components';
import { acceptedText } from '../../../../domain/descriptions/accepted';
import { capitalized } from '../../../../domain/format/text';
import { orNA } from '../../../../domain/format/number';
import { jobOf } from '../../../../domain/reservations/refusals';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, fontSize, radius, space } from '../../../ui/theme';
import { releasedText, reservedText, type UnitReservation } from './reservationText';

/** As wide as the card, whose padding is for what is above. */
const Root = styled(Collapsible)`
  margin: 0 -0.875rem -0.875rem;
  border-radius: 0 0 ${radius.card} ${radius.card};
  overflow: hidden;
`;

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

/** Who reserved and released the unit, for what, when and why: the live reservation first, then the latest. */
export function ReservationHistory({ reservations }: { reservations: readonly UnitReservation[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root title={`History (${reservations.length})`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <List>
        {reservations.map((reservation, index) => (
          <Entry key={index} reservation={reservation} />
        ))}
      </List>
    </Root>
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
