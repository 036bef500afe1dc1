import type { Kysely } from 'kysely';
import { peopleSchema } from '../../../contract/people/people';
import { paths } from '../../../contract/paths';
import type { Database } from '../../db/schema/schema';
import type { Api } from '../../http/api';
import { peopleWith } from './repository';

const config = { needs: 'comment' } as const;

export function registerPeople(app: Api): void {
  const schema = {
    summary: 'People whom a comment can mention: they can read it and have signed in; by name',
    ...{ tags: ['Activity'], response: { 200: peopleSchema } },
  };
  app.get(paths.people, { config, schema }, async ({ db }, _reply, { subject }) => ({
    results: await knownTo(db, subject),
  }));
}

async function knownTo(db: Kysely<Database>, subject: string) {
  const people = await peopleWith(db, 'readAudit', subject);
  return people.map(({ id, name }) => ({ id: String(id), name }));
}
