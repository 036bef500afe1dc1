import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { ProblemList } from '../staging/problems';
import { hasLetters } from '../staging/keys';
import type { Staged } from '../staging/staging';
import { reportConflicts } from './reportConflicts';

/**
 * A new serial or order code that another one has in other capitals is a typing error, of the file or of the other one. Rows
 * that are stored already stay as they are.
 */
export async function checkSpelling(
  trx: Transaction<Database>,
  problems: ProblemList,
  { name, kind, read, bad, known, lettered }: Staged,
  file: string,
): Promise<void> {
  if (lettered === 0 || read - bad === known) return;
  const [staged, stored, key] = [sql.id(name), sql.table(kind.table), sql.ref(kind.key)];
  const isNew = sql`not exists (select from ${stored} known where known.${key} = s.${key})`;
  const others = sql`
    with spelled as (
      select lower(${key}) as folded, min(${key} collate "C") as other from ${staged} where ${hasLetters(key)}
      group by 1 having min(${key} collate "C") <> max(${key} collate "C")
      union all
      select lower(u.${key}), u.${key} from ${stored} u join ${staged} n on lower(n.${key}) = lower(u.${key})
      where ${hasLetters(sql`n.${key}`)}
    )
    select s.line, s.${key} as value, min(o.other) as other from ${staged} s join spelled o on o.folded = lower(s.${key})
    where o.other <> s.${key} and ${isNew} group by 1, 2`;
  await reportConflicts(trx, problems, others, ({ other }) => ({
    file,
    column: kind.key,
    reason: `Differs from ${other} only in capitals`,
    fix: `Write it as ${other} where that is meant, or give one of them another name.`,
  }));
}
