import type { Kysely } from 'kysely';
import { mentionsIn } from '../../../domain/people/mentions';
import type { Principal } from '../../auth/principal';
import { confirm } from '../../auth/confirm';
import { recordOne, type AuditEntry } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { notifyPeople } from './notify';
import { peopleWith } from './repository';

export interface NewComment extends Pick<AuditEntry, 'order' | 'serial'> {
  readonly by: Principal;
  readonly comment: string;
}

/** Stores a comment, and notifies the people it mentions who can read comments. `mails`: e-mail is configured. */
export const createCommentsRepository = (db: Kysely<Database>, mails: boolean) => ({
  add: ({ by, comment, ...about }: NewComment): Promise<void> =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, 'comment');
      const entry = await recordOne(trx, { action: 'comment', by, ...about, new: { comment } });
      const people = comment.includes('@') ? await peopleWith(trx, 'readAudit', by.subject) : [];
      await notifyPeople(trx, mentionsIn(comment, people), { entry, mails });
    }),
});
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
