import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MAX_OF_KIND, type MyWorkKind } from '../../../contract/people/myWork';
import type { Permission } from '../../../domain/access/access';
import type { Database } from '../../db/schema/schema';

/** Whose work is queried. */
export interface Worker {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
}

export interface WorkRow {
  readonly id: number | string;
  /** Number of rows, also of those beyond the limit. */
  readonly total: number;
  readonly notice?: number;
  readonly at?: Date | null;
  readonly due?: string | null;
  readonly order_id?: number | null;
  readonly job_number?: string | null;
  readonly customer_name?: string | null;
  readonly serial?: string | null;
  readonly estimate_id?: number | null;
  readonly inquiry_id?: number | null;
  readonly name?: string | null;
  readonly decision?: string | null;
  readonly person?: string | null;
  readonly note?: string | null;
}

export interface WorkKind {
  readonly kind: MyWorkKind;
  /** Absent: everyone may see it. */
  readonly needs?: readonly Permission[];
  /** A query with `id` and other columns of `WorkRow`, and the order in which `limit` cuts it. */
  readonly query: (worker: Worker) => { readonly rows: RawBuilder<unknown>; readonly order: RawBuilder<unknown> };
}

/** Days that count as this week, after today. */
export const WEEK_DAYS = 7;

export const newestVersion = sql`join estimate_versions v on (v.estimate_id, v.version) = (e.id, e.version)`;

/** The last mark of a step of estimate `e`. */
export const lastMark = (step: 'propose' | 'return') => sql`left join lateral (select m.at, m.by_name, m.reason
  from estimate_marks m where m.estimate_id = e.id and m.step = ${step} order by m.id desc limit 1) m on true`;

export const isOwnEstimate = (subject: string) =>
  sql`(e.author_subject = ${subject} or e.proposed_by_subject = ${subject})`;

export async function findWork(db: Kysely<Database>, { query }: WorkKind, worker: Worker): Promise<readonly WorkRow[]> {
  const { rows, order } = query(worker);
  const found = await sql<WorkRow>`select w.*, count(*) over ()::int as total from (${rows}) w
    order by ${order} limit ${MAX_OF_KIND}`.execute(db);
  return found.rows;
}
