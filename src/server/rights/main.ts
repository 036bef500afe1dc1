import { parseConfig } from '../config';
import { withDatabase } from '../import/withDatabase';
import { grantRights } from './serverRights';

const USAGE = `npm run migrate           bring the tables up to date
npm run migrate -- ROLE   and give the role of the servers what they need, and no more

The database is that of DATABASE_URL, as the owner of the tables. docs/operate/deployment.md says more.`;

async function main([role, ...more]: string[]): Promise<void> {
  if (more.length > 0 || role?.startsWith('-') === true) throw new Error(USAGE);
  await withDatabase(parseConfig(process.env), async (db) => {
    if (role !== undefined) await grantRights(db, role);
  });
  console.log(`The tables are up to date${role === undefined ? '' : `, and ${role} may read and write them`}.`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
