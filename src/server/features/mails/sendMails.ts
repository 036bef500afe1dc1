import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { decisionMail } from '../../../domain/estimates/decisionMail';
import type { MailText } from '../../../domain/mails/mailText';
import { mentionMail } from '../../../domain/people/mentionMail';
import { releaseMail } from '../../../domain/reservations/releaseMail';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodicTask';
import {
  createMailsRepository,
  type DueMail,
  type DueQuotation,
  type DueWork,
  type MailsRepository,
} from './repository';
import type { Database } from '../../db/schema/schema';
import { createTransport } from 'nodemailer';

interface SmtpConfig {
  /** `smtp:` encrypts if the server offers it, `smtps:` always. */
  readonly url: string;
  readonly from: string;
}

interface OutgoingMail extends MailText {
  readonly to: string;
  /** Equal for retries, so that mailboxes can detect duplicates. */
  readonly messageId: string;
  readonly attachments?: readonly Attachment[];
}

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

type SendMail = (mail: OutgoingMail) => Promise<void>;

const SILENCE_MS = 5_000;
const LIMITS = {
  ...{ connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: 2 * SILENCE_MS },
  ...{ dnsTimeout: SILENCE_MS, disableFileAccess: true, disableUrlAccess: true },
};
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

export function createSmtp({ url, from }: SmtpConfig): SendMail {
  const transport = createTransport({ url, ...LIMITS });
  return async ({ attachments = [], ...mail }) =>
    void (await transport.sendMail({ ...mail, attachments: [...attachments], from, headers: HEADERS }));
}

interface MailingOptions {
  readonly mails: MailsRepository;
  readonly send: SendMail;
  readonly quotation: (mail: DueQuotation) => Promise<MailContent>;
  /** Null: there is nothing to send anymore. */
  readonly work: (mail: DueWork) => Promise<MailContent | null>;
  readonly publicUrl: string;
  readonly count: (outcome: 'sent' | 'postponed' | 'given_up') => void;
  readonly log: (fields: object, message: string) => void;
  readonly everyMs?: number;
}

type MailContent = Omit<OutgoingMail, 'to' | 'messageId'>;

const EVERY_MS = 5_000;

/** One server sends a claimed mail. */
export function sendMails(options: MailingOptions): PeriodicTask {
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
  const task = createPeriodicTask(work, everyMs);
  task.now();
  return {
    now: task.now,
    stop: () => {
      isStopping = true;
      return task.stop();
    },
  };
}

async function attempt(mail: DueMail, options: MailingOptions): Promise<void> {
  const { mails, send, publicUrl, count, log } = options;
  try {
    const messageId = `<${nameOf(mail)}@${new URL(publicUrl).hostname}>`;
    const content = await contentOf(mail, options);
    if (content === null) {
      await mails.remove(mail.id);
      return;
    }
    await send({ ...content, to: mail.to, messageId });
  } catch (error) {
    const fields = { mailId: mail.id, reason: error instanceof Error ? error.message : String(error) };
    if (mail.isLast) await mails.remove(mail.id);
    log(fields, mail.isLast ? 'mail given up after a day' : 'mail not sent, and tried again later');
    count(mail.isLast ? 'given_up' : 'postponed');
    return;
  }
  count('sent');
  await removeSent(mail.id, options);
}

/** A mail that stays is sent again after a minute. */
const REMOVALS = 60;
const REMOVAL_PAUSE_MS = 1_000;

/** Waits for a database that restarts or fails over. */
async function removeSent(id: number, { mails, log }: MailingOptions): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await mails.remove(id);
      return;
    } catch (err) {
      if (tried === REMOVALS) throw err;
      log({ err, mailId: id }, 'mail sent, and not removed yet');
      await setTimeout(REMOVAL_PAUSE_MS);
    }
  }
}

function nameOf(mail: DueMail): string {
  if (mail.kind === 'release') return `release-${mail.reservationId}`;
  if (mail.kind === 'entry') return `entry-${mail.id}`;
  if (mail.kind === 'work') return `work-${mail.id}`;
  return mail.kind === 'decision' ? `decision-${mail.id}` : `quotation-${mail.number}-${mail.id}`;
}

async function contentOf(mail: DueMail, { quotation, work, publicUrl }: MailingOptions): Promise<MailContent | null> {
  if (mail.kind === 'release') return releaseMail(mail, publicUrl);
  if (mail.kind === 'entry') return mentionMail(mail, publicUrl);
  if (mail.kind === 'work') return work(mail);
  return mail.kind === 'decision' ? decisionMail(mail, publicUrl) : quotation(mail);
}

type StartMailingOptions = SmtpConfig & Omit<MailingOptions, 'mails' | 'send'>;

/** The next server retries an unsent mail. */
const STOP_TIMEOUT_MS = 3_000;

export function startMailing(db: Kysely<Database>, options: StartMailingOptions): () => Promise<void> {
  const mails = createMailsRepository(db);
  const { stop } = sendMails({ ...options, mails, send: createSmtp(options) });
  return () => Promise.race([stop(), setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}
