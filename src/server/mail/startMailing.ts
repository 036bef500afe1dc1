import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createMailsRepository } from '../repositories/reservations/mails';
import { sendMails, type MailingOptions } from './sendMails';
import { createSmtp, type SmtpConfig } from './smtp';

export type StartMailingOptions = SmtpConfig & Omit<MailingOptions, 'mails' | 'send'>;

/** A mail that is on its way then is sent, or tried again by whoever runs next. */
const LONGEST_STOP_MS = 3_000;

/** Sends the mails of all servers. Returns how to stop, which waits a moment for the one that is on its way. */
export function startMailing(db: Kysely<Database>, options: StartMailingOptions): () => Promise<void> {
  const mails = createMailsRepository(db);
  const { stop } = sendMails({ ...options, mails, send: createSmtp(options) });
  return () => Promise.race([stop(), setTimeout(LONGEST_STOP_MS, undefined, { ref: false })]);
}
