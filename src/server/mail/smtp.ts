import { createTransport } from 'nodemailer';
import type { MailText } from '../../domain/notices/mails';

export interface SmtpConfig {
  /** `smtp:` encrypts if the server offers it, `smtps:` always. */
  readonly url: string;
  readonly from: string;
}

export interface OutgoingMail extends MailText {
  readonly to: string;
  /** Equal for retries, so that mailboxes can detect duplicates. */
  readonly messageId: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

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
