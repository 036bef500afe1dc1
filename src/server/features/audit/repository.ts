import { type Kysely, sql, type Selectable } from 'kysely';
import { actorColumns, record, type AuditEntry } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import type { Person } from '../../auth/principal';
import { AUDIT_PAGE, type AuditQuery } from '../../../contract/people/audit';
import { importedBy } from '../../../domain/audit/actionWords';
import { inTransaction } from '../../db/unitOfWork';
import type { AuditTable } from '../../db/schema/systemTables';
import { isStorable } from '../../lib/searchText';

const NOTHING_ELSE = { order_id: null, job_number: null, serial: null, old: null, reason: null } as const;

/** Once per session. Returns whether it was new. */
export async function addSignIn(db: Kysely<Database>, by: Person, session: string): Promise<boolean> {
  const row = { ...actorColumns(by), ...NOTHING_ELSE, action: 'signIn', new: JSON.stringify({ session }) } as const;
  const written = await db
    .insertInto('audit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

type AuditRow = Selectable<AuditTable>;
type Filters = Omit<AuditQuery, 'limit' | 'after'>;

export const createAuditRepository = (db: Kysely<Database>) => ({
  /** Newest first; `next` is the cursor of the next page. */
  page: (query: AuditQuery) => page(db, query),
  count: (filters: Filters) => count(db, filters),
  people: () => people(db),
  addSignIn: (by: Person, session: string) => addSignIn(db, by, session),
  add: (entry: AuditEntry) => inTransaction(db, (trx) => record(trx, entry)),
});
export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Midnight in Phoenix. */
const startOf = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::integer)::timestamp at time zone 'America/Phoenix'`;

/** Also what happened to the line of the inquiry that it came from. */
const ofOrder = (id: number) => sql<boolean>`order_id = any(
  array_append(array(select l.order_id from inquiry_lines l where l.linked_order_id = ${id}), ${id}::bigint))`;

const SIGN_INS = ['signIn', 'signOut'] as const;

function matching(db: Kysely<Database>, filters: Filters) {
  const { orderId, jobNumber, itemCode, person, action, from, to, since, signIns } = filters;
  let found = db.selectFrom('audit');
  if (orderId !== undefined) found = found.where(ofOrder(Number(orderId)));
  if (jobNumber !== undefined) found = found.where('job_number', '=', jobNumber);
  if (itemCode !== undefined) found = found.where('serial', '=', itemCode);
  if (person !== undefined) found = found.where('person_name', 'in', [person, importedBy(person)]);
  if (action !== undefined) found = found.where('action', '=', action);
  if (from !== undefined) found = found.where('at', '>=', startOf(from));
  if (to !== undefined) found = found.where('at', '<', startOf(to, 1));
  if (since !== undefined) found = found.where('at', '>=', new Date(since));
  if (signIns === 'off') found = found.where('action', 'not in', SIGN_INS);
  return found;
}

const canMatch = ({ jobNumber = '', itemCode = '', person = '' }: Filters) => isStorable(jobNumber + itemCode + person);

const placeOf = ({ at, id }: AuditRow) => `${at.getTime()}-${id}`;

async function page(db: Kysely<Database>, { limit = AUDIT_PAGE, after, ...filters }: AuditQuery) {
  if (!canMatch(filters)) return { rows: [], next: null };
  let found = matching(db, filters).selectAll();
  if (after !== undefined) {
    const [at, id] = after.split('-').map(Number);
    found = found.where(sql<boolean>`(at, id) < (${new Date(at ?? 0)}, ${id ?? 0})`);
  }
  const rows = await found
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const [shown, last] = [rows.slice(0, limit), rows[limit - 1]];
  return { rows: shown, next: rows.length > limit && last !== undefined ? placeOf(last) : null };
}

async function count(db: Kysely<Database>, filters: Filters): Promise<number> {
  if (!canMatch(filters)) return 0;
  const all = matching(db, filters).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** Skip scan. */
async function people(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`with recursive named as (
      (select person_name as name from audit order by person_name limit 1)
      union all
      select (select person_name from audit where person_name > named.name order by person_name limit 1)
      from named where named.name is not null
    ) select name from named where name is not null`.execute(db);
  return rows.map(({ name }) => name);
}
