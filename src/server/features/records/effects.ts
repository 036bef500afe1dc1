import type { Kysely } from 'kysely';
import type { CorrectionEffects } from '../../../contract/records/records';
import type { FitClass } from '../../../contract/units/unit';
import { sentencesFor } from '../../../domain/access/sentence';
import { standingNow } from '../../../domain/estimates/standing';
import { canLapse } from '../../../domain/estimates/transitions';
import { judgedBest } from '../../../domain/matching/ranking/judgedBest';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import { unstatedFields } from '../../../domain/matching/reading/requirement';
import { effectSentences } from '../../../domain/records/effectWords';
import type { Rates } from '../../../domain/rates/rates';
import { missingFields } from '../../../domain/units/incomplete';
import type { Principal } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';
import {
  estimatesWithVersion,
  marksOf,
  offersOf,
  workingNow,
  type EstimateRow,
  type Judging,
} from '../estimates/estimateRows';
import type { LiveUnits } from '../matching/liveUnits';
import { openOrders } from '../matching/openOrders';
import { requirementOfOrder } from '../matching/requirementOfOrder';
import { createOrdersRepository, type OrderRow, type OrdersRepository } from '../orders/repository';
import { toCandidate } from '../units/presenter';
import { createUnitsRepository, type UnitRow } from '../units/repository';

export interface EffectsDependencies {
  readonly db: Kysely<Database>;
  readonly orders: OrdersRepository;
  readonly liveUnits: LiveUnits;
  readonly judging: Judging;
}

type Effects = Omit<CorrectionEffects, 'sentences'>;

const MAX_LISTED = 20;
const FITS: readonly FitClass[] = ['Fits', 'Fits with work'];
const isFitting = (fit: FitClass): boolean => FITS.includes(fit);

const NO_FITS = { fits_before: null, fits_after: null, gained: [], lost: [] };

/** A unit before and after a correction; null before it exists. */
export interface UnitChange {
  readonly before: UnitRow | null;
  readonly after: UnitRow;
}

export interface OrderChange {
  readonly before: OrderRow | null;
  readonly after: OrderRow;
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const only = (these: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...these].flatMap(([key, name]) => (others.has(key) ? [] : [name])).slice(0, MAX_LISTED);
  return {
    ...{ fits_before: before.size, fits_after: after.size },
    ...{ gained: only(after, before), lost: only(before, after) },
  };
}

const isMatched = (unit: UnitRow | null): unit is UnitRow =>
  unit !== null && unit.retired_at === null && missingFields(unit).length === 0;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Job numbers of the open orders without a unit that these fit, as they are or with work. */
async function fittingOrders(orders: OrdersRepository, units: readonly (UnitRow | null)[], rates: Rates) {
  const found = units.map(() => new Map<string, string>());
  const candidates = units.map((unit) => (isMatched(unit) ? toCandidate(unit) : null));
  if (candidates.every((candidate) => candidate === null)) return found;
  for await (const row of openOrders(orders)) {
    const requirement = requirementOfOrder(row);
    if (unstatedFields(requirement).length > 0) continue;
    candidates.forEach((candidate, at) => {
      if (candidate !== null && isFitting(judgedBest(requirement, candidate, rates).judged.fitClass))
        found[at]?.set(String(row.id), row.job_number);
    });
  }
  return found;
}

const fitClassOf = (order: OrderRow, unit: UnitRow | null, rates: Rates): FitClass | null =>
  unit === null ? null : scoreUnit(requirementOfOrder(order), toCandidate(unit), rates).fitClass;

/** The effects of changing a unit: orders that it fits, its reservation, and estimates that lapse. */
export async function effectsOfUnit(
  dependencies: EffectsDependencies,
  { before, after }: UnitChange,
  by: Principal,
): Promise<CorrectionEffects> {
  const { orders, liveUnits } = dependencies;
  const rates = liveUnits.rates().values;
  const isJudgedOtherwise = before === null || !isSame(toCandidate(before), toCandidate(after));
  const [had, has] = isJudgedOtherwise ? await fittingOrders(orders, [before, after], rates) : [];
  const order = before === null ? undefined : await orders.withUnit(after.serial);
  const effects: Effects = {
    ...(had && has ? difference(had, has) : NO_FITS),
    reservation: order
      ? {
          ...{ order_id: order.id, job_number: order.job_number, serial: after.serial },
          ...{ before: fitClassOf(order, before, rates), after: fitClassOf(order, after, rates) },
        }
      : null,
    estimates: before === null ? [] : await lapsing(dependencies, { unit: { before, after } }, by),
  };
  return { ...effects, sentences: effectSentences(effects, true) };
}

const SEARCHED = 500;

async function fittingUnits({ liveUnits }: EffectsDependencies, order: OrderRow | null): Promise<Map<string, string>> {
  if (order === null) return new Map();
  const ranked = await liveUnits.search(requirementOfOrder(order), SEARCHED);
  const fitting = ranked.filter(({ score }) => isFitting(score.fitClass));
  return new Map(fitting.map(({ candidate: { serial } }) => [serial, serial]));
}

/** The effects of changing an order: units that fit it, its reservation, and estimates that lapse. */
export async function effectsOfOrder(
  dependencies: EffectsDependencies,
  { before, after }: OrderChange,
  by: Principal,
): Promise<CorrectionEffects> {
  const rates = dependencies.liveUnits.rates().values;
  const isJudgedOtherwise = before === null || !isSame(requirementOfOrder(before), requirementOfOrder(after));
  const unit = before?.assigned_serial
    ? await createUnitsRepository(dependencies.db).bySerial(before.assigned_serial)
    : undefined;
  const effects: Effects = {
    ...(isJudgedOtherwise
      ? difference(await fittingUnits(dependencies, before), await fittingUnits(dependencies, after))
      : NO_FITS),
    reservation:
      unit && before
        ? {
            ...{ order_id: after.id, job_number: after.job_number, serial: unit.serial },
            ...{ before: fitClassOf(before, unit, rates), after: fitClassOf(after, unit, rates) },
          }
        : null,
    estimates: before === null ? [] : await lapsing(dependencies, { order: { before, after } }, by),
  };
  return { ...effects, sentences: effectSentences(effects, false) };
}

type Changed =
  | { readonly unit: { readonly before: UnitRow; readonly after: UnitRow }; readonly order?: undefined }
  | { readonly order: { readonly before: OrderRow; readonly after: OrderRow }; readonly unit?: undefined };

/** Estimates whose proposal, approval or quotation holds now and would lapse. */
async function lapsing({ db, judging }: EffectsDependencies, changed: Changed, by: Principal) {
  const all = estimatesWithVersion(db);
  const rows = await (
    changed.unit
      ? all.where('e.serial', '=', changed.unit.after.serial)
      : all.where('e.order_id', '=', changed.order.after.id)
  )
    .orderBy('e.id')
    .execute();
  const found: CorrectionEffects['estimates'] = [];
  for (const row of rows.filter(({ state }) => canLapse(state))) {
    const order = changed.order ?? (await sameOrder(db, row.order_id));
    if (order === null) continue;
    const before = await standingWith(db, judging, { row, order: order.before, unit: changed.unit?.before });
    const after = await standingWith(db, judging, { row, order: order.after, unit: changed.unit?.after });
    if (before.state === 'lapsed' || after.state !== 'lapsed') continue;
    const because = sentencesFor(by.permissions, after.staleBecause);
    found.push({ id: String(row.id), name: row.name, job_number: order.after.job_number, because });
  }
  return found;
}

async function sameOrder(db: Kysely<Database>, id: number) {
  const order = await createOrdersRepository(db).byId(String(id));
  return order === undefined ? null : { before: order, after: order };
}

interface Standing {
  readonly row: EstimateRow;
  readonly order: OrderRow;
  readonly unit: UnitRow | undefined;
}

async function standingWith(db: Kysely<Database>, judging: Judging, { row, order, unit }: Standing) {
  const instead = unit === undefined ? [] : [unit];
  const [marks, offers] = await Promise.all([marksOf(db, [row.id]), offersOf(db, [row.id])]);
  const workNow = await workingNow(db, judging, order, [row.serial], instead);
  return standingNow(row, { marks, offers, workNow, today: judging.today() });
}
