import { parseConfig } from '../../config/config';
import { runCommand, withDatabase } from '../withDatabase';
import { grantServerRole } from './serverGrants';

const USAGE = `npm run migrate           bring the tables up to date
npm run migrate -- ROLE   and give the role of the servers what they need, and no more

The database is that of DATABASE_URL, as the owner of the tables. docs/operate/deployment.md says more.`;

await runCommand(async ([role, ...more]: string[]) => {
  if (more.length > 0 || role?.startsWith('-') === true) throw new Error(USAGE);
  await withDatabase(parseConfig(process.env), async (db) => {
    if (role !== undefined) await grantServerRole(db, role);
  });
  console.log(`The tables are up to date${role === undefined ? '' : `, and ${role} may read and write them`}.`);
});
