import type { Kysely } from 'kysely';
import type { NewHold } from '../../../contract/requests/inquiryHolds';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import { holdEnd } from '../../../domain/reservations/holds';
import type { Database } from '../../db/schema/schema';
import { ConflictError, found } from '../../http/api';
import { toRowId } from '../../lib/rowId';
import { oneInquiry } from './inquiryRows';
import { lineOf } from './lineOf';
import { NO_INQUIRY } from './repository';

/** The request of a reservation that ends. */
export async function holdRequest(db: Kysely<Database>, id: string, sent: NewHold, now: Date) {
  const inquiry = found(await oneInquiry(db, toRowId(id) ?? 0), NO_INQUIRY);
  if (inquiry.state === 'lost' || inquiry.state === 'order')
    throw new ConflictError(
      `${inquiryNumber(inquiry.id)} ${inquiry.state === 'lost' ? 'is lost' : 'has become an order'}: no unit can be held for it.`,
    );
  const line = lineOf(inquiry.lines, sent.order_id);
  return {
    ...{ serial: sent.serial, orderId: String(line.order_id), reason: sent.reason ?? null },
    ...{ accepted: sent.accepted ?? null, hold: holdEnd(now, sent.days) },
  };
}
