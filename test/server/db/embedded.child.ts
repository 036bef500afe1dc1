import { startEmbeddedPostgres } from '../../../src/server/db/embedded';

async function main(): Promise<void> {
  const [dataDir = '', mode] = process.argv.slice(2);
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.stdout.write(`${JSON.stringify(database)}\n`);
  if (mode === 'stay') await new Promise((resolve) => process.stdin.once('data', resolve));
  await database.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
