import { sql, type Transaction } from 'kysely';
import type { ImportTableReport } from '../../../contract/imports/job';
import type { Actor } from '../../db/audit';
import type { Database } from '../../db/schema';
import type { Compared } from './compared';
import { differing, names } from './differing';
import { LINE } from './readRow';
import { recordChanged } from './recordChanged';
import type { Staged } from './staging';

/** Frees units that move between orders of one file first, because uniqueness is checked row by row. */
async function freeMovedUnits(trx: Transaction<Database>, { kind, columns, name }: Staged): Promise<void> {
  if (kind.table !== 'orders' || !columns.includes('assigned_serial')) return;
  await sql`update orders t set assigned_serial = null from ${sql.id(name)} s
    where t.order_code = s.order_code and t.assigned_serial is not null
      and t.assigned_serial is distinct from s.assigned_serial`.execute(trx);
}

async function update(trx: Transaction<Database>, staged: Staged): Promise<void> {
  const sets = staged.columns
    .filter((each) => each !== staged.kind.key)
    .map((each) => sql`${sql.ref(each)} = s.${sql.ref(each)}`);
  await sql`update ${sql.table(staged.kind.table)} t set ${sql.join(sets)} from ${differing(staged)}`.execute(trx);
}

/** New rows in the order of the file. (An upsert would spend an order id on every row that is already there.) */
async function insert(trx: Transaction<Database>, { kind, columns, name, read, known }: Staged): Promise<number> {
  if (read === known) return 0;
  const key = sql.ref(kind.key);
  const isNew = sql`not exists (select from ${sql.table(kind.table)} t where t.${key} = s.${key})`;
  const result = await sql`
    insert into ${sql.table(kind.table)} (${sql.join(columns.map((each) => sql.ref(each)))})
    select ${names('s', columns)} from ${sql.id(name)} s where ${known === 0 ? sql`true` : isNew}
    order by s.${sql.ref(LINE)}`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** Brings a table up to its file, without touching rows that are up to date, and writes down who changes which values. */
export async function merge(trx: Transaction<Database>, staged: Compared, by: Actor): Promise<ImportTableReport> {
  const changed = staged.differing === 0 ? 0 : await recordChanged(trx, staged, by);
  if (changed > 0) {
    await freeMovedUnits(trx, staged);
    await update(trx, staged);
  }
  const added = await insert(trx, staged);
  return { read: staged.read, added, changed, unchanged: staged.read - added - changed, refused: 0 };
}
