import { useState } from 'react';
import styled from 'styled-components';
import { orNA } from '../../../domain/format/orNA';
import { jobOf } from '../../../domain/reservations/whyNot';
import { Collapsible } from '../../ui/Collapsible';
import { color, space } from '../../ui/theme';
import { releasedText, reservedText, type UnitReservation } from './reservationWords';

/** As wide as the card, whose padding is for what is above. */
const Root = styled(Collapsible)`
  margin: 0 -14px -14px;
  border-radius: 0 0 8px 8px;
  overflow: hidden;
`;

const List = styled.ol`
  font-size: 12.5px;
  line-height: 18px;
  li {
    padding: ${space(2)} 14px;
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

/** Who reserved and released the unit, for what and when: the live reservation first, then the latest. */
export function ReservationHistory({ reservations }: { reservations: readonly UnitReservation[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root title={`History (${reservations.length})`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <List>
        {reservations.map((reservation) => (
          <Entry key={reservation.id} reservation={reservation} />
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
      {released !== null && <p>Released {released}</p>}
    </li>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
