import type { Kysely } from 'kysely';
import type { MyWorkKind } from '../../../contract/people/myWork';
import type { Permission } from '../../../domain/access/access';
import type { Person } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';
import { approvals } from './kinds/approvals';
import { changedUnits } from './kinds/changedUnits';
import { handedOver } from './kinds/handedOver';
import { holds } from './kinds/holds';
import { imports } from './kinds/imports';
import { inquiries } from './kinds/inquiries';
import { mentions } from './kinds/mentions';
import { decided, released } from './kinds/notices';
import { dueOrders, lateOrders } from './kinds/orders';
import { quotations } from './kinds/quotations';
import { returned } from './kinds/returned';
import { findWork, type WorkKind, type WorkRow } from './workQuery';

/** In the order of the screen. */
const OPEN: readonly WorkKind[] = [
  ...[
    approvals,
    returned,
    mentions(false),
    handedOver(false),
    imports,
    lateOrders,
    dueOrders,
    holds,
    quotations,
    inquiries,
  ],
  ...[released(false), changedUnits, decided(false)],
];
const DONE: readonly WorkKind[] = [mentions(true), handedOver(true), released(true), decided(true)];

export interface FoundWork {
  readonly kind: MyWorkKind;
  readonly rows: readonly WorkRow[];
}

/** Whose work is read, as of now or of the last sign-in. */
export interface Reader extends Pick<Person, 'name' | 'subject' | 'email'> {
  readonly permissions: ReadonlySet<Permission>;
}

export const createMyWorkRepository = (db: Kysely<Database>) => ({
  /** Of each kind that the person's permissions allow; kinds without work are absent. `today` is a business day. */
  of: (by: Reader, today: string, isDone: boolean) => workOf(db, by, { today, isDone }),
});
export type MyWorkRepository = ReturnType<typeof createMyWorkRepository>;

interface Asked {
  readonly today: string;
  readonly isDone: boolean;
}

/** One query after the other: each takes a connection. */
async function workOf(db: Kysely<Database>, by: Reader, { today, isDone }: Asked): Promise<readonly FoundWork[]> {
  const worker = { subject: by.subject, name: by.name, email: by.email ?? '', today };
  const isAllowed = ({ needs = [] }: WorkKind) => needs.every((need) => by.permissions.has(need));
  const found: FoundWork[] = [];
  for (const of of (isDone ? DONE : OPEN).filter(isAllowed)) {
    const rows = await findWork(db, of, worker);
    if (rows.length > 0) found.push({ kind: of.kind, rows });
  }
  return found;
}
