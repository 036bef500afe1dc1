import * as z from 'zod';
import { accessModes, type AccessMode } from '../domain/access/access';
import { feedClientOf, feedProblems, feedVariables, type FeedClient } from './feedClient';
import { parseFilesUrl, type BucketAddress } from './files/store/filesUrl';

/** How people sign in: with the sample accounts of this machine, or with their work accounts. */
export type SignInMode = 'local' | 'entra';

/** Everything the server takes from its environment, parsed once. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Origin people use in the browser, without a trailing slash. */
  readonly publicUrl: string;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Where the server hears of changes; absent: at `databaseUrl`. */
  readonly listenDatabaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where photos and documents of units are kept; null: in the data folder. */
  readonly fileBucket: BucketAddress | null;
  /** Origins whose pictures the app may show beside its own. */
  readonly pictureHosts: readonly string[];
  /** Whether an empty database is filled with the sample data. */
  readonly sampleData: boolean;
  readonly authMode: SignInMode;
  /** Null unless authMode is 'entra'. */
  readonly entra: { readonly tenantId: string; readonly clientId: string } | null;
  /** The scope the app asks for and the API demands. */
  readonly apiScope: string;
  /** Audiences the API accepts; any one of them will do. */
  readonly apiAudience: readonly string[];
  /** The program that may send feeds; null: none, or with Entra ID any that was granted the role. */
  readonly feedClient: FeedClient | null;
  readonly sessionIdleSeconds: number;
  /** How long the server serves on after SIGTERM, not ready any more, so that proxies turn to others. */
  readonly lameDuckSeconds: number;
  /** Base address of the external inventory system; empty where there is none. */
  readonly inventorySystemUrl: string;
  /** Whether everybody signed in may do everything, or only who has the role for it. */
  readonly access: AccessMode;
  /** Whether people may import files in the app. */
  readonly appImport: boolean;
  /** Whether the app shows its state in Redux DevTools, in production too. */
  readonly devTools: boolean;
  /** Whether the app records every session, for people to download. */
  readonly recording: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

/** The environment holds values the server cannot start with; the message has one line per bad value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOCAL_SCOPE = 'api://specai/access_as_user';
const LOCAL_AUDIENCE = 'api://specai';
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` });

const bucket = z.string().transform((text, context) => {
  const address = parseFilesUrl(text);
  const examples = 's3://bucket/folder or https://store.example.com/bucket/folder, without a password in it';
  if (address === null) context.addIssue({ code: 'custom', message: `must be an address like ${examples}` });
  return address;
});

/** Origins separated by commas, as a Content-Security-Policy names them. */
const origins = z.string().transform((text, context) => {
  const given = text.split(',').map((each) => each.trim());
  const isOrigin = (each: string) => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
  const wrong = given.find((each) => !isOrigin(each));
  if (wrong !== undefined) {
    const message = `must be origins like https://pictures.example.com, separated by commas; '${wrong}' is none`;
    context.addIssue({ code: 'custom', message });
  }
  return given;
});

const postgres = address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/specai');
const guid = z.guid('must be a GUID');

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_URL: address(/^https?$/, 'https://specai.example.com').optional(),
  DATABASE_URL: postgres.optional(),
  LISTEN_DATABASE_URL: postgres.optional(),
  DATA_DIR: z.string().default('.data'),
  FILES_URL: bucket.optional(),
  PICTURE_HOSTS: origins.optional(),
  SAMPLE_DATA: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  APP_IMPORT: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  ACCESS: z.enum(accessModes, "must be 'everyone' or 'roles'").default('everyone'),
  DEV_TOOLS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  RECORDING: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  AUTH_MODE: z.enum(['local', 'entra'], "must be 'local' or 'entra'").default('local'),
  ENTRA_TENANT_ID: guid.optional(),
  ENTRA_CLIENT_ID: guid.optional(),
  API_SCOPE: z.string().optional(),
  API_AUDIENCE: z.string().optional(),
  FEED_CLIENT_ID: feedVariables.id,
  FEED_CLIENT_SECRET: feedVariables.secret,
  FEED_CLIENT_SECRET_FILE: feedVariables.secret,
  SESSION_IDLE_SECONDS: wholeNumber(5, 86_400).default(900),
  LAME_DUCK_SECONDS: wholeNumber(0, 300).default(0),
  INVENTORY_SYSTEM_URL: address(/^https?$/, 'https://inventory.example.com/unit')
    .or(z.literal(''))
    .default(''),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  NODE_ENV: z.string().optional(),
});
type Environment = z.output<typeof environmentSchema>;

/** Reads the environment; an empty value counts as absent. Throws ConfigError. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const config = toConfig(parsed.data);
  const problems = [
    ...missingForEntra(parsed.data),
    ...unsafeForLocal(parsed.data, config),
    ...feedProblems(config),
    ...databaseProblems(config),
  ];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function toConfig(env: Environment): ServerConfig {
  const { ENTRA_TENANT_ID: tenantId, ENTRA_CLIENT_ID: clientId } = env;
  const isEntra = env.AUTH_MODE === 'entra';
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    databaseUrl: env.DATABASE_URL,
    listenDatabaseUrl: env.LISTEN_DATABASE_URL,
    dataDir: env.DATA_DIR,
    fileBucket: env.FILES_URL ?? null,
    pictureHosts: env.PICTURE_HOSTS ?? [],
    sampleData: env.SAMPLE_DATA === 'on',
    authMode: env.AUTH_MODE,
    entra: isEntra && tenantId !== undefined && clientId !== undefined ? { tenantId, clientId } : null,
    apiScope: env.API_SCOPE ?? (isEntra ? `api://${clientId ?? ''}/access_as_user` : LOCAL_SCOPE),
    apiAudience: audiences(env, isEntra),
    feedClient: feedClientOf(env),
    sessionIdleSeconds: env.SESSION_IDLE_SECONDS,
    lameDuckSeconds: env.LAME_DUCK_SECONDS,
    inventorySystemUrl: env.INVENTORY_SYSTEM_URL,
    access: env.ACCESS,
    appImport: env.APP_IMPORT === 'on',
    devTools: env.DEV_TOOLS === 'on',
    recording: env.RECORDING === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Entra ID puts the client id or its api:// form into `aud`, depending on the token version. */
function audiences(env: Environment, isEntra: boolean): string[] {
  if (env.API_AUDIENCE !== undefined) return env.API_AUDIENCE.split(',').map((each) => each.trim());
  const clientId = env.ENTRA_CLIENT_ID ?? '';
  return isEntra ? [clientId, `api://${clientId}`] : [LOCAL_AUDIENCE];
}

function missingForEntra(env: Environment): string[] {
  if (env.AUTH_MODE !== 'entra') return [];
  const needed = ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID'] as const;
  return needed.filter((name) => env[name] === undefined).map((name) => `${name} is needed when AUTH_MODE is entra`);
}

function databaseProblems({ databaseUrl, listenDatabaseUrl }: ServerConfig): string[] {
  if (listenDatabaseUrl === undefined || databaseUrl !== undefined) return [];
  return ['DATABASE_URL is needed when LISTEN_DATABASE_URL is set; both must lead to the same database'];
}

/** The sample accounts have a published password, so they must stay on this machine. */
function unsafeForLocal(env: Environment, config: ServerConfig): string[] {
  if (env.AUTH_MODE !== 'local') return [];
  return [
    ...(env.NODE_ENV === 'production' ? ['AUTH_MODE must be entra when NODE_ENV is production'] : []),
    ...(LOOPBACK.test(env.HOST) ? [] : ['HOST must be a loopback address when AUTH_MODE is local']),
    ...(LOOPBACK.test(new URL(config.publicUrl).hostname)
      ? []
      : ['PUBLIC_URL must name this machine (localhost) when AUTH_MODE is local']),
  ];
}
