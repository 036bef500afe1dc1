import type { DecidedEstimate } from '../../contract/people/notices';
import { decisionVerb } from './decisionVerb';
import { oneLine } from './oneLine';
import type { MailText } from './releaseMail';

/** An estimate was approved, returned or reopened. */
export interface Decided {
  readonly estimate: Readonly<DecidedEstimate> & { readonly id: string };
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
  const did = decisionVerb(estimate);
  const what = `${who} ${did} the estimate "${name}" of unit ${unit}${job && ` for job ${job}`}.`;
  const text = [
    why ? `${what} Reason: ${why.replace(/[.!?]*$/, '.')}` : what,
    '',
    `The estimate: ${origin}/order/${encodeURIComponent(orderId)}/estimates?show=${encodeURIComponent(estimate.id)}`,
    '',
    'You receive this message because you began or proposed the estimate in SpecAI.',
    '',
  ];
  return { subject: `${who} ${did} the estimate ${name}`, text: text.join('\n') };
}
