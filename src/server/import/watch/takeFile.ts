import type { Kysely } from 'kysely';
import type { ImportFile } from '../../../contract/imports/files';
import type { Database } from '../../db/schema';
import { UsageError, type CommandArguments } from '../command/arguments';
import { importPrepared } from '../importFiles';
import { MappingError } from '../inspect/applyMapping';
import { prepareAsSaid } from '../command/prepareAsSaid';
import { refusalText, reportText } from '../command/reportText';
import { FileError } from '../table/tableRow';
import { savedProfiles } from '../inspect/profiles';
import { describeProblem, ImportRefusedError } from '../staging/problems';
import { kindOfFile } from './kindOfFile';
import type { Claim } from './places';

/** What became of a file, for people. */
export interface Outcome {
  readonly end: 'done' | 'refused';
  readonly report: string;
}

const BY = 'the watched folder';

/** Why a file is refused; null where it is not the file that is wrong. */
function refusalOf(error: unknown, name: string): string | null {
  if (error instanceof ImportRefusedError) return refusalText(error);
  if (error instanceof FileError) {
    const { line, column, reason, fix } = error;
    return `${describeProblem({ file: name, line, column, value: null, reason, fix })}\nNothing was changed.`;
  }
  return error instanceof UsageError || error instanceof MappingError ? `${error.message}\nNothing was changed.` : null;
}

async function earlierReport(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('taken_files').select('report').where('id', '=', id).executeTakeFirst();
  return row?.report;
}

interface Running {
  readonly signal: AbortSignal;
  /** There is a server for outgoing mail; absent: no. */
  readonly mails?: boolean;
}

async function importOne(db: Kysely<Database>, { id, name, path }: Claim, args: CommandArguments, running: Running) {
  const { signal, mails = false } = running;
  const profiles = await savedProfiles(db);
  const { sheet, encoding, headerLine } = args;
  const wanted = {
    ...(sheet !== undefined && { sheet }),
    ...(encoding !== undefined && { encoding }),
    ...(headerLine !== undefined && { headerLine }),
  };
  const kind = await kindOfFile(path, name, { wanted, saved: profiles, signal });
  const files: Partial<Record<ImportFile, string>> = { [kind]: path };
  const prepared = await prepareAsSaid({ ...args, files }, profiles, signal);
  const report = await importPrepared(db, prepared, {
    ...{ by: BY, actor: { name: 'Watched folder' }, note: `File ${name}` },
    ...{ isFeed: true, signal, mails, mayRetireMany: args.mayRetireMany },
    alongside: async (trx, done) => {
      const row = { id, name, report: reportText(done), import_id: done.importId };
      await trx.insertInto('taken_files').values(row).execute();
    },
  });
  return reportText(report);
}

/**
 * Imports a claimed file once: where that was done before a crash, only its report is told again. Throws what is not the
 * file's fault; then nothing was changed.
 */
export async function takeFile(
  db: Kysely<Database>,
  claim: Claim,
  args: CommandArguments,
  running: Running,
): Promise<Outcome> {
  try {
    const report = (await earlierReport(db, claim.id)) ?? (await importOne(db, claim, args, running));
    return { end: 'done', report };
  } catch (error) {
    const report = refusalOf(error, claim.name);
    if (report === null) throw error;
    return { end: 'refused', report };
  }
}
