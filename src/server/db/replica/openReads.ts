import { connect, type Connection, type ConnectOptions } from '../connect';
import { goesThroughPooler } from '../pooler';
import { createReplicaReads, readsOf, type Reads } from './reads';

export interface OpenReads extends Reads {
  /** Ends the connections to the replica. */
  readonly close: () => Promise<void>;
}

/** Reads from the replica at `url`, watched; without an address from the primary. */
export async function openReads(
  primary: Connection,
  url: string | undefined,
  options: Pick<ConnectOptions, 'onConnectionError' | 'maxConnections'>,
): Promise<OpenReads> {
  if (url === undefined) return { ...readsOf(primary), close: () => Promise.resolve() };
  // A replica that is not there yet is taken for a database without a pooler in between.
  const isPooled = await goesThroughPooler(url).catch(() => false);
  const reads = createReplicaReads(primary, connect(url, { ...options, isPooled }));
  await reads.check();
  const stop = reads.watch();
  return {
    ...reads,
    close: () => {
      stop();
      return reads.db.destroy();
    },
  };
}
