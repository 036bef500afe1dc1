import { formatMoney, formatPrice } from '../format/money';
import { listOf } from '../format/text';
import { toCents, toDollars } from './cents';
import type { Estimate } from './comparison/estimate';
import { notRecorded } from './comparison/estimateWords';
import { COST_NOT_RECORDED } from './work';
import type { UnitEstimate } from './unitDetail/estimate';

/** Why a unit's quick estimate and the job's estimate differ, as one sentence; null if they are equal and complete. */
export function estimateDifference(rough: UnitEstimate, job: Estimate): string | null {
  if (job.cost === null) return `The job's cost is not recorded, so only the quick estimate has a margin.`;
  const reasons = [...priceReason(rough, job), ...costReasons(rough, job), ...unpricedReason(job)];
  return reasons.length === 0 ? null : `The margins differ because ${listOf(reasons)}.`;
}

const priceReason = ({ salePrice }: UnitEstimate, job: Estimate): string[] => {
  if (job.salePrice === null)
    return [`the job has no sale price, while the quick estimate uses ${formatPrice(salePrice.dollars)}`];
  if (toCents(salePrice.dollars) === toCents(job.salePrice)) return [];
  return [`the job uses ${formatPrice(job.salePrice)} instead of ${formatPrice(salePrice.dollars)}`];
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
  const ofJob = `the job estimate includes ${work === 0 ? 'no' : `${formatMoney(work)} of`} work`;
  return addOnPercent === 0
    ? `${ofJob} while the standard percentages are off`
    : `${ofJob} while the standard percentages add ${formatMoney(addOnDollars)} (${addOnPercent}%)`;
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
