import type { Notice, DecidedEstimate } from '../../contract/people/me';
import { decisionVerb } from './noticeText';

/** Strips line breaks and control characters, against header injection. */
export const plainLine = (text: string | null): string => (text ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').trim();

const ONE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)*$/i;
const LONGEST = 254;

/** Whether a text is exactly one mailbox address. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ONE_ADDRESS.test(text);

type Released = Pick<Notice, 'itemCode' | 'orderId' | 'jobNumber' | 'releasedBy' | 'reason'>;

export interface MailText {
  readonly subject: string;
  /** Plain text; lines end with '\n'. */
  readonly text: string;
}

function mailText(what: string, why: string, links: readonly string[], because: string): string {
  const first = why ? `${what} Reason: ${why.replace(/[.!?]*$/, '.')}` : what;
  return [first, '', ...links, '', `You receive this message because you ${because} in SpecAI.`, ''].join('\n');
}

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

export interface Decided {
  readonly estimate: Readonly<DecidedEstimate> & { readonly id: string };
  readonly itemCode: string;
  readonly orderId: string;
  readonly jobNumber: string | null;
  readonly by: string;
  readonly reason: string | null;
}

/** Mail to those who work on an estimate, with a link to the app at `origin`. Contains no cost or price. */
export function decisionMail({ estimate, orderId, ...decision }: Decided, origin: string): MailText {
  const [who, name, why] = [plainLine(decision.by) || 'Someone', plainLine(estimate.name), plainLine(decision.reason)];
  const [unit, job] = [plainLine(decision.itemCode), plainLine(decision.jobNumber)];
  const did = decisionVerb(estimate);
  const what = `${who} ${did} the estimate "${name}" of unit ${unit}${job && ` for job ${job}`}.`;
  const page = `${origin}/order/${encodeURIComponent(orderId)}/estimates?show=${encodeURIComponent(estimate.id)}`;
  const text = mailText(what, why, [`The estimate: ${page}`], 'began or proposed the estimate');
  return { subject: `${who} ${did} the estimate ${name}`, text };
}

export interface Told {
  readonly by: string;
  /** Else a mention. */
  readonly isHandOver: boolean;
  readonly orderId: string | null;
  readonly jobNumber: string | null;
  readonly itemCode: string | null;
  /** The comment, or the note. */
  readonly words: string | null;
}

/** Mail to a person whom a comment mentions, or to whom work was handed over, with a link to the app at `origin`. Values cannot start a new line. */
export function mentionMail({ by, isHandOver, orderId, jobNumber, itemCode, words }: Told, origin: string): MailText {
  const who = plainLine(by) || 'Someone';
  const unit = plainLine(itemCode);
  const about = orderId === null ? `unit ${unit}` : `job ${plainLine(jobNumber) || orderId}`;
  const path = orderId === null ? `unit/${encodeURIComponent(unit)}` : `order/${encodeURIComponent(orderId)}`;
  const subject = isHandOver ? `${who} handed ${about} over to you` : `${who} mentioned you on ${about}`;
  const text = [`${subject}:`, '', plainLine(words), '', `Open it: ${origin}/${path}`, ''];
  const because = `You receive this message because ${isHandOver ? 'you own it now' : 'the comment names you'} in SpecAI.`;
  return { subject, text: [...text, because, ''].join('\n') };
}
