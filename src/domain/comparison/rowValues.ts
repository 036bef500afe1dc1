import type { Unit } from '../../contract/units/unit';
import { type Estimate, allCosts } from '../cost/comparison/estimate';
import { marginShare } from '../cost/comparison/estimateWords';
import { neededWork } from '../cost/comparison/costedUnit';
import { roadDistance } from '../distance/roadDistance';
import { afterFreight, type Freight } from '../freight/freight';
import { roundMargin } from '../format/money';
import { parseVoltage } from '../matching/reading/voltage';
import type { DisplayOrder } from '../orders/displayOrder';
import { plainNumber, type Quantity } from '../quantity/quantity';
import { worstBadness } from '../specs/gaps';
import { matchPercent } from '../fit/fitClass';
import { specRows } from '../specs/specRows';
import type { SpecId } from '../specs/spec';
import type { Figure, Measure } from './query/condition';
import type { TableColumn } from './sortUnits';

interface Row {
  unit: Unit;
  order: Pick<DisplayOrder, 'requirement' | 'customerLocation'>;
  estimate: Estimate;
  freight: Freight | null;
}

const recordedWork = (unit: Unit): number => neededWork(unit).reduce((sum, { cost }) => sum + (cost ?? 0), 0);

const workCost = (unit: Unit): number | null =>
  neededWork(unit).some(({ cost }) => cost === null) ? null : recordedWork(unit);

/** A row's displayed figures, for filters. */
export const measureOf = {
  kva: ({ unit }) => plainNumber(unit.kva_rating),
  primary: ({ unit }) => lineVolts(unit.primary_voltage),
  secondary: ({ unit }) => lineVolts(unit.secondary_voltage),
  match: ({ unit }) => matchPercent(unit.match_score),
  margin: ({ estimate }) => atMost(estimate, shownMargin(estimate)),
  marginDollars: ({ estimate }) => atMost(estimate, estimate.margin),
  price: ({ estimate }) => estimate.salePrice,
  cost: ({ estimate }) => {
    const costs = allCosts(estimate);
    return costs === null || estimate.isComplete ? costs : { atLeast: costs };
  },
  work: ({ unit }) => workCost(unit),
  distance: ({ unit, order }) => roadDistance(unit.warehouse_desc, order.customerLocation)?.miles ?? null,
} satisfies Readonly<Record<Measure, (row: Row) => Figure>>;

function shownMargin(estimate: Estimate): number | null {
  const share = marginShare(estimate);
  return share === null ? null : roundMargin(share, estimate.goodMargin);
}

/** An incomplete margin can only be lower. */
const atMost = ({ isComplete }: Estimate, margin: number | null): Figure =>
  margin === null || isComplete ? margin : { atMost: margin };

function lineVolts(text: Quantity): number | null {
  const windings = parseVoltage(text);
  return windings && Math.max(...windings.map(({ volts }) => volts));
}

const specText =
  (id: SpecId) =>
  ({ unit }: Row): string | null =>
    specRows.find((row) => row.id === id)?.actual(unit) || null;

export const sortValueOf: Readonly<Record<Exclude<TableColumn, 'reserve'>, (row: Row) => number | string | null>> = {
  serial: ({ unit }) => String(unit.serial),
  kvaRating: measureOf.kva,
  primaryVoltage: measureOf.primary,
  secondaryVoltage: measureOf.secondary,
  fusing: specText('fusing'),
  bushConfiguration: specText('bushConfiguration'),
  taps: specText('taps'),
  match: ({ unit }) => unit.match_score,
  gap: ({ unit, order }) => worstBadness(order.requirement, unit),
  work: ({ unit }) => recordedWork(unit),
  cost: ({ estimate }) => allCosts(estimate),
  margin: ({ estimate }) => estimate.marginPercentage,
  afterFreight: ({ estimate, freight }) => afterFreight(estimate, freight)?.percent ?? null,
  price: measureOf.price,
  distance: measureOf.distance,
};
