import { createTransport } from 'nodemailer';
import type { MailText } from '../../domain/notices/mails';

export interface SmtpConfig {
  /** With `smtp:` encrypted where the server offers it, with `smtps:` always. */
  readonly url: string;
  /** The sender, as people read it. */
  readonly from: string;
}

export interface OutgoingMail extends MailText {
  readonly to: string;
  /** Equal for each attempt, so that mailboxes can tell a repetition. */
  readonly messageId: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Hands an e-mail to the server for outgoing mail. Throws where that does not take it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** A server that is silent for longer is tried again later. */
const SILENCE_MS = 5_000;
const LIMITS = {
  ...{ connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: 2 * SILENCE_MS },
  ...{ dnsTimeout: SILENCE_MS, disableFileAccess: true, disableUrlAccess: true },
};
const headers = { 'Auto-Submitted': 'auto-generated' };

export function createSmtp({ url, from }: SmtpConfig): SendMail {
  const transport = createTransport({ url, ...LIMITS });
  return async ({ attachments = [], ...mail }) =>
    void (await transport.sendMail({ ...mail, attachments: [...attachments], from, headers }));
}
