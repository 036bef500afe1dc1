import { plainLine, type MailText } from '../mails/mailText';

export interface MentionOrHandOver {
  readonly by: string;
  readonly isHandOver: boolean;
  readonly orderId: string | null;
  readonly jobNumber: string | null;
  readonly itemCode: string | null;
  /** The comment, or the note. */
  readonly words: string | null;
}

/** Mail to a mentioned person or a new owner, with a link to the app at `origin`. Values cannot start a new line. */
export function mentionMail(
  { by, isHandOver, orderId, jobNumber, itemCode, words }: MentionOrHandOver,
  origin: string,
): MailText {
  const who = plainLine(by) || 'Someone';
  const unit = plainLine(itemCode);
  const about = orderId === null ? `unit ${unit}` : `job ${plainLine(jobNumber) || orderId}`;
  const path = orderId === null ? `unit/${encodeURIComponent(unit)}` : `order/${encodeURIComponent(orderId)}`;
  const subject = isHandOver ? `${who} handed ${about} over to you` : `${who} mentioned you on ${about}`;
  const text = [`${subject}:`, '', plainLine(words), '', `Open it: ${origin}/${path}`, ''];
  const because = `You receive this message because ${isHandOver ? 'you own it now' : 'the comment names you'} in SpecAI.`;
  return { subject, text: [...text, because, ''].join('\n') };
}
