import * as z from 'zod/mini';
import type { ActionStep, NoticeStep } from '../../../contract/trace/steps';
import { reservationSchema } from '../../../contract/reservations';
import type { TableFormat } from '../../../domain/tables/table';
import type { Notice } from '../../adapters/notifier';
import { unitsExportedNotice, unitsNotExportedNotice } from '../../state/api/inventory/inventoryExport';
import { exportedNotice, notExportedNotice } from '../../state/api/ordersExport/exportNotices';
import {
  notReleasedNotice,
  notReservedNotice,
  releasedNotice,
  reservedNotice,
} from '../../state/reserving/reservingNotices';

const outcomeSchema = z.object({
  args: z.optional(
    z.object({
      itemCode: z.optional(z.union([z.string(), z.number()])),
      format: z.optional(z.enum(['csv', 'xlsx'])),
    }),
  ),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});

type Outcome = z.output<typeof outcomeSchema>;

const fileSchema = z.object({ count: z.nullable(z.number()) });

function reserved({ result }: Outcome): Notice | null {
  const read = z.safeParse(reservationSchema, result);
  return read.success ? reservedNotice(read.data) : null;
}

const exported =
  (noticeOf: (file: z.output<typeof fileSchema>, format?: TableFormat) => Notice) =>
  ({ args, result }: Outcome): Notice | null => {
    const read = z.safeParse(fileSchema, result);
    return read.success ? noticeOf(read.data, args?.format) : null;
  };

/** What a person is told when a call ends, by the call's type. */
const notices: Readonly<Record<string, (outcome: Outcome) => Notice | null>> = {
  'api/reserveUnit/fulfilled': reserved,
  'api/reserveUnit/rejected': ({ error }) => notReservedNotice(error),
  'api/releaseReservation/fulfilled': ({ args }) => releasedNotice({ itemCode: args?.itemCode ?? '' }),
  'api/releaseReservation/rejected': ({ error }) => notReleasedNotice(error),
  'api/exportOrders/fulfilled': exported((file, format) => exportedNotice(file, format)),
  'api/exportOrders/rejected': ({ error }) => notExportedNotice(error),
  'api/exportInventory/fulfilled': exported(unitsExportedNotice),
  'api/exportInventory/rejected': ({ error }) => unitsNotExportedNotice(error),
};

/** The message that today's app shows when a recorded call has ended; null for none, and where that is not known. */
export function noticeOf({ type, payload }: ActionStep): Notice | null {
  const outcome = z.safeParse(outcomeSchema, payload);
  return outcome.success ? (notices[type]?.(outcome.data) ?? null) : null;
}

/** A message as a recording holds it. */
export const recordedNotice = ({ tone, ...words }: Notice): Pick<NoticeStep, 'tone' | 'title' | 'description'> => ({
  tone: tone === 'success' ? 'default' : 'destructive',
  ...words,
});
