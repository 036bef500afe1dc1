import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../contract/changes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells of work that the asking person began and others may have done for them: an import. */
    tellsOwnWork?: boolean;
  }
}

export interface ChangesPositionOptions {
  /** Up to where this server has taken in what changed; null before it knows. */
  readonly applied: () => string | null;
  /** What the database shows at this moment. */
  readonly now: () => Promise<string>;
}

/**
 * Answers to people tell how far the changes go that they include. After a change of one's own that is asked of the database:
 * what this server has read may be a moment behind, and nobody is told of what they did themselves.
 */
export function registerChangesPosition(app: FastifyInstance, { applied, now }: ChangesPositionOptions): void {
  const before = new WeakMap<FastifyRequest, string | null>();
  // What comes in while an answer is being read may be missing from it.
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
    /** A POST that changes nothing: its answer may be moments old, as that of a GET. */
    isRead?: boolean;
  }
}

export interface ReplicaReadsOptions {
  /** Runs the rest of a request with reads from a replica. */
  readonly fromReplica: (run: () => void) => void;
  readonly isSecure: boolean;
}

const COOKIE = 'specai-wrote';
/** Whoever wrote reads the primary for so long, whichever server answers. */
const FRESH_SECONDS = 10;

/** Requests that change nothing read from a replica, except for whoever changed something a moment ago. */
export function registerReplicaReads(app: FastifyInstance, { fromReplica, isSecure }: ReplicaReadsOptions): void {
  const attributes = `Max-Age=${FRESH_SECONDS}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  // After the body is read: reading it begins outside of what the request runs in.
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
