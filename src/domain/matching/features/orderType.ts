import { jobType } from '../../order/jobType';
import { acceptable, doesNotFit, EXACT, needs, NOT_RECORDED, NOT_REQUIRED, type Evaluation } from './verdict/verdict';

/** A unit that is fit for reconditioning can also be rewound; one that is fit for a rewind only must be. */
export function evaluateOrderType(orderType: string | null, condition: string | null): Evaluation {
  if (orderType === null) return NOT_REQUIRED;
  const fits = jobType(condition);
  if (fits === '') return NOT_RECORDED;
  if (fits === orderType) return EXACT;
  if (fits === 'RC' && orderType === 'RW') return acceptable('reconditionedServesRewind');
  return fits === 'RW' && orderType === 'RC' ? needs('rewind') : doesNotFit();
}
