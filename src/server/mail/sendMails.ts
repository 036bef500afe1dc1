import { decisionMail, releaseMail } from '../../domain/notices/mails';
import { createBeat, type Beat } from '../beat';
import type { DueMail, DueQuotation, MailsRepository } from '../repositories/reservations/mails';
import type { OutgoingMail, SendMail } from './smtp';

export interface MailingOptions {
  readonly mails: MailsRepository;
  readonly send: SendMail;
  /** What a mail with a quotation says, and the quotation. */
  readonly quotation: (mail: DueQuotation) => Promise<Letter>;
  /** Where links lead. */
  readonly publicUrl: string;
  readonly count: (outcome: 'sent' | 'postponed' | 'given_up') => void;
  readonly log: (fields: object, message: string) => void;
  /** How often mails are looked for; absent: every five seconds. */
  readonly everyMs?: number;
}

type Letter = Omit<OutgoingMail, 'to' | 'messageId'>;

const EVERY_MS = 5_000;

/** Sends what waits, again and again until it is stopped. A mail that a server took is one for all servers. */
export function sendMails(options: MailingOptions): Beat {
  const { mails, log, everyMs = EVERY_MS } = options;
  let isStopping = false;
  const work = async () => {
    try {
      for (let mail = await mails.claim(); mail !== null; mail = isStopping ? null : await mails.claim())
        await attempt(mail, options);
    } catch (err) {
      log({ err }, 'mails could not be looked for');
    }
  };
  const beat = createBeat(work, everyMs);
  beat.now();
  return {
    now: beat.now,
    stop: () => {
      isStopping = true;
      return beat.stop();
    },
  };
}

async function attempt(mail: DueMail, options: MailingOptions): Promise<void> {
  const { mails, send, publicUrl, count, log } = options;
  try {
    const messageId = `<${nameOf(mail)}@${new URL(publicUrl).hostname}>`;
    await send({ ...(await letterOf(mail, options)), to: mail.to, messageId });
  } catch (error) {
    const said = { mailId: mail.id, reason: error instanceof Error ? error.message : String(error) };
    if (mail.isLast) await mails.remove(mail.id);
    log(said, mail.isLast ? 'mail given up after a day' : 'mail not sent, and tried again later');
    count(mail.isLast ? 'given_up' : 'postponed');
    return;
  }
  await mails.remove(mail.id);
  count('sent');
}

/** A quotation can be sent to several people, and again; a decision is told to up to two. */
function nameOf(mail: DueMail): string {
  if (mail.kind === 'release') return `release-${mail.reservationId}`;
  return mail.kind === 'decision' ? `decision-${mail.id}` : `quotation-${mail.number}-${mail.id}`;
}

async function letterOf(mail: DueMail, { quotation, publicUrl }: MailingOptions): Promise<Letter> {
  if (mail.kind === 'release') return releaseMail(mail, publicUrl);
  return mail.kind === 'decision' ? decisionMail(mail, publicUrl) : quotation(mail);
}
