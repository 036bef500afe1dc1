import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AS_OF_HEADER, POSITION_HEADER } from '../../contract/changes';
import { newRead, type Reads, type ReadScope } from '../db/replica/replicaReads';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Includes the caller's running import. */
    tellsOwnWork?: boolean;
    /** A POST that only reads; may lag like a GET. */
    isRead?: boolean;
  }
  interface FastifyRequest {
    /** Set by reads if there is a replica. */
    readScope?: ReadScope;
  }
}

export interface ChangesPositionOptions {
  readonly applied: () => string | null;
  readonly now: () => Promise<string>;
  /** The applied changes, as far as a replica shows them. */
  readonly includedIn: (applied: string, xmin: bigint) => string;
}

/** Reports the position of included changes; after a write from the database, since this server may lag. */
export function registerChangesPosition(
  app: FastifyInstance,
  { applied, now, includedIn }: ChangesPositionOptions,
): void {
  const before = new WeakMap<FastifyRequest, string | null>();
  // Changes during the read may be missing from the answer.
  app.addHook('onRequest', (request, _reply, done) => {
    before.set(request, applied());
    done();
  });
  const positionOfRead = (request: FastifyRequest): string | null => {
    const position = before.get(request) ?? null;
    const xmin = request.readScope?.xmin ?? null;
    return position === null || xmin === null ? position : includedIn(position, xmin);
  };
  app.addHook('onSend', async (request, reply) => {
    if (request.principal?.isProgram !== false || reply.statusCode >= 400) return;
    const position = isOwnWork(request) ? await now().catch(() => null) : positionOfRead(request);
    if (position !== null) reply.header(POSITION_HEADER, position);
  });
}

const isOwnWork = (request: FastifyRequest): boolean =>
  request.routeOptions.config.tellsOwnWork === true || !isRead(request);

export interface ReplicaReadsOptions {
  readonly reads: Pick<Reads, 'asRead'>;
  readonly pausedAsOf: () => Date | null;
  /** The answer must include the changes up to the client's position. */
  readonly endOf: (known: string | undefined) => bigint | null;
}

/** Read your own writes, and whatever a stream reported: clients send the position that they know. */
export function registerReplicaReads(app: FastifyInstance, { reads, pausedAsOf, endOf }: ReplicaReadsOptions): void {
  // After the body is read, which happens outside of this context.
  app.addHook('preHandler', (request, _reply, done) => {
    if (!isRead(request)) {
      done();
      return;
    }
    request.readScope = newRead(endOf(request.headers[POSITION_HEADER]?.toString()));
    reads.asRead(request.readScope, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const asOf = isRead(request) && reply.statusCode < 500 ? (request.readScope?.asOf ?? pausedAsOf()) : null;
    if (asOf !== null) reply.header(AS_OF_HEADER, asOf.toISOString());
    done();
  });
}

const isRead = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.isRead === true;
