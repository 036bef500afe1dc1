import * as z from 'zod';
import { accessModes } from '../../domain/access/access';
import { feedVariables } from '../feedClient';
import { traceVariables } from '../tracing/traceConfig';
import { address, bucket, guid, onOff, origin, origins, proxies, sender, wholeNumber } from './checks';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where people of a cloud of Entra ID sign in. */
const AUTHORITY_HOSTS = [
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
] as const;

/** Documented in docs/operate/deployment.md with these words. `shown` is the default if none is set here. */
const means = (meaning: string, shown = 'not set') => ({ meaning, shown });

const postgres = address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/specai');

/** Each variable once: its check, its default and its meaning. An empty value counts as absent. */
export const variables = z.object({
  HOST: z.string().default('127.0.0.1').meta(means('address the server listens on')),
  PORT: wholeNumber(1, 65_535).default(3000).meta(means('port the server listens on')),
  TLS_CERT: z
    .string()
    .optional()
    .meta(means('a PEM file with the certificate and its chain: the server speaks HTTPS alone ([more](#tls))')),
  TLS_KEY: z.string().optional().meta(means('the PEM file with its key', 'needed with `TLS_CERT`')),
  PUBLIC_URL: address(/^https?$/, 'https://specai.example.com')
    .optional()
    .meta(
      means(
        'the origin that browsers use; with work accounts `https://`, except on localhost',
        '`http://localhost:<PORT>`',
      ),
    ),
  API_BASE_URL: origin
    .optional()
    .meta(
      means(
        'the origin where browsers reach the API, where it is another one than `PUBLIC_URL` ([more](#the-app-on-another-origin))',
        '`PUBLIC_URL`',
      ),
    ),
  TRUST_PROXY: proxies
    .default(false)
    .meta(
      means(
        'whose `X-Forwarded-For` is believed: `1` for one proxy in front, or its addresses, separated by commas ([more](#limits))',
        '`off`',
      ),
    ),
  DATABASE_URL: postgres.optional().meta(means('a PostgreSQL to use instead of the embedded one')),
  LISTEN_DATABASE_URL: postgres
    .optional()
    .meta(means('the same database past a pooler, for the one connection that hears of changes ([more](#a-pooler))')),
  READ_DATABASE_URL: postgres
    .optional()
    .meta(means('a replica of that database, for lists, exports and searches ([more](operations.md#a-replica))')),
  DATABASE_POOL_SIZE: wholeNumber(2, 200)
    .default(10)
    .meta(means('connections that each server keeps for queries, 2 to 200')),
  DATABASE_TLS: z
    .string()
    .optional()
    .meta(
      means(
        '`on` encrypts the connections to `DATABASE_URL` and checks the certificate and name of its server; the path of a PEM file checks against that certificate authority; `off` does not encrypt',
        'as `DATABASE_URL` says; needed with work accounts where it leads to another machine',
      ),
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(
      means(
        'data of the embedded database and the local sign-in, photos and documents of units, uploads while they are imported, the sample files',
      ),
    ),
  FILES_URL: bucket
    .optional()
    .meta(means('a bucket for photos and documents instead of a folder in `DATA_DIR` ([more](#photos-and-documents))')),
  PICTURE_HOSTS: origins
    .optional()
    .meta(
      means(
        "origins whose pictures browsers may show beside the app's own, separated by commas: `https://pictures.example.com`",
      ),
    ),
  SAMPLE_DATA: onOff
    .optional()
    .meta(
      means(
        '`on` fills a database that never held anything with the sample; `npm run sample -- remove` takes it out again',
        '`on` with `AUTH_MODE=local`, else `off`',
      ),
    ),
  ACCESS: z
    .enum(accessModes, "must be 'everyone' or 'roles'")
    .default('everyone')
    .meta(means("`roles`: the access token's `roles` say [who may do what](#who-may-do-what)")),
  APP_IMPORT: onOff.default('on').meta(means('`off` removes the import from the app; `npm run import` still works')),
  AUTH_MODE: z
    .enum(['local', 'entra', 'oidc'], "must be 'local', 'entra' or 'oidc'")
    .default('local')
    .meta(means('`entra` for work accounts of Microsoft, `oidc` for any other OpenID Connect provider')),
  ENTRA_TENANT_ID: guid.optional().meta(means("the tenant's GUID, never `common`", 'needed for `entra`')),
  ENTRA_CLIENT_ID: guid.optional().meta(means("the application's GUID", 'needed for `entra`')),
  ENTRA_AUTHORITY_HOST: z
    .enum(AUTHORITY_HOSTS, `must be one of ${AUTHORITY_HOSTS.join(', ')}`)
    .default('login.microsoftonline.com')
    .meta(means('`login.microsoftonline.us` for the US Government, `login.partner.microsoftonline.cn` for China')),
  OIDC_ISSUER: address(/^https?$/, 'https://login.example.com/tenant')
    .optional()
    .meta(means('the issuer, as its OpenID configuration and its tokens write it', 'needed for `oidc`')),
  OIDC_CLIENT_ID: z.string().optional().meta(means('the client id of the app there', 'needed for `oidc`')),
  API_SCOPE: z
    .string()
    .optional()
    .meta(
      means('the scope the app asks for and the API requires; needed for `oidc`', '`api://<client id>/access_as_user`'),
    ),
  API_AUDIENCE: z
    .string()
    .optional()
    .meta(
      means('audiences the API accepts, separated by commas; needed for `oidc`', '`<client id>,api://<client id>`'),
    ),
  FEED_CLIENT_ID: feedVariables.id.meta(
    means(
      'the program that may send [feeds](../guide/data.md#permission); with Entra ID, without it any that has the role',
    ),
  ),
  FEED_CLIENT_SECRET: z.string().optional().meta(means('its secret for the local sign-in, 16 characters or more')),
  SESSION_IDLE_SECONDS: wholeNumber(5, 86_400)
    .default(900)
    .meta(means('how long a local session lives without activity, 5 to 86400; twelve hours at most with it')),
  LAME_DUCK_SECONDS: wholeNumber(0, 300)
    .default(0)
    .meta(
      means(
        'how long the server serves on after SIGTERM while `/readyz` answers 503, 0 to 300 ([more](#stopping))',
        '`0`, by `npm run serve` `5`',
      ),
    ),
  INVENTORY_SYSTEM_URL: address(/^https?$/, 'https://inventory.example.com/unit')
    .optional()
    .meta(means('base address of the inventory system that unit numbers link to')),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@smtp.example.com:465')
    .optional()
    .meta(means('the server for outgoing mail: `smtps://user:password@host:465` ([more](#e-mail))')),
  SMTP_FROM: sender
    .optional()
    .meta(means('the sender of the mails: `SpecAI <specai@example.com>`', 'needed with `SMTP_URL`')),
  DEV_TOOLS: onOff.default('off').meta(means('`on` shows state in Redux DevTools, in a production build too')),
  RECORDING: onOff
    .default('off')
    .meta(
      means(
        '`on` records every session in its tab, as `?record` does ([more](../build/development.md#inspect-record-replay))',
      ),
    ),
  METRICS_HOST: z.string().default('127.0.0.1').meta(means('address that `METRICS_PORT` listens on')),
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .meta(means('a port for Prometheus, inside the network only ([more](operations.md#metrics))')),
  OTEL_EXPORTER_OTLP_ENDPOINT: traceVariables.collector.meta(
    means('the collector that traces go to ([more](operations.md#traces))'),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traceVariables.collector.meta(means('the same, as the whole address')),
  OTEL_EXPORTER_OTLP_PROTOCOL: traceVariables.protocol.meta(means('or `http/json`')),
  OTEL_SDK_DISABLED: traceVariables.disabled.meta(means('`true` switches traces off')),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info')
    .meta(means('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`')),
  NODE_ENV: z.string().optional().meta(means('`production` refuses the local sign-in')),
});
export type Environment = z.output<typeof variables>;
