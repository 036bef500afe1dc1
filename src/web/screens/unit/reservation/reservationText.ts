import type { UnitReservations } from '../../../../contract/reservations';
import { formatDateTime } from '../../../../domain/format/date';

export type UnitReservation = UnitReservations['results'][number];

/** 'by Dana Whitfield on 5 March 2026, 15:30': who reserved a unit and when. An import names no person. */
export const reservedText = ({ reservedBy, reservedAt }: UnitReservation): string =>
  `${reservedBy?.trim() ? `by ${reservedBy}` : '(imported)'} on ${formatDateTime(reservedAt)}`;

/** Who released it and when; null while it is reserved. */
export const releasedText = ({ releasedBy, releasedAt }: UnitReservation): string | null =>
  releasedAt === null
    ? null
    : `${releasedBy?.trim() ? `by ${releasedBy}` : '(by import)'} on ${formatDateTime(releasedAt)}`;
