import { acceptable, EXACT, type Evaluation, evaluateText, needs } from './verdict';
import type { RequiredValue, OrderType } from '../reading/requirement';
import { jobType } from '../../orders/jobType';

/** A unit that is fit for reconditioning can also be rewound; one that is fit for a rewind only must be. */
export const evaluateOrderType = (wanted: RequiredValue<OrderType> | null, condition: string | null): Evaluation =>
  evaluateText(wanted, condition, fitFor, (required, actual) => {
    if (actual === required) return EXACT;
    return required === 'RW' ? acceptable('reconditionedServesRewind') : needs('rewind');
  });

function fitFor(condition: string | null): OrderType | null {
  const code = jobType(condition);
  return code === 'RC' || code === 'RW' ? code : null;
}
