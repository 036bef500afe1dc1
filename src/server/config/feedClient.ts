import * as z from 'zod';

export interface FeedClient {
  readonly id: string;
  /** Null if the identity provider has it. */
  readonly secret: string | null;
}

export const feedVariables = {
  id: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be up to 60 letters, digits, dots, hyphens and underscores')
    .optional(),
};

interface FeedEnvironment {
  readonly FEED_CLIENT_ID?: string | undefined;
  readonly FEED_CLIENT_SECRET?: string | undefined;
}

export function feedClientOf({ FEED_CLIENT_ID: id, FEED_CLIENT_SECRET: secret }: FeedEnvironment): FeedClient | null {
  return id === undefined ? null : { id, secret: secret ?? null };
}

const MIN_SECRET_LENGTH = 16;

/** Only the local sign-in needs the secret. */
export function feedProblems(config: { readonly authMode: string; readonly feedClient: FeedClient | null }): string[] {
  if (config.authMode !== 'local' || config.feedClient === null) return [];
  const { secret } = config.feedClient;
  if (secret === null) return ['FEED_CLIENT_SECRET or FEED_CLIENT_SECRET_FILE is needed with FEED_CLIENT_ID'];
  if (secret.length >= MIN_SECRET_LENGTH) return [];
  return [
    `FEED_CLIENT_SECRET, or what is in FEED_CLIENT_SECRET_FILE, must have at least ${MIN_SECRET_LENGTH} characters`,
  ];
}
