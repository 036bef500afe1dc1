import type { FastifyInstance, FastifyRequest } from 'fastify';

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
