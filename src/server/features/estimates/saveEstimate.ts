import type { Kysely, Transaction } from 'kysely';
import type { EstimateSave } from '../../../contract/estimates/estimates';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { workNames } from '../../../domain/cost/work';
import { enteredWork } from '../../../domain/estimates/workOut';
import { listOf } from '../../../domain/format/text';
import { inputLines } from '../../../domain/estimates/inputLines';
import { allCosts } from '../../../domain/cost/comparison/estimate';
import { nextState } from '../../../domain/estimates/transitions';
import { differences, record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { createOrdersRepository, type OrderRow } from '../orders/repository';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { toRowId } from '../../lib/rowId';
import { incompleteRefusal } from '../../../domain/units/incomplete';
import { createUnitsRepository } from '../units/repository';
import {
  endDraft,
  workingNow,
  type Judging,
  type WorkedNow,
  estimatesWithVersion,
  lockedEstimate,
  type EstimateRow,
} from './estimateRows';
import { mark } from './estimateMarks';

/** Per order. */
export const MAX_ESTIMATES = 100;

export type EstimateSaved =
  | { readonly kind: 'saved'; readonly id: number; readonly version: number }
  | { readonly kind: 'incomplete'; readonly reason: string }
  | { readonly kind: 'noOrder' | 'noUnit' | 'noEstimate' | 'otherVersion' | 'closed' | 'tooMany' };

export interface EstimateBegin {
  readonly orderId: number;
  readonly by: Principal;
  readonly name: string;
  readonly from: { readonly serial: string; readonly inputs: EstimateInputs } | { readonly copyOf: string };
}

interface Origin {
  readonly serial: string;
  readonly inputs: EstimateInputs;
  readonly copyOf: { readonly id: number; readonly name: string } | null;
}

const orderOf = (db: Kysely<Database>, id: number) => createOrdersRepository(db).byId(String(id));

export async function begin(
  trx: Transaction<Database>,
  judging: Judging,
  { orderId, by, name, from }: EstimateBegin,
): Promise<EstimateSaved> {
  await confirm(trx, by, 'proposeEstimate');
  const order = await orderOf(trx, orderId);
  if (order === undefined) return { kind: 'noOrder' };
  const origin = 'copyOf' in from ? await copied(trx, orderId, from.copyOf) : { ...from, copyOf: null };
  if (origin === undefined) return { kind: 'noEstimate' };
  const now = (await workingNow(trx, judging, order, [origin.serial]))(origin.serial, origin.inputs);
  if (now === undefined) return { kind: 'noUnit' };
  const incomplete = await incompleteReason(trx, origin.serial);
  if (incomplete !== null) return { kind: 'incomplete', reason: incomplete };
  if (await isFull(trx, orderId)) return { kind: 'tooMany' };
  const author = { author_name: by.name, author_subject: by.subject, author_email: by.email ?? null };
  const row = { order_id: orderId, serial: origin.serial, version: 1, state: 'draft', ...author } as const;
  const made = trx.insertInto('estimates').values({ ...row, copy_of: origin.copyOf?.id ?? null });
  const { id } = await made.returning('id').executeTakeFirstOrThrow();
  await write(trx, { id, version: 1, name, inputs: origin.inputs, now, by });
  const draft = { subject: by.subject, orderId, serial: origin.serial, of: 0 };
  if (origin.copyOf === null) await endDraft(trx, draft, { name, inputs: origin.inputs });
  const values = {
    ...moneyOf(name, { inputs: origin.inputs, worked: now.worked }),
    ...(origin.copyOf !== null && { copy_of: origin.copyOf.name }),
  };
  await record(trx, { action: 'saveEstimate', by, ...subjectOf(order, origin.serial), new: values });
  return { kind: 'saved', id, version: 1 };
}

async function incompleteReason(trx: Transaction<Database>, serial: string): Promise<string | null> {
  const unit = await createUnitsRepository(trx).bySerial(serial);
  return unit === undefined ? null : incompleteRefusal(unit);
}

async function copied(trx: Transaction<Database>, orderId: number, text: string): Promise<Origin | undefined> {
  const id = toRowId(text);
  if (id === null) return undefined;
  const found = await estimatesWithVersion(trx).where('e.id', '=', id).executeTakeFirst();
  if (found?.order_id !== orderId) return undefined;
  const { serial, inputs, name } = found;
  return { serial, inputs, copyOf: { id, name } };
}

async function isFull(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const count = trx.selectFrom('estimates').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await count.where('order_id', '=', orderId).executeTakeFirstOrThrow()).count >= MAX_ESTIMATES;
}

export interface EstimateChange extends EstimateSave {
  readonly id: number;
  readonly version: number;
  readonly by: Principal;
}

/** Saves over exactly this version and withdraws promises. */
export async function change(
  trx: Transaction<Database>,
  judging: Judging,
  { id, version, name, inputs, by }: EstimateChange,
): Promise<EstimateSaved> {
  await confirm(trx, by, 'proposeEstimate');
  const found = await lockedEstimate(trx, id);
  const order = found && (await orderOf(trx, found.order_id));
  if (found === undefined || order === undefined) return { kind: 'noEstimate' };
  const state = nextState(found.state, 'save');
  if (state === null) return { kind: 'closed' };
  if (found.version !== version) return { kind: 'otherVersion' };
  const now = (await workingNow(trx, judging, order, [found.serial]))(found.serial, inputs);
  if (now === undefined) return { kind: 'noUnit' };
  const next = { id, version: version + 1 };
  await write(trx, { ...next, name, inputs, now, by });
  const unpromised = { state, held_grounds: null, proposed_by_subject: null, proposed_by_email: null };
  await trx
    .updateTable('estimates')
    .set({ version: next.version, ...unpromised })
    .where('id', '=', id)
    .execute();
  if (found.state !== state) await mark(trx, next, { step: 'save', state, by });
  const draft = { subject: by.subject, orderId: found.order_id, serial: found.serial, of: id };
  await endDraft(trx, draft, { name, inputs });
  const [before, after] = [auditValuesOf(found.name, found), auditValuesOf(name, { inputs, worked: now.worked })];
  const changed = differences({ ...before, state: found.state }, { ...after, state });
  await record(trx, {
    ...{ action: 'saveEstimate', by, ...subjectOf(order, found.serial) },
    ...{ old: { ...changed.old, name: found.name }, new: { ...changed.new, name } },
  });
  return { kind: 'saved', ...next };
}

interface Written {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly inputs: EstimateInputs;
  readonly now: WorkedNow;
  readonly by: Principal;
}

async function write(trx: Transaction<Database>, { id, version, name, inputs, now, by }: Written): Promise<void> {
  const saver = { saved_by: by.name, saved_by_subject: by.subject };
  const stored = { inputs: JSON.stringify(inputs), worked: JSON.stringify(now.worked), grounds: now.grounds };
  await trx
    .insertInto('estimate_versions')
    .values({ estimate_id: id, version, name, ...stored, ...saver })
    .execute();
}

export const subjectOf = ({ id, job_number }: OrderRow, serial: string) => ({
  order: { id, jobNumber: job_number },
  serial,
});

const auditValuesOf = (name: string, { inputs, worked }: Pick<EstimateRow, 'inputs' | 'worked'>) => ({
  ...moneyOf(name, { inputs, worked }),
  ...Object.fromEntries(inputLines(inputs).map(({ line, text }) => [line, text])),
});

const moneyOf = (name: string, { inputs, worked }: Pick<EstimateRow, 'inputs' | 'worked'>) => ({
  ...{ name, price: worked.figures.salePrice, all_costs: allCosts(worked.figures), margin: worked.figures.margin },
  ...enteredByHand(inputs, worked),
});

function enteredByHand(inputs: EstimateInputs, { unit }: WorkedEstimate) {
  const works = enteredWork(unit, inputs.options);
  return works.length === 0
    ? {}
    : { entered_by_hand: listOf(works.map((work) => workNames[work])), notes: inputs.notes };
}
