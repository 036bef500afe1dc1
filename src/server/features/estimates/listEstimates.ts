import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ESTIMATE_PAGE, type EstimateListQuery, type EstimateShow } from '../../../contract/estimates/estimateList';
import type { EstimateState } from '../../../contract/estimates/states';
import type { Database } from '../../db/schema/schema';
import { isStorable, toLikePattern } from '../../lib/searchText';

/** Days of the filter `expiring`, after today. */
const EXPIRING_DAYS = 7;

export interface ListedRow {
  readonly id: number;
  readonly order_id: number;
  readonly serial: string;
  readonly version: number;
  readonly state: EstimateState;
  readonly author_name: string;
  readonly is_own: boolean;
  readonly name: string;
  readonly saved_at: Date;
  readonly job_number: string | null;
  readonly customer_name: string | null;
  readonly number: string | null;
  readonly valid_until: string | null;
}

export interface ListReader {
  readonly subject: string;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
}

type Condition = RawBuilder<unknown>;

const isOwn = (subject: string): Condition =>
  sql`(e.author_subject = ${subject} or e.proposed_by_subject is not distinct from ${subject})`;

const SHOWN: Readonly<Record<EstimateShow, (reader: ListReader) => Condition>> = {
  mine: ({ subject }) => isOwn(subject),
  approval: ({ subject }) => sql`(e.state = 'proposed' and e.proposed_by_subject is distinct from ${subject}
    and v.saved_by_subject <> ${subject})`,
  expiring: ({ today }) => sql`(e.state = 'quoted'
    and q.valid_until between ${today}::date and ${today}::date + ${EXPIRING_DAYS}::integer)`,
};

function matches(text: string): Condition {
  const pattern = toLikePattern(text);
  const columns = ['v.name', 'o.job_number', 'o.customer_name', 'e.serial', 'q.number'];
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** Throws nothing: a text that no column can have finds nothing. */
export async function listEstimates(
  db: Kysely<Database>,
  { state, show, search = '', page = '1' }: EstimateListQuery,
  reader: ListReader,
): Promise<{ readonly rows: readonly ListedRow[]; readonly count: number }> {
  if (!isStorable(search)) return { rows: [], count: 0 };
  const text = search.trim();
  const conditions: Condition[] = [
    sql`true`,
    ...(state === undefined ? [] : [sql`e.state = ${state}`]),
    ...(show === undefined ? [] : [SHOWN[show](reader)]),
    ...(text === '' ? [] : [matches(text)]),
  ];
  const from = sql`from estimates e join estimate_versions v on (v.estimate_id, v.version) = (e.id, e.version)
    join orders o on o.id = e.order_id
    left join quotations q on (q.estimate_id, q.version) = (e.id, e.version)
    where ${sql.join(conditions, sql` and `)}`;
  const order = show === 'expiring' ? sql`q.valid_until, e.id` : sql`v.saved_at desc, e.id desc`;
  const { rows } = await sql<ListedRow>`select e.id, e.order_id, e.serial, e.version, e.state, e.author_name,
      ${isOwn(reader.subject)} as is_own, v.name, v.saved_at, o.job_number, o.customer_name, q.number, q.valid_until
    ${from} order by ${order} limit ${ESTIMATE_PAGE} offset ${(Number(page) - 1) * ESTIMATE_PAGE}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}
