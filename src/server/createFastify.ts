import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerConfig } from './config';
import { readCertificate } from './config/tls';
import { followCertificate } from './followCertificate';
import { ADDRESS_PART_LENGTH } from './plugins/openApi';
import { answerClientError, answerFrameworkError } from './plugins/errors';
import { loggerOptions, requestId } from './plugins/requestLog';
import { LONGEST_REQUEST_MS, trustedProxies } from './plugins/requestLimits';
import type { SecurityHeaders } from './plugins/securityHeaders';

interface FastifyDependencies {
  readonly config: ServerConfig;
  /** Where log lines go; absent: standard output. */
  readonly logStream?: { write(line: string): void };
  /** How often the files of the certificate are looked at; absent: each minute. */
  readonly certificateEveryMs?: number;
}

const BODY_LIMIT_BYTES = 256 * 1024;
/** Room for an address with long notes (/notes?notes=…) and a token. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node looks for late requests this often, so the timeouts above are exact to this. */
const TIMEOUT_CHECK_MS = 1_000;

/** A busy machine starts slowly; that is no reason not to start. */
const PLUGIN_TIMEOUT_MS = 60_000;

const HTTP = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
};

/** TLS where the server has a certificate: it then understands nothing else. */
const protocolOf = ({ tls }: ServerConfig) =>
  tls === null ? { http: HTTP } : { https: { ...HTTP, ...readCertificate(tls) } };

/** In the place of compilers that the framework would load at every start, and that ours below replace. */
const notUsed = (): never => {
  throw new Error('Schemas are compiled by the compilers that the server sets.');
};

/** The framework with its limits, its log and what it answers before a route does. */
export function createFastify(
  { config, logStream, certificateEveryMs }: FastifyDependencies,
  headers: SecurityHeaders,
): FastifyInstance {
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(logStream ? { stream: logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    routerOptions: { maxParamLength: ADDRESS_PART_LENGTH },
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(config),
    requestTimeout: LONGEST_REQUEST_MS,
    ...protocolOf(config),
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerFrameworkError(config.publicUrl, headers),
    clientErrorHandler: answerClientError(headers),
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
  });
  if (config.tls !== null) followCertificate(app, config.tls, certificateEveryMs);
  app.setValidatorCompiler(validatorCompiler);
  // Answers are typed by the contract where they are made; writing them as JSON is all that is left to do.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app;
}
