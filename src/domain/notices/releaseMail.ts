import type { Notice } from '../../contract/people/notices';
import { oneLine } from './oneLine';

type Released = Pick<Notice, 'itemCode' | 'orderId' | 'jobNumber' | 'releasedBy' | 'reason'>;

export interface MailText {
  readonly subject: string;
  /** Plain text; lines end with '\n'. */
  readonly text: string;
}

/** What the owner of a reservation is told by e-mail, with links to the app at `origin`. No part of it can begin a line of its own. */
export function releaseMail({ itemCode, orderId, jobNumber, releasedBy, reason }: Released, origin: string): MailText {
  const unit = oneLine(String(itemCode));
  const who = oneLine(releasedBy) || 'Somebody';
  const job = oneLine(jobNumber);
  const why = oneLine(reason);
  const what = `${who} released unit ${unit}, which you reserved${job && ` for job ${job}`}.`;
  const text = [
    why ? `${what} Reason: ${why.replace(/[.!?]*$/, '.')}` : what,
    '',
    `The unit: ${origin}/unit/${encodeURIComponent(unit)}`,
    `The order: ${origin}/order/${encodeURIComponent(orderId)}`,
    '',
    'You receive this message because you reserved the unit in SpecAI.',
    '',
  ];
  return { subject: `${who} released unit ${unit}`, text: text.join('\n') };
}
