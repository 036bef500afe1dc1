import { formatMoney, formatPrice } from '../format/money';
import { listOf } from '../format/text';
import { toCents, toDollars } from './cents';
import type { Estimate } from './comparison/estimate';
import { notRecorded } from './comparison/estimateWords';
import { COST_NOT_RECORDED } from './work';
import type { UnitEstimate } from './unitDetail/estimate';

/** Why a unit's rough estimate and the job's estimate differ, as one sentence; null if they are equal and complete. */
export function estimateDifference(rough: UnitEstimate, job: Estimate): string | null {
  if (job.cost === null) return `The job's cost is not recorded, so only the rough estimate has a margin.`;
  const reasons = [...priceReason(rough, job), ...costReasons(rough, job), ...unpricedReason(job)];
  return reasons.length === 0 ? null : `The two differ because ${listOf(reasons)}.`;
}

const priceReason = ({ salePrice }: UnitEstimate, job: Estimate): string[] => {
  if (job.salePrice === null)
    return [`the job has no sale price where the rough estimate counts from ${formatPrice(salePrice.dollars)}`];
  if (toCents(salePrice.dollars) === toCents(job.salePrice)) return [];
  return [`the job counts from ${formatPrice(job.salePrice)} instead of ${formatPrice(salePrice.dollars)}`];
};

function costReasons(rough: UnitEstimate, job: Estimate): string[] {
  const roughBase = toDollars(toCents(rough.total) - toCents(rough.addOnDollars));
  const work = workDollars(job);
  const jobBase = toDollars(jobTotalCents(job) - toCents(work));
  return [
    ...(toCents(jobBase) === toCents(roughBase)
      ? []
      : [`the unit costs ${formatMoney(jobBase)} for this job, not ${formatMoney(roughBase)}`]),
    ...(toCents(work) === toCents(rough.addOnDollars) ? [] : [workReason(rough, work)]),
  ];
}

function workReason({ addOnPercent, addOnDollars }: UnitEstimate, work: number): string {
  const ofJob = work === 0 ? 'the job counts no work' : `the job counts ${formatMoney(work)} for its work`;
  return addOnPercent === 0
    ? `${ofJob} where the percentages count none`
    : `${ofJob} where the percentages put ${formatMoney(addOnDollars)} (${addOnPercent}%) on all costs`;
}

function unpricedReason(job: Estimate): string[] {
  const names = notRecorded(job);
  return names.length === 0 ? [] : [`the job leaves out ${listOf(names)}, ${COST_NOT_RECORDED}`];
}

const jobTotalCents = ({ cost, materials, labor }: Estimate) =>
  toCents(cost ?? 0) + toCents(materials) + toCents(labor);

function workDollars({ costParts: parts, materials, labor }: Estimate): number {
  const inCost = parts === null ? 0 : toCents(parts.fr3Fill) + toCents(parts.turnPull) + toCents(parts.rewind);
  return toDollars(inCost + toCents(materials) + toCents(labor));
}
