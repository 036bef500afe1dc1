import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { ImportReport } from '../importFiles';
import { loadSample } from './loadSample';
import { sampleRowsIn, type SampleRow } from './sampleRows';

const MOST_NAMED = 10;

function named(what: string, rows: readonly SampleRow[]): string[] {
  const others = rows.filter(({ isSame }) => !isSame).map(({ key }) => key);
  if (others.length === 0) return [];
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  return [`${what} ${others.slice(0, MOST_NAMED).join(', ')}${more}`];
}

/** Rows of the database are not the sample's and have its numbers. */
export class SampleWouldOverwriteError extends Error {
  override readonly name = 'SampleWouldOverwriteError';

  constructor(rows: readonly string[]) {
    super(
      `The sample would overwrite rows that have its numbers: ${rows.join('; ')}. Nothing was changed. ` +
        'Load it into another database.',
    );
  }
}

/** Loads the sample beside what is there; its files stay in `dir`. Throws SampleWouldOverwriteError, and as an import does. */
export async function addSample(db: Kysely<Database>, dir: string, day?: string): Promise<ImportReport> {
  const { orders, units } = await db.transaction().execute(sampleRowsIn);
  const others = [...named('orders', orders), ...named('units', units)];
  if (others.length > 0) throw new SampleWouldOverwriteError(others);
  return loadSample(db, dir, day);
}
