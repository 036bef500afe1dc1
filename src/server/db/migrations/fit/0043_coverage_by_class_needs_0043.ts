import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

const NOW = ['fits', 'work', 'check', 'misses', 'none', 'not stated'];
const BEFORE = ['perfect', 'acceptable', 'work', 'none'];

/**
 * Coverage is the fit class of the best unit. Old judgements cannot be converted, so all orders are judged again. A saved view that
 * lists what was perfect or acceptable lists what fits. A server of the release before reads and writes other values.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await replaceChecks(db, NOW, sql`coverage in ('none', 'not stated')`);
  await sql`update saved_views set query = regexp_replace(query, '(^|&)coverage=(perfect|acceptable)(?=&|$)', '\\1coverage=fits')
    where list = 'orders'`.execute(db);
}

/** All orders are judged again. Views of classes that the release before does not know list orders of every coverage there. */
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
