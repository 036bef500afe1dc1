import { sql, type Transaction } from 'kysely';
import type { ImportFile, Retirement } from '../../../contract/imports/files';
import { type Actor, NO_VALUES, ofRow, recordRows } from '../../db/audit';
import type { Database } from '../../db/schema';
import type { ProblemList } from '../staging/problems';
import type { Compared } from '../staging/compared';
import type { Staged } from '../staging/staging';
import { findMissing, lacking, missingTable, type StagedFiles } from './missing';

const retiredAgain = ({ kind, name }: Staged) => sql`
  ${sql.id(name)} s where t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)} and t.retired_at is not null`;

/** What a file would do to rows that it lacks, and to retired ones that it has. Call before its rows are written. */
export async function planRetirement(
  trx: Transaction<Database>,
  staged: Compared,
  files: StagedFiles,
): Promise<Retirement> {
  const { kind, isWhole, retired: returned } = staged;
  if (isWhole) await findMissing(trx, staged, files);
  return { file: kind.table, isWhole, returned, ...(await lacking(trx, staged)) };
}

const count = (value: number) => value.toLocaleString('en-US');

/** Too many to be retired without a second word. */
export function refuseMany({ file, retired, active, isMany }: Retirement, name: string, problems: ProblemList): void {
  if (!isMany) return;
  const percent = Math.floor((100 * retired) / active);
  problems.add({
    ...{ file: name, line: null, column: null, value: null },
    reason: `Lacks ${count(retired)} of ${count(active)} active ${file} (${percent} %), more than 10 % of them`,
    fix: 'Make sure that the file is complete, then confirm it: --retire-many at the terminal, retire_many=true in a feed.',
  });
}

const returning = (file: ImportFile) => sql`returning ${ofRow(file, 't')}`;
const RECORDED = sql`select *, ${NO_VALUES} from done`;

/** Rows that a file has again are active again. */
export async function bringBack(
  trx: Transaction<Database>,
  staged: Staged,
  plan: Retirement,
  by: Actor,
): Promise<void> {
  const { table } = staged.kind;
  if (plan.returned === 0) return;
  const change = sql`with done as (update ${sql.table(table)} t
    set retired_at = null, retired_by = null, retired_import = null from ${retiredAgain(staged)} ${returning(table)})`;
  await recordRows(trx, { action: 'bringBack', by, change, rows: RECORDED });
}

/** Who retires, in which import. */
export interface Retiring {
  /** Who declared the file complete. */
  readonly by: string | null;
  readonly importId: number;
  readonly actor: Actor;
}

const KEYS: Readonly<Record<ImportFile, string>> = { orders: 'order_code', units: 'serial' };

/** Retires what `planRetirement` found to be lacking. */
export async function retire(trx: Transaction<Database>, plan: Retirement, retiring: Retiring): Promise<void> {
  const { file, retired } = plan;
  if (retired === 0) return;
  const change = sql`with done as (update ${sql.table(file)} t
    set retired_at = clock_timestamp(), retired_by = ${retiring.by}, retired_import = ${retiring.importId}
    from ${missingTable(file)} m where m.key = t.${sql.ref(KEYS[file])} and m.job_number is null ${returning(file)})`;
  await recordRows(trx, { action: 'retire', by: retiring.actor, change, rows: RECORDED });
}
