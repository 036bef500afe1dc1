import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { FeedAnswer } from '../../../contract/feeds';
import type { ImportFile } from '../../../contract/imports/files';
import type { Actor } from '../../db/audit';
import type { Database } from '../../db/schema';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { checkPrepared, importPrepared } from '../importFiles';
import type { Answers } from '../inspect/layoutProblems';
import type { UploadFolders } from '../jobs/uploadFolders';
import { prepareFiles, type PreparedFiles } from '../prepareFiles';
import { savedProfiles } from '../savedProfiles';
import { ImportRefusedError } from '../staging/problems';
import { earlierAnswer, remember, type Batch } from './batches';
import { answerOf, refusalOf } from './feedAnswer';
import { FeedRefusedError } from './feedErrors';
import { receiveFeed } from './receiveFeed';

/** A batch as it arrives. */
export interface SentFeed extends Omit<Batch, 'hash'> {
  readonly body: Readable;
  /** As Content-Encoding says. */
  readonly encoding: string;
  readonly mayRetireMany: boolean;
  /** The program that sends it. */
  readonly by: Principal;
  /** Told what has arrived before anything is done with it. What it throws ends the taking. */
  readonly onArrived?: (hash: string) => Promise<void>;
  /** Ends the inspection of the file. What is saved after it is saved to its end. */
  readonly signal?: AbortSignal | undefined;
}

interface Taking {
  readonly signal: AbortSignal | undefined;
  readonly mayRetireMany: boolean;
  readonly actor: Actor;
  readonly by: Principal;
  readonly mails: boolean;
}

/**
 * Takes a batch, all or nothing, and answers what it did; the same batch again gets the same answer. Throws FeedError,
 * FeedRefusedError, ImportInProgressError, the signal's reason, or an error of the disk or the database.
 */
export type TakeFeed = (sent: SentFeed) => Promise<FeedAnswer>;

const FOR_MACHINES: Answers = {
  column: () => 'Name and write it as docs/data.md says, or answer it in the app once and save that as a profile.',
  encoding: 'Send UTF-8.',
};

async function prepare(
  db: Kysely<Database>,
  { file, isWhole }: Batch,
  path: string,
  signal: AbortSignal | undefined,
): Promise<PreparedFiles> {
  const profiles = await savedProfiles(db, file);
  const files: Partial<Record<ImportFile, string>> = { [file]: path };
  return prepareFiles(files, { inspect: () => ({ profiles, isWhole }), answers: FOR_MACHINES, signal });
}

/** What a refused batch would have done is worked out only now, when somebody wants to know. */
async function refused(db: Kysely<Database>, batch: Batch, files: PreparedFiles | null, error: unknown) {
  if (!(error instanceof ImportRefusedError)) return error;
  const checked = files === null ? null : await checkPrepared(db, files);
  return new FeedRefusedError(refusalOf(batch, error, checked));
}

/** Undoes an import of a batch that was taken while it was read: a program sent it again too early. */
class TakenMeanwhile extends Error {
  readonly answer: FeedAnswer;

  constructor(answer: FeedAnswer) {
    super();
    this.answer = answer;
  }
}

async function take(db: Kysely<Database>, batch: Batch, path: string, sent: Taking): Promise<FeedAnswer> {
  const { mayRetireMany, actor, by, mails, signal } = sent;
  let files: PreparedFiles | null = null;
  try {
    files = await prepare(db, batch, path, signal);
    const report = await importPrepared(db, files, {
      ...{ by: batch.source, isFeed: true, mayRetireMany, actor, mails },
      note: `Batch ${batch.batch} of ${batch.source}`,
      alongside: async (trx, done) => {
        // The same batch may have been taken meanwhile, or a later one.
        await confirm(trx, by, 'to be a program');
        const earlier = await earlierAnswer(trx, batch);
        if (earlier !== null) throw new TakenMeanwhile(earlier);
        await remember(trx, batch, answerOf(batch, done), done.importId);
      },
    });
    return answerOf(batch, report);
  } catch (error) {
    if (error instanceof TakenMeanwhile) return error.answer;
    throw await refused(db, batch, files, error);
  }
}

/** Its name in the audit is that of the source, which says more than the name of a program. */
const feedActor = ({ source }: Batch, { subject, email, address }: Principal): Actor => ({
  ...{ name: `Feed ${source}`, subject },
  ...(email !== undefined && { email }),
  ...(address !== undefined && { address }),
});

export const createTakeFeed =
  (db: Kysely<Database>, folders: UploadFolders, mails = false): TakeFeed =>
  async ({ body, encoding, mayRetireMany, by, onArrived, signal, ...sent }) => {
    const folder = await folders.make();
    try {
      const { path, hash: content } = await receiveFeed(body, encoding, folder);
      await onArrived?.(content);
      const mode = sent.isWhole ? 'whole' : 'changes';
      const batch = { ...sent, hash: createHash('sha256').update(`${mode} ${content}`).digest('hex') };
      return (
        (await earlierAnswer(db, batch)) ??
        (await take(db, batch, path, { mayRetireMany, by, actor: feedActor(batch, by), mails, signal }))
      );
    } finally {
      await folders.remove(folder);
    }
  };
