import type { Kysely } from 'kysely';
import { myWorkQuerySchema, myWorkSchema } from '../../../contract/people/myWork';
import { setupSchema } from '../../../contract/people/setup';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import type { Api } from '../../http/api';
import { readSetup } from './setup';
import { toMyWork } from './presenter';
import type { MyWorkRepository } from './repository';

export interface MyWorkDependencies {
  readonly myWork: MyWorkRepository;
  readonly now: () => Date;
}

export function registerMyWork(app: Api, on: On<MyWorkDependencies>): void {
  const schema = {
    summary: 'What waits for the asking person, the most urgent first, and what they should know',
    description: 'At most 50 of each kind; `totals` counts all. With `done=true`: notices marked as done in 30 days.',
    ...{ tags: ['My work'], querystring: myWorkQuerySchema, response: { 200: myWorkSchema } },
  };
  app.get(paths.myWork, { schema }, async ({ db, query }, _reply, by) => {
    const { myWork, now } = on(db);
    const today = businessDay(now());
    return toMyWork(await myWork.of(by, today, query.done === 'true'), today);
  });
}

export function registerSetup(app: Api, db: Kysely<Database>): void {
  const schema = {
    summary: 'What of the setup of a new installation is done',
    ...{ tags: ['My work'], response: { 200: setupSchema } },
  };
  app.get(paths.setup, { config: { needs: 'changeQuotations' }, schema }, () => readSetup(db));
}
