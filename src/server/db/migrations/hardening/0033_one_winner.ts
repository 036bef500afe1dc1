import { sql, type QueryExecutorProvider } from 'kysely';

/** Per order, the won estimate that stays won: that of its reservation, else the latest. */
const WINNERS = sql`
  select distinct on (e.order_id) e.id
  from estimates e
    join reservations r on r.order_id = e.order_id and r.serial = e.serial and r.released_at is null
    left join lateral (
      select max(m.id) as won_at from estimate_marks m where m.estimate_id = e.id and m.step = 'win'
    ) win on true
  where e.state = 'won'
  order by e.order_id, (r.estimate_id = e.id) desc nulls last, win.won_at desc nulls last, e.id desc`;

const REASON = `case when exists (
    select from reservations r where r.order_id = e.order_id and r.serial = e.serial and r.released_at is null)
  then 'Another estimate won this order.' else 'Unit ' || e.serial || ' is not reserved for this order.' end`;

/** One won estimate per order, with its unit reserved; others are reopened. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`with losing as (
      update estimates e set state = 'quoted' where e.state = 'won' and e.id not in (${WINNERS})
      returning e.id, e.version, e.held_grounds, e.order_id, e.serial
    )
    insert into estimate_marks (estimate_id, step, state, version, grounds, by_name, by_subject, reason)
    select e.id, 'reopen', 'quoted', e.version, e.held_grounds, 'SpecAI update', '', ${sql.raw(REASON)}
    from losing e order by e.id`.execute(db);
  await sql`create unique index estimates_one_winner on estimates (order_id) where state = 'won'`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index if exists estimates_one_winner`.execute(db);
}
