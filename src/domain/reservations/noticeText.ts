import type { DecidedEstimate, Notice } from '../../contract/people/me';
import { REOPEN } from '../estimates/transitions';

export const decisionVerb = ({ state, step }: Pick<DecidedEstimate, 'state' | 'step'>): string =>
  step === REOPEN ? 'reopened' : state;

type NoticeFacts = Pick<Notice, 'itemCode' | 'jobNumber' | 'releasedBy' | 'reason' | 'estimate'>;

/** 'Lee Ortiz released 484872, which you reserved for J59270: customer canceled.', 'Lee Ortiz returned the estimate "Variant B" of …' */
export function noticeText({ itemCode, jobNumber, releasedBy, reason, estimate }: NoticeFacts): string {
  const who = releasedBy?.trim() || 'Someone';
  const what = estimate
    ? `${who} ${decisionVerb(estimate)} the estimate "${estimate.name}" of ${itemCode}`
    : `${who} released ${itemCode}, which you reserved`;
  const order = jobNumber?.trim() ? ` for ${jobNumber.trim()}` : '';
  const why = reason?.trim() ? `: ${reason.trim()}` : '';
  return `${what}${order}${why}`.replace(/[.!?]*$/, '.');
}
