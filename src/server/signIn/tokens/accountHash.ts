import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Tells accounts apart in a log without naming them: of an email or a subject, case ignored. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, LENGTH);

/** Names a session in the audit without giving it away. */
export const sessionHash = (session: string): string => createHash('sha256').update(session).digest('hex');
