import type { UnitReservations } from '../../../../contract/reservations';
import { formatDateTime } from '../../../../domain/format/date';

export type UnitReservation = UnitReservations['results'][number];

/** 'by Dana Whitfield on 5 March 2026, 15:30': who reserved a unit and when; nobody is named for what came with the data. */
export const reservedText = ({ reservedBy, reservedAt }: UnitReservation): string =>
  `${reservedBy?.trim() ? `by ${reservedBy}` : '(came with the data)'} on ${formatDateTime(reservedAt)}`;

/** Who released it and when; null while it is reserved. */
export const releasedText = ({ releasedBy, releasedAt }: UnitReservation): string | null =>
  releasedAt === null
    ? null
    : `${releasedBy?.trim() ? `by ${releasedBy}` : '(with the data)'} on ${formatDateTime(releasedAt)}`;
