import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Accepted } from '../../../contract/matching/quote';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { EstimateRates, EstimateUnit, WorkedEstimate } from '../../../contract/estimates/figures';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { groundsText } from '../../../domain/estimates/grounds';
import { recompute } from '../../../domain/estimates/workOut';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import type { Freight } from '../../../domain/freight/freight';
import type { Database } from '../../db/schema';
import type { OrderRow } from '../orders/orders';
import { createRatesRepository, type RateSetRow } from '../rates';
import type { DeliveredOf } from '../quotations/quotationContent';
import { createUnitsRepository, type UnitRow } from '../units/units';

/** How rows are judged and read, which rooms beyond this one know. */
export interface Judging {
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: () => string;
  readonly rates: (row: RateSetRow | undefined) => NamedRates;
  /** By the order's fields and what was accepted from its texts. */
  readonly unit: (order: OrderRow, unit: UnitRow, rates: NamedRates, accepted?: Accepted) => EstimateUnit;
  readonly delivered: DeliveredOf;
  /** US dollars. */
  readonly salePrice: (order: OrderRow) => number | null;
  /** Of the unit to the order's delivery place; null without freight rates. */
  readonly freight: (order: OrderRow, unit: UnitRow, rates: NamedRates) => Freight | null;
}

/** An estimate worked out as of now, and the hash of all that an approval of it would hold for. */
export interface WorkedNow {
  readonly worked: WorkedEstimate;
  readonly grounds: string;
}

/**
 * Works estimates of an order out as of the moment that it was asked for, with the rates that hold or with kept ones; undefined where
 * there is no such unit.
 */
export type WorkNow = (serial: string, inputs: EstimateInputs, kept?: EstimateRates) => WorkedNow | undefined;

/** Reads the rates that hold, and units, for an order: as the transaction sees them. */
export async function workingNow(
  db: Kysely<Database>,
  judging: Judging,
  order: OrderRow,
  serials: readonly string[],
): Promise<WorkNow> {
  const inForce = judging.rates(await createRatesRepository(db).holdingOn(judging.today()));
  const rows = serials.length === 0 ? [] : await createUnitsRepository(db).bySerials([...new Set(serials)]);
  const units = new Map(rows.map((row) => [row.serial, row]));
  return (serial, inputs, kept) => {
    const row = units.get(serial);
    if (row === undefined) return undefined;
    const rates = kept === undefined ? inForce : withoutDistances(kept);
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

/** No cost counts from a distance. A rate that was added since is the specification's. */
const withoutDistances = (kept: EstimateRates): NamedRates => ({
  ...kept,
  values: { ...DEFAULT_RATES, ...kept.values, distances: [] },
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
