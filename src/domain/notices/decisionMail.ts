import type { EstimateState } from '../../contract/estimates/states';
import { oneLine } from './oneLine';
import type { MailText } from './releaseMail';

/** Somebody approved or returned an estimate. */
export interface Decided {
  readonly estimate: { readonly id: string; readonly name: string; readonly state: EstimateState };
  readonly itemCode: string;
  readonly orderId: string;
  readonly jobNumber: string | null;
  readonly by: string;
  readonly reason: string | null;
}

/** What those who work on an estimate are told by e-mail, with a link to the app at `origin`. It names no cost and no price. */
export function decisionMail({ estimate, orderId, ...told }: Decided, origin: string): MailText {
  const [who, name, why] = [oneLine(told.by) || 'Somebody', oneLine(estimate.name), oneLine(told.reason)];
  const [unit, job] = [oneLine(told.itemCode), oneLine(told.jobNumber)];
  const what = `${who} ${estimate.state} the estimate "${name}" of unit ${unit}${job && ` for job ${job}`}.`;
  const text = [
    why ? `${what} Reason: ${why.replace(/[.!?]*$/, '.')}` : what,
    '',
    `The estimate: ${origin}/order/${encodeURIComponent(orderId)}/estimates?show=${encodeURIComponent(estimate.id)}`,
    '',
    'You receive this message because you began or proposed the estimate in SpecAI.',
    '',
  ];
  return { subject: `${who} ${estimate.state} the estimate ${name}`, text: text.join('\n') };
}
