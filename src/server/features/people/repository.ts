import { sql, type Kysely } from 'kysely';
import type { Permission } from '../../../domain/access/access';
import type { Principal } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';

export interface PersonRow {
  readonly id: number;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
}

/** Stores name, e-mail address and permissions as of this sign-in. */
export async function rememberPerson(db: Kysely<Database>, by: Principal): Promise<void> {
  const row = { name: by.name, email: by.email ?? null, permissions: [...by.permissions] };
  await db
    .insertInto('people')
    .values({ subject: by.subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ ...row, seen_at: sql<Date>`clock_timestamp()` }))
    .execute();
}

/** Who had this permission at their last sign-in, by name, without `subject`. */
export const peopleWith = (db: Kysely<Database>, permission: Permission, subject: string): Promise<PersonRow[]> =>
  db
    .selectFrom('people')
    .select(['id', 'subject', 'name', 'email'])
    .where(sql<boolean>`${permission} = any(permissions)`)
    .where('subject', '<>', subject)
    .orderBy('name')
    .orderBy('id')
    .execute();
