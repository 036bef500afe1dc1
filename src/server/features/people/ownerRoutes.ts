import { handOverSchema, ownerSchema } from '../../../contract/people/people';
import { paths } from '../../../contract/paths';
import type { On } from '../../db/unitOfWork';
import { type Api, noContent, routeOf, withId as params } from '../../http/api';
import type { OwnersRepository, Owned } from './owners';

const WHERE = { order: [paths.orderOwner, 'Orders'], inquiry: [paths.inquiryOwner, 'Inquiries'] } as const;
const config = { needs: 'handOver', problems: [422] } as const;

export function registerOwners(app: Api, on: On<{ readonly owners: OwnersRepository }>): void {
  registerOwner(app, on, 'order');
  registerOwner(app, on, 'inquiry');
}

function registerOwner(app: Api, on: On<{ readonly owners: OwnersRepository }>, what: Owned): void {
  const [path, tag] = WHERE[what];
  const tags = [tag];
  const one = { summary: `Who owns the ${what}`, ...{ tags, params, response: { 200: ownerSchema } } };
  app.get(routeOf(path, 'id'), { schema: one }, ({ db, params: { id } }, _reply, by) => on(db).owners.of(what, id, by));
  const summary = `Hands the ${what} over to a person of GET /api/people/, with a note`;
  const schema = { summary, ...{ tags, params, body: handOverSchema, response: noContent } };
  app.post(routeOf(path, 'id'), { config, schema }, async ({ db, params: { id }, body }, reply, by) => {
    await on(db).owners.handOver(what, id, body, by);
    return reply.code(204).send(null);
  });
}
