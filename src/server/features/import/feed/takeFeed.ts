import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { FeedAnswer } from '../../../../contract/feeds';
import type { ImportFile } from '../../../../contract/import/files';
import type { Actor } from '../../../db/audit';
import type { Database } from '../../../db/schema/schema';
import { confirm } from '../../../auth/confirm';
import type { Principal } from '../../../auth/principal';
import { checkPrepared, importPrepared } from '../importFiles';
import { IN_REVIEW, type Answers } from '../inspect/fileLayout';
import type { UploadFolders } from '../jobs/uploads';
import { prepareFiles, type PreparedFiles } from '../prepareFiles';
import { savedProfiles } from '../inspect/profiles';
import { ImportRefusedError } from '../staging/problems';
import { earlierAnswer, remember, answerOf, refusalOf, FeedRefusedError, type Batch } from './batches';
import { receiveFeed } from './receiveFeed';

export interface SentFeed extends Omit<Batch, 'hash'> {
  readonly body: Readable;
  readonly encoding: string;
  readonly mayRetireMany: boolean;
  readonly by: Principal;
  /** Receives the content hash before processing; an error aborts. */
  readonly onArrived?: (hash: string) => Promise<void>;
  /** Aborts only the inspection. */
  readonly signal?: AbortSignal | undefined;
}

interface Taking {
  readonly signal: AbortSignal | undefined;
  readonly mayRetireMany: boolean;
  readonly actor: Actor;
  readonly by: Principal;
  readonly mails: boolean;
}

/** All or nothing, idempotent. Throws FeedError, FeedRefusedError, ImportInProgressError, or the signal's reason. */
export type TakeFeed = (sent: SentFeed) => Promise<FeedAnswer>;

const FOR_MACHINES: Answers = {
  column: () =>
    'Name and write it as docs/guide/data.md says, or answer it in the app once and save that as a profile.',
  encoding: 'Send UTF-8.',
  hiddenRows: 'Show them, or delete them.',
  missing: IN_REVIEW.missing,
};

async function prepare(db: Kysely<Database>, { file, isWhole }: Batch, path: string, signal: AbortSignal | undefined) {
  const profiles = await savedProfiles(db, file);
  const files: Partial<Record<ImportFile, string>> = { [file]: path };
  return prepareFiles(files, { inspect: () => ({ profiles, isWhole }), answers: FOR_MACHINES, signal });
}

async function refused(db: Kysely<Database>, batch: Batch, files: PreparedFiles | null, error: unknown) {
  if (!(error instanceof ImportRefusedError)) return error;
  const checked = files === null ? null : await checkPrepared(db, files);
  return new FeedRefusedError(refusalOf(batch, error, checked));
}

/** Rolls back a concurrent duplicate. */
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
        // This batch or a later one may have been imported concurrently.
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

/** Named by source, which says more than the program. */
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
