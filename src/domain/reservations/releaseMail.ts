import type { Notice } from '../../contract/people/me';
import { mailText, plainLine, type MailText } from '../mails/mailText';

type Released = Pick<Notice, 'itemCode' | 'orderId' | 'jobNumber' | 'releasedBy' | 'reason'>;

/** Mail to the owner of a released reservation, with links to the app at `origin`. Values cannot start a new line. */
export function releaseMail({ itemCode, orderId, jobNumber, releasedBy, reason }: Released, origin: string): MailText {
  const unit = plainLine(String(itemCode));
  const who = plainLine(releasedBy) || 'Someone';
  const job = plainLine(jobNumber);
  const why = plainLine(reason);
  const what = `${who} released unit ${unit}, which you reserved${job && ` for job ${job}`}.`;
  const unitLink = `The unit: ${origin}/unit/${encodeURIComponent(unit)}`;
  const links = [unitLink, `The order: ${origin}/order/${encodeURIComponent(orderId)}`];
  return { subject: `${who} released unit ${unit}`, text: mailText(what, why, links, 'reserved the unit') };
}
