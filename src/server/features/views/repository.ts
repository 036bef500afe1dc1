import { type Transaction, sql, type Kysely, type Selectable } from 'kysely';
import { differences, record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import type { SavedViewsTable } from '../../db/schema/salesTables';
import { MAX_VIEWS, type NewView, type ViewChange, type ViewList } from '../../../contract/views';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import type { Principal, Person } from '../../auth/principal';
import { UNIQUE_VIOLATION, hasState } from '../../lib/postgresErrors';
import { isRowId } from '../../lib/rowId';

type View = Pick<SavedViewsTable, 'name' | 'query' | 'list' | 'is_shared'>;

interface RecordedViews {
  readonly before: View | null;
  readonly after: View | null;
}

const namesOf = ({ list, name }: Pick<View, 'list' | 'name'>) => ({ list, name });
/** Null for a private view. */
const sharedOf = (view: View | null) =>
  view?.is_shared === true ? { ...namesOf(view), filters: view.query, shared: true } : null;

/** Private content stays private. */
export async function recordView(
  trx: Transaction<Database>,
  by: Person,
  { before, after }: RecordedViews,
): Promise<void> {
  const [old, now] = [sharedOf(before), sharedOf(after)];
  const action = after === null ? 'deleteView' : 'saveView';
  if (old !== null && now !== null) {
    const changed = differences(old, now);
    const values = { old: { ...namesOf(old), ...changed.old }, new: { ...namesOf(now), ...changed.new } };
    await record(trx, { action, by, ...values });
  } else if (now !== null) await record(trx, { action, by, new: now });
  else if (old !== null)
    await record(trx, { action, by, old, new: after === null ? null : { ...namesOf(old), shared: false } });
}

export type ViewRow = Selectable<SavedViewsTable> & { is_start: boolean };

export type ViewSaved =
  | { readonly kind: 'saved'; readonly view: ViewRow }
  | { readonly kind: 'nameTaken' | 'tooMany' | 'noView' | 'otherVersion' };

const NEED = 'to be signed in';

export function createViewsRepository(db: Kysely<Database>) {
  return {
    /** By name; default: all lists. */
    seenBy: (subject: string, list?: ViewList) =>
      viewsSeenBy(db, subject)
        .$if(list !== undefined, (q) => q.where('list', '=', list ?? null))
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .execute(),
    create: (view: NewView, by: Principal) => orNameTaken(() => create(db, view, by)),
    change: async (id: string, change: ViewChange, version: number, by: Principal): Promise<ViewSaved> =>
      isRowId(id)
        ? orNameTaken(() => retryOnConflict(() => update(db, Number(id), change, version, by)))
        : { kind: 'noView' },
    remove: async (id: string, by: Principal) => isRowId(id) && remove(db, Number(id), by),
    setStart: async (id: string, by: Principal) => isRowId(id) && setStart(db, Number(id), by),
    clearStart: async (id: string, by: Principal) => {
      if (isRowId(id)) await clearStart(db, Number(id), by);
    },
  };
}
export type ViewsRepository = ReturnType<typeof createViewsRepository>;

const viewsSeenBy = (db: Kysely<Database>, subject: string) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('saved_view_starts')
            .select('view_id')
            .whereRef('view_id', '=', 'saved_views.id')
            .where('subject', '=', subject),
        )
        .$castTo<boolean>()
        .as('is_start'),
    )
    .where((eb) => eb.or([eb('owner_subject', '=', subject), eb('is_shared', '=', true)]));

async function orNameTaken(save: () => Promise<ViewSaved>): Promise<ViewSaved> {
  try {
    return await save();
  } catch (error) {
    if (hasState(error, UNIQUE_VIOLATION)) return { kind: 'nameTaken' };
    throw error;
  }
}

/** Serialized per person, so that the limit holds. */
const create = (db: Kysely<Database>, { list, name, query, isShared }: NewView, by: Principal): Promise<ViewSaved> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, NEED);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${by.subject}`}, 0))`.execute(trx);
    const { count } = await trx
      .selectFrom('saved_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_subject', '=', by.subject)
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    if (count >= MAX_VIEWS) return { kind: 'tooMany' };
    const view = await trx
      .insertInto('saved_views')
      .values({ list, name, query, is_shared: isShared, owner_subject: by.subject, owner_name: by.name })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordView(trx, by, { before: null, after: view });
    return { kind: 'saved', view: { ...view, is_start: false } };
  });

/** No longer shared: ends it as others' start. */
const update = (
  db: Kysely<Database>,
  id: number,
  { name, query, isShared }: ViewChange,
  version: number,
  by: Principal,
): Promise<ViewSaved> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, NEED);
    const found = await viewsSeenBy(trx, by.subject).where('id', '=', id).forUpdate().executeTakeFirst();
    if (found?.owner_subject !== by.subject) return { kind: 'noView' };
    if (found.version !== version) return { kind: 'otherVersion' };
    const view = await trx
      .updateTable('saved_views')
      .set({ name, query, is_shared: isShared, owner_name: by.name, version: version + 1 })
      .set({ updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const others = trx.deleteFrom('saved_view_starts').where('view_id', '=', id).where('subject', '<>', by.subject);
    if (!isShared) await others.execute();
    await recordView(trx, by, { before: found, after: view });
    return { kind: 'saved', view: { ...view, is_start: found.is_start } };
  });

const remove = (db: Kysely<Database>, id: number, by: Principal): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, NEED);
    const own = trx.deleteFrom('saved_views').where('id', '=', id).where('owner_subject', '=', by.subject);
    const removed = await own.returningAll().executeTakeFirst();
    if (removed !== undefined) await recordView(trx, by, { before: removed, after: null });
    return removed !== undefined;
  });

const clearStart = (db: Kysely<Database>, id: number, by: Principal): Promise<void> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, NEED);
    const starts = trx.deleteFrom('saved_view_starts').where('view_id', '=', id);
    await starts.where('subject', '=', by.subject).execute();
  });

/** Locks the view so that it stays visible. */
const setStart = (db: Kysely<Database>, id: number, by: Principal): Promise<boolean> =>
  retryOnConflict(() =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, NEED);
      const { subject } = by;
      const view = await viewsSeenBy(trx, subject).where('id', '=', id).forShare().executeTakeFirst();
      if (view === undefined) return false;
      await trx
        .insertInto('saved_view_starts')
        .values({ subject, list: view.list, view_id: id })
        .onConflict((conflict) => conflict.columns(['subject', 'list']).doUpdateSet({ view_id: id }))
        .execute();
      return true;
    }),
  );
