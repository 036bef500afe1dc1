import { type Kysely, type Transaction, sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { RateSetRow } from '../../db/schema/salesTables';
import type { Database } from '../../db/schema/schema';
import { alreadyWon, type Winner } from '../../../domain/estimates/allowedSteps';
import type { EstimateSave, NewDraft } from '../../../contract/estimates/estimates';
import type { Accepted } from '../../../contract/matching/quote';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../../contract/estimates/figures';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { groundsText } from '../../../domain/estimates/grounds';
import { recompute } from '../../../domain/estimates/workOut';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import type { Freight } from '../../../domain/freight/freight';
import type { OrderRow } from '../orders/repository';
import { createRatesRepository } from '../rates/repository';
import type { DeliveredOf } from '../quotations/settingsRepository';
import { createUnitsRepository, type UnitRow } from '../units/repository';

export const estimatesWithVersion = (db: Kysely<Database>) =>
  db
    .selectFrom('estimates as e')
    .innerJoin('estimate_versions as v', (join) =>
      join.onRef('v.estimate_id', '=', 'e.id').onRef('v.version', '=', 'e.version'),
    )
    .selectAll('e')
    .select(['v.name', 'v.inputs', 'v.worked', 'v.grounds', 'v.saved_by', 'v.saved_by_subject', 'v.saved_at']);

export type EstimateRow = Awaited<ReturnType<ReturnType<typeof estimatesWithVersion>['executeTakeFirstOrThrow']>>;

export const lockedEstimate = (trx: Transaction<Database>, id: number): Promise<EstimateRow | undefined> =>
  estimatesWithVersion(trx).where('e.id', '=', id).forUpdate('e').executeTakeFirst();

export const marksOf = (db: Kysely<Database>, ids: readonly number[]) =>
  db.selectFrom('estimate_marks').selectAll().where('estimate_id', 'in', ids).orderBy('id').execute();

export type MarkRow = Awaited<ReturnType<typeof marksOf>>[number];

export const offersOf = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('quotations')
    .select(['estimate_id', 'version', 'number', 'valid_until'])
    .where('estimate_id', 'in', ids)
    .execute();

export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

export const versionsOf = (db: Kysely<Database>, id: number) =>
  db.selectFrom('estimate_versions').selectAll().where('estimate_id', '=', id).orderBy('version', 'desc').execute();

export interface WinnerRow extends Winner {
  readonly id: number;
}

/** At most one, by an index. */
export async function winnerOf(db: Kysely<Database>, orderId: number): Promise<WinnerRow | null> {
  const won = estimatesWithVersion(db).where('e.order_id', '=', orderId).where('e.state', '=', 'won');
  const row = await won.clearSelect().select(['e.id', 'v.name', 'e.serial']).executeTakeFirst();
  return row ?? null;
}

export async function refusedByWinner(db: Kysely<Database>, orderId: number) {
  const winner = await winnerOf(db, orderId);
  return winner === null ? null : ({ kind: 'refused', reason: alreadyWon(winner) } as const);
}

/** `of` is 0 for a new estimate. */
export interface DraftKey {
  readonly subject: string;
  readonly orderId: number;
  readonly serial: string;
  readonly of: number;
}

/** 'none': no draft was seen; 'any': overwrite. */
export type SeenDraft = { readonly revision: string } | 'none' | 'any';

export const draftsOf = (db: Kysely<Database>, subject: string, orderId: number) =>
  db
    .selectFrom('estimate_drafts')
    .selectAll()
    .where('subject', '=', subject)
    .where('order_id', '=', orderId)
    .orderBy('saved_at', 'desc')
    .execute();

export type DraftRow = Awaited<ReturnType<typeof draftsOf>>[number];

/** Overwrites the seen or an equal draft; undefined after a conflict. */
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

/** False after a conflict. */
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

/** Only an equal draft: another tab may have changed it. */
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

export interface Judging {
  readonly today: () => string;
  readonly rates: (row: RateSetRow | undefined) => NamedRates;
  readonly unit: (order: OrderRow, unit: UnitRow, rates: NamedRates, accepted?: Accepted) => EstimateUnit;
  readonly delivered: DeliveredOf;
  readonly salePrice: (order: OrderRow) => number | null;
  /** Null without freight rates. */
  readonly freight: (order: OrderRow, unit: UnitRow, rates: NamedRates) => Freight | null;
}

/** `grounds`: hash of the data behind an approval. */
export interface WorkedNow {
  readonly worked: WorkedEstimate;
  readonly grounds: string;
}

/** Undefined if the unit is gone. */
export type WorkNow = (serial: string, inputs: EstimateInputs, saved?: EstimateRates) => WorkedNow | undefined;

export async function workingNow(
  db: Kysely<Database>,
  judging: Judging,
  order: OrderRow,
  serials: readonly string[],
  /** Units as they would be, in place of the stored ones. */
  instead: readonly UnitRow[] = [],
): Promise<WorkNow> {
  const inForce = judging.rates(await createRatesRepository(db).holdingOn(judging.today()));
  const rows = serials.length === 0 ? [] : await createUnitsRepository(db).bySerials([...new Set(serials)]);
  const units = new Map([...rows, ...instead].map((row) => [row.serial, row]));
  return (serial, inputs, saved) => {
    const row = units.get(serial);
    if (row === undefined) return undefined;
    const rates = saved === undefined ? inForce : withoutDistances(saved);
    const unit = judging.unit(order, row, rates, inputs.accepted);
    const worked = recompute(
      { inputs },
      unit,
      { salePrice: judging.salePrice(order), freight: judging.freight(order, row, rates) },
      rates,
    );
    return { worked, grounds: hashOf(groundsText({ inputs, worked, ratesInForce: rates.values })) };
  };
}

/** Distances do not affect costs. */
const withoutDistances = (saved: EstimateRates): NamedRates => ({
  ...saved,
  values: { ...DEFAULT_RATES, ...saved.values, distances: [] },
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
