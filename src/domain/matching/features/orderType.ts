import { jobType } from '../../order/jobType';
import type { OrderType, RequiredValue } from '../reading/requirement';
import { evaluateText } from './verdict/evaluateValue';
import { acceptable, EXACT, needs, type Evaluation } from './verdict/verdict';

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
