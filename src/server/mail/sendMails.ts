import { releaseMail } from '../../domain/notices/releaseMail';
import { createBeat, type Beat } from '../beat';
import type { DueMail, MailsRepository } from '../repositories/reservations/mails';
import type { SendMail } from './smtp';

export interface MailingOptions {
  readonly mails: MailsRepository;
  readonly send: SendMail;
  /** Where links lead. */
  readonly publicUrl: string;
  readonly count: (outcome: 'sent' | 'postponed' | 'given_up') => void;
  readonly log: (fields: object, message: string) => void;
  /** How often mails are looked for; absent: every five seconds. */
  readonly everyMs?: number;
}

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

async function attempt(mail: DueMail, { mails, send, publicUrl, count, log }: MailingOptions): Promise<void> {
  try {
    const messageId = `<release-${mail.reservationId}@${new URL(publicUrl).hostname}>`;
    await send({ ...releaseMail(mail, publicUrl), to: mail.to, messageId });
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
