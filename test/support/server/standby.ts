import { connect, type Connection } from '../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { createCluster, type TestCluster } from './cluster';

interface Node extends Connection {
  readonly cluster: TestCluster;
  readonly url: string;
}

export interface WithStandby {
  readonly primary: Node;
  readonly standby: Node;
  readonly close: () => Promise<void>;
}

/** A migrated database and a streaming standby of it, on servers of their own. */
export async function createWithStandby(): Promise<WithStandby> {
  const cluster = await createCluster();
  const owner = connect(cluster.url);
  await migrateToLatest(owner.db);
  await owner.close();
  await cluster.stop();
  const copy = await cluster.copyAsStandby();
  await cluster.start();
  const nodeOf = (of: TestCluster): Node => ({ ...connect(of.url), cluster: of, url: of.url });
  const [primary, standby] = [nodeOf(cluster), nodeOf(copy)];
  return {
    ...{ primary, standby },
    close: async () => {
      await Promise.all([primary.close(), standby.close()]);
      await copy.remove();
      await cluster.remove();
    },
  };
}
