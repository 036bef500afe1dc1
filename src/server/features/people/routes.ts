import { peopleSchema } from '../../../contract/people/people';
import { paths } from '../../../contract/paths';
import type { Api } from '../../http/api';
import { toPerson } from './presenter';
import { peopleWith } from './repository';

const config = { needs: 'comment' } as const;

export function registerPeople(app: Api): void {
  const schema = {
    summary: 'People whom a comment can mention: they can read it and have signed in; by name',
    ...{ tags: ['Activity'], response: { 200: peopleSchema } },
  };
  app.get(paths.people, { config, schema }, async ({ db }, _reply, { subject }) => ({
    results: (await peopleWith(db, 'readAudit', subject)).map(toPerson),
  }));
}
