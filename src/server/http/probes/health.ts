import type { Readiness } from './readiness';
import type { Api } from '../api';
import type { ReplicaState } from '../../db/replica/replicaWatch';

const open = { config: { rateLimit: false }, schema: { hide: true } } as const;

/** /livez: the process runs; /readyz: it can serve, or what is missing. */
export function registerHealth(
  app: Api,
  readiness: () => Promise<Readiness>,
  replica: () => ReplicaState | null = () => null,
): void {
  app.open.get('/livez', open, () => ({ status: 'ok' }));
  app.open.get('/readyz', open, async (_request, reply) => {
    const found = await readiness();
    return reply.code(found.status === 'ok' ? 200 : 503).send({ ...found, ...replicaPart(replica()) });
  });
}

/** Informational: the server works without a replica. */
const replicaPart = (state: ReplicaState | null) => (state === null ? {} : { replica: state });
