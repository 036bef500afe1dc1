import { connect } from '../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { createOwnDatabase, type OwnDatabase } from './ownDatabase';

const PATIENCE_MS = 600_000;

/** A migrated database to copy, which takes a fifth of the time of all migrations. Nothing must be connected to it. */
export async function makeTemplate(clusterUrl: string): Promise<OwnDatabase> {
  const template = await createOwnDatabase(clusterUrl);
  const { db, close } = connect(template.url, {
    maxConnections: 4,
    connectTimeoutMs: PATIENCE_MS,
    statementTimeoutMs: PATIENCE_MS,
  });
  try {
    await migrateToLatest(db);
  } finally {
    await close();
  }
  return template;
}
