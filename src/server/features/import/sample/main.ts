import { join } from 'node:path';
import { parseConfig } from '../../../config/config';
import { runCommand, withDatabase } from '../../../db/withDatabase';
import { addSample } from './loadSample';
import { removeSample, type Removed } from './removeSample';

const USAGE = `npm run sample -- add      load the sample orders and units, also beside data of your own
npm run sample -- remove   take out those that no one changed or worked with, and name the others

The database is that of DATABASE_URL, or the embedded one in DATA_DIR; the server may run.`;

const stayingLines = (what: string, retained: ReadonlyMap<string, string>): string[] =>
  [...retained].map(([key, reason]) => `  ${what} ${key}: ${reason}`);

function removedText({ orders, units, retained }: Removed): string {
  const done = `Removed ${orders} orders and ${units} units of the sample.`;
  const lines = [...stayingLines('order', retained.orders), ...stayingLines('unit', retained.units)];
  return lines.length === 0 ? done : [done, `Kept ${lines.length}:`, ...lines].join('\n');
}

await runCommand(async ([command, ...more]: string[]) => {
  const config = parseConfig(process.env);
  if (more.length === 0 && command === 'add') {
    const report = await withDatabase(config, (db) => addSample(db, join(config.dataDir, 'sample')));
    console.log(`Added ${report.orders.added} orders and ${report.units.added} units of the sample.`);
  } else if (more.length === 0 && command === 'remove')
    console.log(removedText(await withDatabase(config, removeSample)));
  else throw new Error(USAGE);
});
