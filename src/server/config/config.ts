import { tlsProblems, withTls, serverTlsProblems, tlsFilesOf } from './tls';
import { withSecrets } from './secretFiles';
import { variables, type Environment } from './variables';
import { feedClientOf, feedProblems } from './feedClient';
import { sendsTraces } from '../lib/tracing/traceConfig';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOCAL_SCOPE = 'api://specai/access_as_user';
const LOCAL_AUDIENCE = 'api://specai';
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

type Given = Readonly<Record<string, string>>;

function checked(given: Given): { readonly env: Environment; readonly problems: readonly string[] } {
  const parsed = variables.safeParse(given);
  if (parsed.success) return { env: parsed.data, problems: [] };
  const { issues } = parsed.error;
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return {
    env: variables.parse(rest),
    problems: issues.map(({ path, message }) => `${path.join('.')} ${message}`),
  };
}

/** Parses the environment; empty values count as absent. Throws ConfigError with all problems. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const set = Object.entries(env).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const { given, problems: ofFiles } = withSecrets(Object.fromEntries(set));
  const { env: values, problems: ofValues } = checked(given);
  const problems = [...ofFiles, ...ofValues];
  const reported = new Set(problems.map((line) => line.replace(/(_FILE)? .*/s, '')));
  const config = toConfig(values);
  const together = [
    ...signInProblems(values),
    ...unsafeForWorkAccounts(config),
    ...unsafeForLocal(values, config),
    ...feedProblems(config),
    ...tlsProblems(values),
    ...serverTlsProblems(values),
    ...databaseProblems(config),
    ...samePort(config),
    ...mailProblems(values),
  ];
  // Skip follow-up problems of variables that are wrong themselves.
  problems.push(...together.filter((line) => !reported.has(line.replace(/ .*/s, ''))));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function toConfig(env: Environment) {
  const own = `${env.TLS_CERT === undefined ? 'http' : 'https'}://localhost:${env.PORT}`;
  const publicUrl = new URL(env.PUBLIC_URL ?? own).origin;
  return {
    host: env.HOST,
    port: env.PORT,
    tls: tlsFilesOf(env),
    publicUrl,
    apiOrigin: env.API_BASE_URL === undefined || env.API_BASE_URL === publicUrl ? null : env.API_BASE_URL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: withTls(env.DATABASE_URL, env),
    listenDatabaseUrl: withTls(env.LISTEN_DATABASE_URL, env),
    readDatabaseUrl: withTls(env.READ_DATABASE_URL, env),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    fileBucket: env.FILES_URL ?? null,
    filesRetentionDays: env.FILES_RETENTION_DAYS,
    pictureHosts: env.PICTURE_HOSTS ?? [],
    sampleData: (env.SAMPLE_DATA ?? (env.AUTH_MODE === 'local' ? 'on' : 'off')) === 'on',
    authMode: env.AUTH_MODE,
    ...workAccounts(env),
    apiScope: env.API_SCOPE ?? (env.AUTH_MODE === 'local' ? LOCAL_SCOPE : entraScope(env)),
    apiAudience: audiences(env),
    feedClient: feedClientOf(env),
    sessionIdleSeconds: env.SESSION_IDLE_SECONDS,
    lameDuckSeconds: env.LAME_DUCK_SECONDS,
    inventorySystemUrl: env.INVENTORY_SYSTEM_URL ?? '',
    access: env.ACCESS,
    appImport: env.APP_IMPORT === 'on',
    devTools: env.DEV_TOOLS === 'on',
    recording: env.RECORDING === 'on',
    mail: mailOf(env),
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    traces: sendsTraces(env),
    logLevel: env.LOG_LEVEL,
  };
}

export type ServerConfig = Readonly<ReturnType<typeof toConfig>>;

const mailOf = ({ SMTP_URL: url, SMTP_FROM: from }: Environment) =>
  url === undefined || from === undefined ? null : { url, from };

const entraScope = ({ ENTRA_CLIENT_ID: clientId = '' }: Environment): string => `api://${clientId}/access_as_user`;

function workAccounts(env: Environment) {
  const { AUTH_MODE: mode, ENTRA_TENANT_ID: tenantId, ENTRA_CLIENT_ID: entraId } = env;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  const origin = `https://${env.ENTRA_AUTHORITY_HOST}`;
  const isEntra = mode === 'entra' && tenantId !== undefined && entraId !== undefined;
  const isOidc = mode === 'oidc' && issuer !== undefined && clientId !== undefined;
  return {
    entra: isEntra ? { tenantId, clientId: entraId, origin } : null,
    oidc: isOidc ? { issuer, clientId } : null,
  };
}

/** Entra ID puts the client id or its api:// form into `aud`, depending on the token version. */
function audiences(env: Environment): string[] {
  if (env.API_AUDIENCE !== undefined) return env.API_AUDIENCE.split(',').map((each) => each.trim());
  const clientId = env.ENTRA_CLIENT_ID ?? '';
  return env.AUTH_MODE === 'local' ? [LOCAL_AUDIENCE] : [clientId, `api://${clientId}`];
}

const NEEDED = {
  local: [],
  entra: ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID'],
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'API_SCOPE', 'API_AUDIENCE'],
} as const;

function signInProblems(env: Environment): string[] {
  const mode = env.AUTH_MODE;
  const missing = NEEDED[mode].filter((name) => env[name] === undefined);
  const lines = missing.map((name) => `${name} is needed when AUTH_MODE is ${mode}`);
  const issuer = env.OIDC_ISSUER === undefined ? null : new URL(env.OIDC_ISSUER);
  if (issuer === null || issuer.protocol === 'https:' || LOOPBACK.test(issuer.hostname)) return lines;
  return [...lines, 'OIDC_ISSUER must begin with https:// unless it is on this machine'];
}

function databaseProblems({ databaseUrl, listenDatabaseUrl }: ServerConfig): string[] {
  if (listenDatabaseUrl === undefined || databaseUrl !== undefined) return [];
  return ['DATABASE_URL is needed when LISTEN_DATABASE_URL is set; both must lead to the same database'];
}

function mailProblems({ SMTP_URL: url, SMTP_FROM: from }: Environment): string[] {
  if ((url === undefined) === (from === undefined)) return [];
  return [`${url === undefined ? 'SMTP_URL' : 'SMTP_FROM'} is needed, too: SMTP_URL and SMTP_FROM are set together`];
}

function samePort({ port, metrics }: ServerConfig): string[] {
  return metrics?.port === port ? ['METRICS_PORT must be another port than PORT'] : [];
}

/** Over http, tokens can be read in transit, except on this machine. */
function unsafeForWorkAccounts({ authMode, publicUrl }: ServerConfig): string[] {
  if (authMode === 'local' || publicUrl.startsWith('https:') || LOOPBACK.test(new URL(publicUrl).hostname)) return [];
  return [
    `PUBLIC_URL must begin with https:// when AUTH_MODE is ${authMode}, unless it names this machine (localhost)`,
  ];
}

/** The sample accounts have a published password, so they must stay on this machine. */
function unsafeForLocal(env: Environment, config: ServerConfig): string[] {
  if (env.AUTH_MODE !== 'local') return [];
  const isProduction = env.NODE_ENV === 'production';
  return [
    ...(isProduction ? ['AUTH_MODE must be entra or oidc when NODE_ENV is production'] : []),
    ...(LOOPBACK.test(env.HOST) ? [] : ['HOST must be a loopback address when AUTH_MODE is local']),
    ...(LOOPBACK.test(new URL(config.publicUrl).hostname)
      ? []
      : ['PUBLIC_URL must name this machine (localhost) when AUTH_MODE is local']),
  ];
}
