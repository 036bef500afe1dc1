import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, parseConfig } from '../../../src/server/config/config';

const TENANT = '11111111-1111-4111-8111-111111111111';
const CLIENT = '22222222-2222-4222-8222-222222222222';
const oidc = {
  ...{ AUTH_MODE: 'oidc', OIDC_ISSUER: 'https://login.test/realm', OIDC_CLIENT_ID: 'specai' },
  ...{ API_SCOPE: 'specai.access', API_AUDIENCE: 'specai-api' },
};
const entra = { AUTH_MODE: 'entra', ENTRA_TENANT_ID: TENANT, ENTRA_CLIENT_ID: CLIENT };

test('every setting has a default', () => {
  expect(parseConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    tls: null,
    apiOrigin: null,
    trustProxy: false,
    databaseUrl: undefined,
    listenDatabaseUrl: undefined,
    databasePoolSize: 10,
    readDatabaseUrl: undefined,
    dataDir: '.data',
    fileBucket: null,
    filesRetentionDays: 30,
    pictureHosts: [],
    sampleData: true,
    authMode: 'local',
    entra: null,
    oidc: null,
    apiScope: 'api://specai/access_as_user',
    apiAudience: ['api://specai'],
    feedClient: null,
    sessionIdleSeconds: 900,
    inventorySystemUrl: '',
    lameDuckSeconds: 0,
    access: 'everyone',
    appImport: true,
    devTools: false,
    recording: false,
    metrics: null,
    mail: null,
    traces: false,
    logLevel: 'info',
  });
});

test.each([
  [{ PORT: '4300' }, { port: 4300, publicUrl: 'http://localhost:4300' }],
  [{ PORT: '' }, { port: 3000 }],
  [{ PUBLIC_URL: 'http://localhost:8080/' }, { publicUrl: 'http://localhost:8080' }],
  [{ DATABASE_URL: 'postgresql://u:p@db/specai' }, { databaseUrl: 'postgresql://u:p@db/specai' }],
  [{ SAMPLE_DATA: 'off' }, { sampleData: false }],
  [{ ...entra, SAMPLE_DATA: 'on' }, { sampleData: true }],
  [
    { ...entra, ENTRA_AUTHORITY_HOST: 'login.microsoftonline.us' },
    { entra: { tenantId: TENANT, clientId: CLIENT, origin: 'https://login.microsoftonline.us' } },
  ],
  [
    oidc,
    {
      ...{ entra: null, oidc: { issuer: 'https://login.test/realm', clientId: 'specai' }, sampleData: false },
      ...{ apiScope: 'specai.access', apiAudience: ['specai-api'] },
    },
  ],
  [{ DATABASE_POOL_SIZE: '25' }, { databasePoolSize: 25 }],
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [
    { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,loopback,::1' },
    { trustProxy: ['10.0.0.5', '10.1.0.0/16', 'loopback', '::1'] },
  ],
  [{ API_BASE_URL: 'https://api.test/' }, { apiOrigin: 'https://api.test' }],
  [{ API_BASE_URL: 'http://localhost:3000' }, { apiOrigin: null }],
  [
    { DATABASE_URL: 'postgres://u:p@db/specai', DATABASE_TLS: 'on' },
    { databaseUrl: 'postgres://u:p@db/specai?sslmode=verify-full' },
  ],
  [
    { DATABASE_URL: 'postgres://u:p@db/specai', DATABASE_TLS: 'package.json' },
    {
      databaseUrl: `postgres://u:p@db/specai?sslmode=verify-full&sslrootcert=${encodeURIComponent(resolve('package.json'))}`,
    },
  ],
  [{ ACCESS: 'roles' }, { access: 'roles' }],
  [{ APP_IMPORT: 'off' }, { appImport: false }],
  [{ DEV_TOOLS: 'on' }, { devTools: true }],
  [{ RECORDING: 'on' }, { recording: true }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [{ METRICS_PORT: '9464', METRICS_HOST: '10.1.2.3' }, { metrics: { host: '10.1.2.3', port: 9464 } }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318' }, { traces: true }],
  [
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector.test/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    },
    { traces: true },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318', OTEL_SDK_DISABLED: 'true' }, { traces: false }],
  [{ SESSION_IDLE_SECONDS: '5' }, { sessionIdleSeconds: 5 }],
  [{ LAME_DUCK_SECONDS: '10' }, { lameDuckSeconds: 10 }],
  [{ FILES_RETENTION_DAYS: '90' }, { filesRetentionDays: 90 }],
  [
    { FILES_URL: 's3://units/photos/2026' },
    { fileBucket: { endpoint: null, bucket: 'units', prefix: 'photos/2026/' } },
  ],
  [
    { FILES_URL: 'http://store.test:9000/units' },
    { fileBucket: { endpoint: 'http://store.test:9000', bucket: 'units', prefix: '' } },
  ],
  [{ PICTURE_HOSTS: 'https://a.test, http://b.test:8080' }, { pictureHosts: ['https://a.test', 'http://b.test:8080'] }],
  [{ INVENTORY_SYSTEM_URL: 'https://inventory.test/unit' }, { inventorySystemUrl: 'https://inventory.test/unit' }],
  [
    { ...entra, HOST: '0.0.0.0' },
    {
      host: '0.0.0.0',
      sampleData: false,
      entra: { tenantId: TENANT, clientId: CLIENT, origin: 'https://login.microsoftonline.com' },
    },
  ],
  [entra, { apiScope: `api://${CLIENT}/access_as_user`, apiAudience: [CLIENT, `api://${CLIENT}`] }],
  [
    { ...entra, API_AUDIENCE: 'one, two', API_SCOPE: 'one/read' },
    { apiAudience: ['one', 'two'], apiScope: 'one/read' },
  ],
  [{ ...entra, PUBLIC_URL: 'https://specai.example.com' }, { publicUrl: 'https://specai.example.com' }],
  [{ ...entra, PUBLIC_URL: 'http://127.0.0.1:8080' }, { publicUrl: 'http://127.0.0.1:8080' }],
])('%j gives %j', (env, expected) => {
  expect(parseConfig(env)).toMatchObject(expected);
});

const TRACE_PROTOCOL = 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, the only supported protocol';

test.each([
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 1 to 65535'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, TRACE_PROTOCOL],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, TRACE_PROTOCOL],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT'],
  [{ PUBLIC_URL: 'specai.example.com' }, 'PUBLIC_URL must be an address like https://specai.example.com'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be an address like https://specai.example.com'],
  [{ LISTEN_DATABASE_URL: 'postgres://db/specai' }, /^DATABASE_URL is needed when LISTEN_DATABASE_URL is set/],
  [{ DATABASE_URL: 'mysql://db/specai' }, /^DATABASE_URL must be an address like postgres:/],
  [{ READ_DATABASE_URL: 'replica' }, /^READ_DATABASE_URL must be an address like postgres:/],
  [{ SAMPLE_DATA: 'yes' }, "SAMPLE_DATA must be 'on' or 'off'"],
  [{ DEV_TOOLS: 'true' }, "DEV_TOOLS must be 'on' or 'off'"],
  [{ AUTH_MODE: 'none' }, "AUTH_MODE must be 'local', 'entra' or 'oidc'"],
  [{ ...oidc, API_AUDIENCE: '' }, 'API_AUDIENCE is needed when AUTH_MODE is oidc'],
  [{ ...oidc, OIDC_ISSUER: 'http://login.test' }, /^OIDC_ISSUER must begin with https/],
  [{ ...entra, ENTRA_AUTHORITY_HOST: 'login.test' }, /^ENTRA_AUTHORITY_HOST must be one of login.microsoftonline.com,/],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 200'],
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY must be 'off', 1 to 9 proxies .*; 'on' is none/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY .*'10.0.0.0\/33' is none/],
  [{ API_BASE_URL: 'https://api.test/v1' }, /^API_BASE_URL must be an origin/],
  [{ DATABASE_TLS: 'on' }, /^DATABASE_TLS is for a PostgreSQL of your own/],
  [
    { ...entra, DATABASE_URL: 'postgres://db/x' },
    /^DATABASE_TLS is needed where DATABASE_URL leads to another machine/,
  ],
  [{ DATABASE_URL: 'postgres://db/x?sslmode=require', DATABASE_TLS: 'on' }, /^DATABASE_TLS and DATABASE_URL both/],
  [
    { DATABASE_URL: 'postgres://db/x', DATABASE_TLS: '/no/such.pem' },
    /^DATABASE_TLS must be .*'\/no\/such.pem' is none/,
  ],
  [{ DATABASE_URL_FILE: '/no/such' }, "DATABASE_URL_FILE names a file that cannot be read: '/no/such'"],
  [{ DATABASE_URL_FILE: '/dev/null' }, /^DATABASE_URL_FILE names an empty file/],
  [{ DATABASE_URL: 'postgres://db/x', DATABASE_URL_FILE: '/x' }, /^DATABASE_URL and DATABASE_URL_FILE are both set/],
  [{ AUTH_MODE: 'entra', ENTRA_CLIENT_ID: CLIENT }, 'ENTRA_TENANT_ID is needed when AUTH_MODE is entra'],
  [{ ...entra, ENTRA_TENANT_ID: 'common' }, 'ENTRA_TENANT_ID must be a GUID'],
  [{ LAME_DUCK_SECONDS: '301' }, 'LAME_DUCK_SECONDS must be a whole number from 0 to 300'],
  [{ SESSION_IDLE_SECONDS: '4' }, 'SESSION_IDLE_SECONDS must be a whole number from 5 to 86400'],
  [{ FILES_RETENTION_DAYS: '0' }, 'FILES_RETENTION_DAYS must be a whole number from 1 to 3650'],
  [{ FILES_URL: 'units' }, /^FILES_URL must be an address like s3:/],
  [{ FILES_URL: 'https://store.test' }, /^FILES_URL must be/],
  [{ FILES_URL: 'https://key:secret@store.test/units' }, /^FILES_URL must be .*without a password/],
  [{ PICTURE_HOSTS: 'https://a.test,b.test' }, /^PICTURE_HOSTS must be origins .*'b.test' is none/],
  [{ PICTURE_HOSTS: "https://a.test/x 'unsafe-inline'" }, /^PICTURE_HOSTS must be origins/],
  [{ INVENTORY_SYSTEM_URL: 'ftp://inventory' }, /^INVENTORY_SYSTEM_URL must be an address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
  [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address when AUTH_MODE is local'],
  [{ NODE_ENV: 'production' }, 'AUTH_MODE must be entra or oidc when NODE_ENV is production'],
  [{ PUBLIC_URL: 'https://specai.example.com' }, /^PUBLIC_URL must name this machine/],
  [{ ...entra, PUBLIC_URL: 'http://specai.example.com' }, /^PUBLIC_URL must begin with https:\/\//],
  [{ ...entra, PUBLIC_URL: 'http://localhost.example.com' }, /^PUBLIC_URL must begin with https:\/\//],
])('%j is refused in one line', (env, message) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(message);
  expect(() => parseConfig(env)).not.toThrow(/\n/);
});

test('every bad value gets a separate line', () => {
  expect(() => parseConfig({ PORT: 'x', SAMPLE_DATA: 'y' })).toThrow(/^PORT .*\nSAMPLE_DATA .*$/);
});

test('all problems are reported together, each once', () => {
  const wrong = { AUTH_MODE: 'entra', ENTRA_TENANT_ID: 'common', DATABASE_URL_FILE: '/no/such', DATABASE_TLS: 'off' };
  expect(() => parseConfig(wrong)).toThrow(
    /^DATABASE_URL_FILE .*\nENTRA_TENANT_ID must be a GUID\nENTRA_CLIENT_ID is needed when AUTH_MODE is entra\nDATABASE_TLS is for .*$/,
  );
});

describe('the program that sends feeds', () => {
  const secret = 'a secret that is long enough';

  test('it is known by id and secret', () => {
    const { feedClient } = parseConfig({ FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: secret });
    expect(feedClient).toEqual({ id: 'erp', secret });
  });

  test('its secret may be in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-'));
    const path = join(folder, 'secret');
    writeFileSync(path, `${secret}\n`);
    const { feedClient } = parseConfig({ FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET_FILE: path });
    rmSync(folder, { recursive: true });
    expect(feedClient).toEqual({ id: 'erp', secret });
  });

  test('with Entra ID it needs no secret', () => {
    expect(parseConfig({ ...entra, FEED_CLIENT_ID: CLIENT }).feedClient).toEqual({ id: CLIENT, secret: null });
  });

  test.each([
    [{}, 'FEED_CLIENT_SECRET or FEED_CLIENT_SECRET_FILE is needed with FEED_CLIENT_ID'],
    [{ FEED_CLIENT_SECRET: 'short' }, 'must have at least 16 characters'],
    [
      { FEED_CLIENT_SECRET_FILE: '/no/such/file' },
      "FEED_CLIENT_SECRET_FILE names a file that cannot be read: '/no/such/file'",
    ],
  ])('%j beside its id stops the start', (given, message) => {
    expect(() => parseConfig({ FEED_CLIENT_ID: 'erp', ...given })).toThrow(message);
  });
});
