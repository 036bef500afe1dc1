import { unwatchFile, watchFile } from 'node:fs';
import { Server } from 'node:tls';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerConfig } from '../config/config';
import { readCertificate, type TlsFiles } from '../config/tls';
import { ADDRESS_PART_LENGTH } from '../http/openApi';
import { answerClientError, answerFrameworkError } from '../http/errors';
import { loggerOptions, requestId } from '../http/requestLog';
import { MAX_REQUEST_MS, trustedProxies } from '../http/requestLimits';
import type { SecurityHeaders } from '../http/securityHeaders';

const POLL_MS = 60_000;

/** Reloads a changed certificate for new connections; ignores a mismatched pair. */
function followCertificate(app: FastifyInstance, files: TlsFiles, everyMs = POLL_MS): void {
  const renew = () => {
    try {
      const read = readCertificate(files);
      if (app.server instanceof Server) app.server.setSecureContext(read);
      app.log.info('certificate read again');
    } catch (error) {
      // Either only one file is replaced yet, or it is a mistake.
      app.log.error({ err: error }, 'certificate kept: the files do not fit together');
    }
  };
  const watched = [files.cert, files.key];
  app.addHook('onListen', () => {
    for (const each of watched) watchFile(each, { interval: everyMs, persistent: false }, renew);
  });
  app.addHook('onClose', () => {
    for (const each of watched) unwatchFile(each, renew);
  });
}

interface FastifyDependencies {
  readonly config: ServerConfig;
  readonly logStream?: { write(line: string): void };
  /** Default: a minute. */
  readonly certificateEveryMs?: number;
}

const BODY_LIMIT_BYTES = 256 * 1024;
/** Fits long notes in a URL (/notes?notes=…) and a token. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Precision of the timeouts above. */
const TIMEOUT_CHECK_MS = 1_000;

const PLUGIN_TIMEOUT_MS = 60_000;

const HTTP = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
};

const protocolOf = ({ tls }: ServerConfig) =>
  tls === null ? { http: HTTP } : { https: { ...HTTP, ...readCertificate(tls) } };

/** Replaces compilers that Fastify would load on every start. */
const notUsed = (): never => {
  throw new Error('Schemas are compiled by the compilers that the server sets.');
};

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
    requestTimeout: MAX_REQUEST_MS,
    ...protocolOf(config),
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerFrameworkError(config.publicUrl, headers),
    clientErrorHandler: answerClientError(headers),
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
  });
  if (config.tls !== null) followCertificate(app, config.tls, certificateEveryMs);
  app.setValidatorCompiler(validatorCompiler);
  // The contract already types answers.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app;
}
