import { sql, type Kysely } from 'kysely';
import type { EstimateSave, NewDraft } from '../../../contract/estimates/estimates';
import type { Database } from '../../db/schema';

/** Whose draft of which estimate; `of` is 0 for a new one. */
export interface DraftKey {
  readonly subject: string;
  readonly orderId: number;
  readonly serial: string;
  readonly of: number;
}

/** The revision that the person saw, that they saw no draft, or that they do not say. */
export type SeenDraft = { readonly revision: string } | 'none' | 'any';

/** A person's own drafts of an order, the one saved last first. */
export const draftsOf = (db: Kysely<Database>, subject: string, orderId: number) =>
  db
    .selectFrom('estimate_drafts')
    .selectAll()
    .where('subject', '=', subject)
    .where('order_id', '=', orderId)
    .orderBy('saved_at', 'desc')
    .execute();

export type DraftRow = Awaited<ReturnType<typeof draftsOf>>[number];

/** Keeps what was typed, over the draft that was seen or one that says the same; undefined where there is another one. */
export const keepDraft = (
  db: Kysely<Database>,
  key: DraftKey,
  draft: NewDraft,
  seen: SeenDraft,
): Promise<DraftRow | undefined> =>
  typeof seen === 'object' ? overSeen(db, key, draft, seen.revision) : inserted(db, key, draft, seen === 'any');

const overSeen = (db: Kysely<Database>, key: DraftKey, draft: NewDraft, revision: string) =>
  db
    .updateTable('estimate_drafts')
    .set(writtenOf(draft))
    .where(isAt(key))
    .where((where) => where.or([where('revision', '=', revision), saysTheSame(draft)]))
    .returningAll()
    .executeTakeFirst();

const inserted = (db: Kysely<Database>, key: DraftKey, draft: NewDraft, overAny: boolean) =>
  db
    .insertInto('estimate_drafts')
    .values({
      ...{ subject: key.subject, order_id: key.orderId, serial: key.serial, estimate_id: key.of },
      ...{ name: draft.name, version: draft.version, inputs: JSON.stringify(draft.inputs) },
    })
    .onConflict((conflict) => {
      const over = conflict.columns(['subject', 'order_id', 'serial', 'estimate_id']).doUpdateSet(writtenOf(draft));
      return overAny ? over : over.where(saysTheSame(draft));
    })
    .returningAll()
    .executeTakeFirst();

/** Forgets the draft that was seen; false where there is another one. */
export async function removeDraft(db: Kysely<Database>, key: DraftKey, seen: SeenDraft): Promise<boolean> {
  const removed = db.deleteFrom('estimate_drafts').where(isAt(key));
  if (seen === 'any') {
    await removed.execute();
    return true;
  }
  if (typeof seen === 'object') await removed.where('revision', '=', seen.revision).execute();
  const other = db.selectFrom('estimate_drafts').select('serial').where(isAt(key));
  return (await other.executeTakeFirst()) === undefined;
}

/** A save ends the draft of what it saved. One that says something else is not the saver's to end: another tab may have it open. */
export async function endDraft(db: Kysely<Database>, key: DraftKey, saved: EstimateSave): Promise<void> {
  await db
    .deleteFrom('estimate_drafts')
    .where(isAt(key))
    .where(sql<boolean>`(btrim(estimate_drafts.name), estimate_drafts.inputs) = ${row(saved)}`)
    .execute();
}

const row = ({ name, inputs }: EstimateSave) => sql`(${name}::text, ${JSON.stringify(inputs)}::jsonb)`;

const saysTheSame = (draft: NewDraft) =>
  sql<boolean>`estimate_drafts.version = ${draft.version}::integer
    and (estimate_drafts.name, estimate_drafts.inputs) = ${row(draft)}`;

const writtenOf = ({ name, version, inputs }: NewDraft) => ({
  ...{ name, version, inputs: JSON.stringify(inputs) },
  ...{ saved_at: sql<Date>`clock_timestamp()`, revision: sql<string>`gen_random_uuid()` },
});

const isAt = ({ subject, orderId, serial, of }: DraftKey) =>
  sql<boolean>`(estimate_drafts.subject, estimate_drafts.order_id, estimate_drafts.serial, estimate_drafts.estimate_id)
    = (${subject}::text, ${orderId}::bigint, ${serial}::text, ${of}::bigint)`;
