import { formatDateTime } from '../../domain/format/date';
import type { Released } from '../repositories/reservations/reservationRelease';
import type { Reserved } from '../repositories/reservations/reservationReserve';
import { Conflict, NotFound } from './api';

/** Why a unit was not reserved or not released, for people. */
export function refusal(why: Exclude<Reserved | Released, { kind: 'reserved' | 'released' }>): Error {
  switch (why.kind) {
    case 'noOrder':
      return new NotFound('There is no such order.');
    case 'noUnit':
      return new NotFound('There is no such unit.');
    case 'noReservation':
      return new NotFound('There is no such reservation.');
    default:
      return new Conflict(conflict(why));
  }
}

type Conflicting = Extract<Reserved | Released, { kind: 'unitHeld' | 'orderHolds' | 'orderClosed' | 'releasedBefore' }>;

function conflict(why: Conflicting): string {
  switch (why.kind) {
    case 'unitHeld': {
      const { job_number, order_id, reserved_by } = why.holder;
      const by = reserved_by === null ? '' : `, by ${reserved_by}`;
      return `Unit ${why.serial} is already reserved for job ${job_number} (order ${order_id})${by}.`;
    }
    case 'orderHolds':
      return `Order ${why.order_id} already holds unit ${why.serial}. Release it first.`;
    case 'orderClosed': {
      const end = 'serial' in why ? `unit ${why.serial} was issued. It cannot be released.` : NO_UNIT;
      return `Order ${why.order_id} is closed: ${end}`;
    }
    case 'releasedBefore': {
      const at = formatDateTime(why.released_at.toISOString(), 'America/Phoenix');
      return `This reservation was already released by ${why.released_by ?? 'an import of data'} on ${at} (Phoenix time).`;
    }
  }
}

const NO_UNIT = 'its unit was issued. No unit can be reserved for it.';
