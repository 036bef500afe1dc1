import { sql, type Kysely, type Transaction } from 'kysely';
import { UNDO_MINUTES, type UnitChange, type UnitChangePreview } from '../../../contract/records/unitChanges';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record as recordInAudit } from '../../db/audit';
import type { UnitChangeStep } from '../../db/schema/recordTables';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { DetailedError, GoneError, NotFoundError, UnprocessableError } from '../../http/api';
import { correctIn } from './correct';
import { readValues, refuseUnread, type SentValues } from './readChanges';
import { lockCorrections, lockedRecord, recordOf, type StoredRecord } from './recordRows';
import { holdReservations, retireIn, retirementRefusal } from './retire';

const MIN_REASON_LENGTH = 3;
const MAX_EXAMPLES = 20;
const UNDO_MS = UNDO_MINUTES * 60_000;
const NO_UNIT = 'There is no such unit.';

interface Refused {
  readonly serial: string;
  readonly reason: string;
}

/** @throws UnprocessableError if the request does not say one change */
function refuseUnclear({ set = {}, retire, reason = '' }: UnitChange): void {
  const isSetting = Object.keys(set).length > 0;
  if (isSetting === (retire === true)) throw new UnprocessableError('Send either values in `set`, or `retire`.');
  if (retire === true && reason.length < MIN_REASON_LENGTH)
    throw new UnprocessableError(`Units are retired only with a reason of at least ${MIN_REASON_LENGTH} characters.`);
}

/** Once each, in one order, against deadlocks. */
const serialsOf = ({ serials }: UnitChange): string[] => [...new Set(serials)].sort();

async function demand(trx: Transaction<Database>, { retire }: UnitChange, by: Principal): Promise<void> {
  await confirm(trx, by, retire === true ? 'retire' : 'correctUnits');
}

export const createUnitChangesRepository = (db: Kysely<Database>, now: () => Date) => ({
  preview: (change: UnitChange, by: Principal) => inTransaction(db, (trx) => preview(trx, change, by)),
  make: (change: UnitChange, by: Principal) => inTransaction(db, (trx) => make(trx, change, by)),
  /** Again, it gives the same answer. */
  undo: (id: string, by: Principal) => inTransaction(db, (trx) => undo(trx, { id, by, now: now() })),
});
export type UnitChangesRepository = ReturnType<typeof createUnitChangesRepository>;

async function preview(trx: Transaction<Database>, change: UnitChange, by: Principal): Promise<UnitChangePreview> {
  refuseUnclear(change);
  await demand(trx, change, by);
  const refused: Refused[] = [];
  const examples: UnitChangePreview['examples'] = [];
  let changed = 0;
  for (const serial of serialsOf(change)) {
    const record = await recordOf(trx, 'units', serial);
    if (record?.file !== 'units') {
      refused.push({ serial, reason: NO_UNIT });
      continue;
    }
    const found = change.retire === true ? await toRetire(trx, record) : toSet(record, change.set ?? {}, by);
    if ('reason' in found) refused.push({ serial, reason: found.reason });
    else if (found.isChanged) {
      changed += 1;
      if (examples.length < MAX_EXAMPLES) examples.push({ serial, before: found.before, after: found.after });
    }
  }
  return { changed, unchanged: serialsOf(change).length - changed - refused.length, examples, refused };
}

interface Found {
  readonly isChanged: boolean;
  readonly before: string | null;
  readonly after: string | null;
}

async function toRetire(
  trx: Transaction<Database>,
  record: StoredRecord & { readonly file: 'units' },
): Promise<Found | { readonly reason: string }> {
  if (record.unit.retired_at !== null) return { isChanged: false, before: null, after: null };
  const reason = await retirementRefusal(trx, record);
  return reason === null ? { isChanged: true, before: 'active', after: 'retired' } : { reason };
}

function toSet(record: StoredRecord, set: SentValues, by: Principal): Found {
  const { fields, changes } = readValues(record, set, by);
  refuseUnread(fields);
  const words = (side: 'before' | 'after') => changes.map((each) => each[side] ?? 'none').join(', ');
  return { isChanged: changes.length > 0, before: words('before'), after: words('after') };
}

const STEP = { before: {}, after: {}, isRetired: false };

async function changeUnit(
  trx: Transaction<Database>,
  record: StoredRecord,
  { set = {}, retire, reason = '' }: UnitChange,
  by: Principal,
): Promise<UnitChangeStep | null> {
  const { key: serial } = record;
  if (retire === true) return (await retireIn(trx, record, by, reason)) ? { ...STEP, serial, isRetired: true } : null;
  const changes = await correctIn(trx, record, { values: set, reason, by });
  if (changes.length === 0) return null;
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field.name, change[side]]));
  return { ...STEP, serial, before: values('before'), after: values('after') };
}

/** All units, or none and the reasons. */
async function make(trx: Transaction<Database>, change: UnitChange, by: Principal) {
  refuseUnclear(change);
  await demand(trx, change, by);
  await lockCorrections(trx);
  if (change.retire === true) await holdReservations(trx);
  const steps: UnitChangeStep[] = [];
  const refused: Refused[] = [];
  const serials = serialsOf(change);
  for (const serial of serials) {
    const record = await lockedRecord(trx, 'units', serial);
    const isToRetire = record !== undefined && change.retire === true;
    const reason = record === undefined ? NO_UNIT : isToRetire ? await retirementRefusal(trx, record) : null;
    if (reason !== null) refused.push({ serial, reason });
    const step = record === undefined || reason !== null ? null : await changeUnit(trx, record, change, by);
    if (step !== null) steps.push(step);
  }
  const [first] = refused;
  if (first !== undefined)
    throw new DetailedError(409, `Nothing was changed. ${first.serial}: ${first.reason}`, { refused });
  const stored = await store(trx, steps, by);
  return { ...stored, changed: steps.length, unchanged: serials.length - steps.length };
}

async function store(trx: Transaction<Database>, steps: readonly UnitChangeStep[], by: Principal) {
  await sql`delete from unit_changes where made_at < clock_timestamp() - interval '1 day'`.execute(trx);
  const made = trx.insertInto('unit_changes').values({ by_subject: by.subject, steps: JSON.stringify(steps) });
  const { id, made_at } = await made.returning(['id', 'made_at']).executeTakeFirstOrThrow();
  return { id, undo_until: new Date(made_at.getTime() + UNDO_MS).toISOString() };
}

interface Undoing {
  readonly id: string;
  readonly by: Principal;
  readonly now: Date;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const NO_CHANGE = 'There is no such change of units.';
const UNDONE = 'Undone';

async function undo(trx: Transaction<Database>, { id, by, now }: Undoing) {
  await confirm(trx, by, 'correctUnits');
  if (!UUID.test(id)) throw new NotFoundError(NO_CHANGE);
  await lockCorrections(trx);
  const change = await trx.selectFrom('unit_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (change === undefined) throw new NotFoundError(NO_CHANGE);
  if (change.undone !== null) return change.undone;
  if (now.getTime() > change.made_at.getTime() + UNDO_MS)
    throw new GoneError(`This change can be undone for ${UNDO_MINUTES} minutes. Correct the units instead.`);
  const changed_since: string[] = [];
  let restored = 0;
  for (const step of change.steps) {
    if (await undoStep(trx, step, by)) restored += 1;
    else changed_since.push(step.serial);
  }
  const undone = { restored, changed_since };
  await trx
    .updateTable('unit_changes')
    .set({ undone: JSON.stringify(undone) })
    .where('id', '=', id)
    .execute();
  return undone;
}

/** False if someone changed the unit since. */
async function undoStep(trx: Transaction<Database>, step: UnitChangeStep, by: Principal): Promise<boolean> {
  const record = await lockedRecord(trx, 'units', step.serial);
  if (record?.file !== 'units') return false;
  if (step.isRetired) return bringBack(trx, record, by);
  const names = Object.keys(step.after);
  if (names.some((name) => record.values.get(name) !== step.after[name])) return false;
  await correctIn(trx, record, { values: step.before, reason: UNDONE, by });
  return true;
}

async function bringBack(
  trx: Transaction<Database>,
  { unit: { serial, retired_at, retired_import } }: StoredRecord & { readonly file: 'units' },
  by: Principal,
): Promise<boolean> {
  await confirm(trx, by, 'bringBack');
  if (retired_at === null || retired_import !== null) return false;
  const active = { retired_at: null, retired_by: null, retired_import: null };
  await trx.updateTable('units').set(active).where('serial', '=', serial).execute();
  await recordInAudit(trx, { action: 'bringBack', by, serial, reason: UNDONE });
  return true;
}
