import * as z from 'zod';
import { accessModes } from '../../domain/access/access';
import { feedVariables } from './feedClient';
import { traceVariables } from '../lib/tracing/traceConfig';
import { address, bucket, guid, onOff, origin, origins, proxies, sender, wholeNumber } from './checks';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const AUTHORITY_HOSTS = [
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
] as const;

/** Documented in docs/operate/deployment.md. `shown`: the default, if not set here. */
const meant = <Schema extends z.ZodType>(schema: Schema, meaning: string, shown = 'not set'): Schema =>
  schema.meta({ meaning, shown });

const postgres = address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/specai');

export const variables = z.object({
  HOST: meant(z.string().default('127.0.0.1'), 'address the server listens on'),
  PORT: meant(wholeNumber(1, 65_535).default(3000), 'port the server listens on'),
  TLS_CERT: meant(
    z.string().optional(),
    'a PEM file with the certificate and its chain: the server speaks HTTPS alone ([more](#tls))',
  ),
  TLS_KEY: meant(z.string().optional(), 'the PEM file with its key', 'needed with `TLS_CERT`'),
  PUBLIC_URL: meant(
    address(/^https?$/, 'https://specai.example.com').optional(),
    'the origin that browsers use; with work accounts `https://`, except on localhost',
    '`http://localhost:<PORT>`',
  ),
  API_BASE_URL: meant(
    origin.optional(),
    'the origin where browsers reach the API, where it is another one than `PUBLIC_URL` ([more](#the-app-on-another-origin))',
    '`PUBLIC_URL`',
  ),
  TRUST_PROXY: meant(
    proxies.default(false),
    'whose `X-Forwarded-For` is believed: `1` for one proxy in front, or its addresses, separated by commas ([more](#limits))',
    '`off`',
  ),
  DATABASE_URL: meant(postgres.optional(), 'a PostgreSQL to use instead of the embedded one'),
  LISTEN_DATABASE_URL: meant(
    postgres.optional(),
    'the same database past a pooler, for the one connection that hears of changes ([more](#a-pooler))',
  ),
  READ_DATABASE_URL: meant(
    postgres.optional(),
    'a replica of that database, for lists, exports and searches ([more](operations.md#a-replica))',
  ),
  DATABASE_POOL_SIZE: meant(
    wholeNumber(2, 200).default(10),
    'connections that each server keeps for queries, 2 to 200',
  ),
  DATABASE_TLS: meant(
    z.string().optional(),
    '`on` encrypts the connections to `DATABASE_URL` and checks the certificate and name of its server; the path of a PEM file checks against that certificate authority; `off` does not encrypt',
    'as `DATABASE_URL` says; needed with work accounts where it leads to another machine',
  ),
  DATA_DIR: meant(
    z.string().default('.data'),
    'data of the embedded database and the local sign-in, photos and documents of units, uploads while they are imported, the sample files',
  ),
  FILES_URL: meant(
    bucket.optional(),
    'a bucket for photos and documents instead of a folder in `DATA_DIR` ([more](#photos-and-documents))',
  ),
  FILES_RETENTION_DAYS: meant(
    wholeNumber(1, 3_650).default(30),
    'days that photos and documents stay after the last unit that named them is gone, 1 to 3650 ([more](#photos-and-documents))',
  ),
  PICTURE_HOSTS: meant(
    origins.optional(),
    "origins whose pictures browsers may show beside the app's own, separated by commas: `https://pictures.example.com`",
  ),
  SAMPLE_DATA: meant(
    onOff.optional(),
    '`on` fills a database that never held anything with the sample; `npm run sample -- remove` takes it out again',
    '`on` with `AUTH_MODE=local`, else `off`',
  ),
  ACCESS: meant(
    z.enum(accessModes, "must be 'everyone' or 'roles'").default('everyone'),
    "`roles`: the access token's `roles` say [who may do what](#who-may-do-what)",
  ),
  APP_IMPORT: meant(onOff.default('on'), '`off` removes the import from the app; `npm run import` still works'),
  AUTH_MODE: meant(
    z.enum(['local', 'entra', 'oidc'], "must be 'local', 'entra' or 'oidc'").default('local'),
    '`entra` for work accounts of Microsoft, `oidc` for any other OpenID Connect provider',
  ),
  ENTRA_TENANT_ID: meant(guid.optional(), "the tenant's GUID, never `common`", 'needed for `entra`'),
  ENTRA_CLIENT_ID: meant(guid.optional(), "the application's GUID", 'needed for `entra`'),
  ENTRA_AUTHORITY_HOST: meant(
    z.enum(AUTHORITY_HOSTS, `must be one of ${AUTHORITY_HOSTS.join(', ')}`).default('login.microsoftonline.com'),
    '`login.microsoftonline.us` for the US Government, `login.partner.microsoftonline.cn` for China',
  ),
  OIDC_ISSUER: meant(
    address(/^https?$/, 'https://login.example.com/tenant').optional(),
    'the issuer, as its OpenID configuration and its tokens write it',
    'needed for `oidc`',
  ),
  OIDC_CLIENT_ID: meant(z.string().optional(), 'the client id of the app there', 'needed for `oidc`'),
  API_SCOPE: meant(
    z.string().optional(),
    'the scope the app asks for and the API requires; needed for `oidc`',
    '`api://<client id>/access_as_user`',
  ),
  API_AUDIENCE: meant(
    z.string().optional(),
    'audiences the API accepts, separated by commas; needed for `oidc`',
    '`<client id>,api://<client id>`',
  ),
  FEED_CLIENT_ID: meant(
    feedVariables.id,
    'the program that may send [feeds](../guide/data.md#permission); with Entra ID, without it any that has the role',
  ),
  FEED_CLIENT_SECRET: meant(z.string().optional(), 'its secret for the local sign-in, 16 characters or more'),
  SESSION_IDLE_SECONDS: meant(
    wholeNumber(5, 86_400).default(900),
    'how long a local session lives without activity, 5 to 86400; twelve hours at most with it',
  ),
  LAME_DUCK_SECONDS: meant(
    wholeNumber(0, 300).default(0),
    'how long the server serves on after SIGTERM while `/readyz` answers 503, 0 to 300 ([more](#stopping))',
    '`0`, by `npm run serve` `5`',
  ),
  INVENTORY_SYSTEM_URL: meant(
    address(/^https?$/, 'https://inventory.example.com/unit').optional(),
    'base address of the inventory system that unit numbers link to',
  ),
  SMTP_URL: meant(
    address(/^smtps?$/, 'smtps://user:password@smtp.example.com:465').optional(),
    'the server for outgoing mail: `smtps://user:password@host:465` ([more](#e-mail))',
  ),
  SMTP_FROM: meant(
    sender.optional(),
    'the sender of the mails: `SpecAI <specai@example.com>`',
    'needed with `SMTP_URL`',
  ),
  DEV_TOOLS: meant(onOff.default('off'), '`on` shows state in Redux DevTools, in a production build too'),
  RECORDING: meant(
    onOff.default('off'),
    '`on` records every session in its tab, as `?record` does ([more](../build/development.md#inspect-record-replay))',
  ),
  METRICS_HOST: meant(z.string().default('127.0.0.1'), 'address that `METRICS_PORT` listens on'),
  METRICS_PORT: meant(
    wholeNumber(1, 65_535).optional(),
    'a port for Prometheus, inside the network only ([more](operations.md#metrics))',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: meant(
    traceVariables.collector,
    'the collector that traces go to ([more](operations.md#traces))',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: meant(traceVariables.collector, 'the same, as the whole address'),
  OTEL_EXPORTER_OTLP_PROTOCOL: meant(traceVariables.protocol, 'the only supported protocol'),
  OTEL_SDK_DISABLED: meant(traceVariables.disabled, '`true` switches traces off'),
  LOG_LEVEL: meant(
    z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  ),
  NODE_ENV: meant(z.string().optional(), '`production` refuses the local sign-in'),
});
export type Environment = z.output<typeof variables>;
