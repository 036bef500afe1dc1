import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A program that may send feeds. */
export interface FeedClient {
  readonly id: string;
  /** What it proves itself by; null where Entra ID keeps that. */
  readonly secret: string | null;
}

/** What its variables may be. */
export const feedVariables = {
  id: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be up to 60 letters, digits, dots, hyphens and underscores')
    .optional(),
  secret: z.string().optional(),
};

interface FeedEnvironment {
  readonly FEED_CLIENT_ID?: string | undefined;
  readonly FEED_CLIENT_SECRET?: string | undefined;
  readonly FEED_CLIENT_SECRET_FILE?: string | undefined;
}

/** A file that cannot be read counts as an empty secret, which is told. */
function secretIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

export function feedClientOf(env: FeedEnvironment): FeedClient | null {
  const { FEED_CLIENT_ID: id, FEED_CLIENT_SECRET: secret, FEED_CLIENT_SECRET_FILE: file } = env;
  if (id === undefined) return null;
  return { id, secret: secret ?? (file === undefined ? null : secretIn(file)) };
}

const SHORTEST_SECRET = 16;

/** What keeps the program from signing in, a line for each. With Entra ID it needs no secret here. */
export function feedProblems(config: {
  readonly authMode: 'local' | 'entra';
  readonly feedClient: FeedClient | null;
}): string[] {
  if (config.authMode === 'entra' || config.feedClient === null) return [];
  const { secret } = config.feedClient;
  if (secret === null) return ['FEED_CLIENT_SECRET or FEED_CLIENT_SECRET_FILE is needed with FEED_CLIENT_ID'];
  if (secret.length >= SHORTEST_SECRET) return [];
  return [
    `FEED_CLIENT_SECRET, or what is in FEED_CLIENT_SECRET_FILE, must have at least ${SHORTEST_SECRET} characters`,
  ];
}
