import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../contract/changes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Includes the caller's running import. */
    tellsOwnWork?: boolean;
    /** A POST that only reads; may lag like a GET. */
    isRead?: boolean;
  }
}

export interface ChangesPositionOptions {
  readonly applied: () => string | null;
  readonly now: () => Promise<string>;
}

/** Reports the position of included changes; after a write from the database, since this server may lag. */
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

const isOwnWork = (request: FastifyRequest): boolean =>
  request.routeOptions.config.tellsOwnWork === true || !isRead(request);

export interface ReplicaReadsOptions {
  readonly fromReplica: (run: () => void) => void;
  readonly isSecure: boolean;
}

const COOKIE = 'specai-wrote';
/** Read your own writes, on any server. */
const FRESH_SECONDS = 10;

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
