import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

const NOW = ['fits', 'work', 'check', 'misses', 'none', 'not stated'];
const BEFORE = ['perfect', 'acceptable', 'work', 'none'];

/** Coverage becomes the fit class of the best unit. All orders are judged again: old coverage cannot be converted. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await replaceChecks(db, NOW, sql`coverage in ('none', 'not stated')`);
  await sql`update saved_views set query = regexp_replace(query, '(^|&)coverage=(perfect|acceptable)(?=&|$)', '\\1coverage=fits')
    where list = 'orders'`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await replaceChecks(db, BEFORE, sql`coverage = 'none'`);
  await sql`update saved_views set query = regexp_replace(query, '(^|&)coverage=fits(?=&|$)', '\\1coverage=perfect')
    where list = 'orders'`.execute(db);
}

async function replaceChecks(
  db: QueryExecutorProvider,
  coverages: readonly string[],
  isWithoutUnit: RawBuilder<boolean>,
): Promise<void> {
  await sql`truncate order_matches`.execute(db);
  await sql`alter table order_matches
    drop constraint order_matches_coverage_check,
    drop constraint order_matches_check,
    add constraint order_matches_coverage_check check (coverage in (${sql.join(coverages.map((each) => sql.lit(each)))})),
    add constraint order_matches_check check ((${isWithoutUnit}) = (best_serial is null))`.execute(db);
}
