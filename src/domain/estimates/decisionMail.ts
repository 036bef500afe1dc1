import type { DecidedEstimate } from '../../contract/people/me';
import { mailText, plainLine, type MailText } from '../mails/mailText';
import { REOPEN } from './transitions';

const decisionVerb = ({ state, step }: Pick<DecidedEstimate, 'state' | 'step'>): string =>
  step === REOPEN ? 'reopened' : state;

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
