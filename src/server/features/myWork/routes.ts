import type { Kysely } from 'kysely';
import { myWorkQuerySchema, myWorkSchema, workMailSchema } from '../../../contract/people/myWork';
import { setupSchema } from '../../../contract/people/setup';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import { MAIL_TIMES } from '../../../domain/myWork/mailTime';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import { noContent, type Api } from '../../http/api';
import { readSetup } from './setup';
import { toMyWork } from './presenter';
import type { MyWorkRepository } from './repository';
import type { WorkMailSwitch } from './workMailSwitch';

export interface MyWorkDependencies {
  readonly myWork: MyWorkRepository;
  readonly workMail: WorkMailSwitch;
  readonly now: () => Date;
}

const tags = ['My work'];

export function registerMyWork(app: Api, on: On<MyWorkDependencies>): void {
  const schema = {
    summary: "The caller's open work, the most urgent first, and notices",
    description: 'At most 50 of each kind; `totals` counts all. With `done=true`: notices marked as done in 30 days.',
    ...{ tags, querystring: myWorkQuerySchema, response: { 200: myWorkSchema } },
  };
  app.get(paths.myWork, { schema }, async ({ db, query }, _reply, principal) => {
    const { myWork, workMail, now } = on(db);
    const today = businessDay(now());
    const work = toMyWork(await myWork.of(principal, today, query.done === 'true'), today);
    return { ...work, isMailed: await workMail.isOn(principal) };
  });
  registerWorkMail(app, on);
}

function registerWorkMail(app: Api, on: On<MyWorkDependencies>): void {
  const schema = {
    summary: 'Turns the mail with the caller’s open work on or off',
    description: `${MAIL_TIMES}, if there is something. Off by default.`,
    ...{ tags, body: workMailSchema, response: noContent },
  };
  const config = { needs: 'to be signed in', problems: [422] } as const;
  app.put(paths.workMail, { config, schema }, async ({ db, body }, reply, by) => {
    await on(db).workMail.turn(body.isOn, by);
    return reply.code(204).send(null);
  });
}

export function registerSetup(app: Api, db: Kysely<Database>): void {
  const schema = {
    summary: 'The completed setup steps of a new installation',
    ...{ tags: ['My work'], response: { 200: setupSchema } },
  };
  app.get(paths.setup, { config: { needs: 'changeQuotations' }, schema }, () => readSetup(db));
}
