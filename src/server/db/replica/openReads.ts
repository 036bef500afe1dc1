import { connect, type Connection } from '../connect';
import { createReplicaReads, readsOf, type Reads } from './reads';

export interface OpenReads extends Reads {
  /** Ends the connections to the replica. */
  readonly close: () => Promise<void>;
}

/** Reads from the replica at `url`, watched; without an address from the primary. */
export async function openReads(
  primary: Connection,
  url: string | undefined,
  onConnectionError: (error: Error) => void,
): Promise<OpenReads> {
  if (url === undefined) return { ...readsOf(primary), close: () => Promise.resolve() };
  const reads = createReplicaReads(primary, connect(url, { onConnectionError }));
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
