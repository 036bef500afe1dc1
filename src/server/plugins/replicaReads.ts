import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../contract/changes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its data includes the caller's own running work: an import. */
    tellsOwnWork?: boolean;
  }
}

export interface ChangesPositionOptions {
  /** The applied position; null before the first. */
  readonly applied: () => string | null;
  /** The database's current snapshot. */
  readonly now: () => Promise<string>;
}

/**
 * Answers report the position of changes they include. After a write it comes from the database: this server may lag
 * behind.
 */
export function registerChangesPosition(app: FastifyInstance, { applied, now }: ChangesPositionOptions): void {
  const before = new WeakMap<FastifyRequest, string | null>();
  // Changes during the read may be missing from the answer.
  app.addHook('onRequest', (request, _reply, done) => {
    before.set(request, applied());
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.principal?.isProgram !== false || reply.statusCode >= 400) return;
    const position = isOwnWork(request) ? await now().catch(() => null) : (before.get(request) ?? null);
    if (position !== null) reply.header(POSITION_HEADER, position);
  });
}

const isOwnWork = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config.tellsOwnWork === true || !(method === 'GET' || method === 'HEAD' || config.isRead === true);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only reads: like a GET, its answer may lag. */
    isRead?: boolean;
  }
}

export interface ReplicaReadsOptions {
  /** Runs the rest of a request on the replica. */
  readonly fromReplica: (run: () => void) => void;
  readonly isSecure: boolean;
}

const COOKIE = 'specai-wrote';
/** After a write, the person reads the primary, on any server. */
const FRESH_SECONDS = 10;

/** Reads use the replica, except shortly after a write by the same person. */
export function registerReplicaReads(app: FastifyInstance, { fromReplica, isSecure }: ReplicaReadsOptions): void {
  const attributes = `Max-Age=${FRESH_SECONDS}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  // After the body is read, which happens outside of this context.
  app.addHook('preHandler', (request, _reply, done) => {
    if (isRead(request) && !hasWritten(request)) fromReplica(done);
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isRead(request) && reply.statusCode < 400) reply.header('set-cookie', `${COOKIE}=1; ${attributes}`);
    done();
  });
}

const isRead = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.isRead === true;

const hasWritten = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.split('; ').includes(`${COOKIE}=1`) === true;
