import { handOverSchema, ownerSchema } from '../../../contract/people/people';
import { paths } from '../../../contract/paths';
import type { On } from '../../db/unitOfWork';
import { type Api, noContent, routeOf, withId, withOrderId } from '../../http/api';
import type { OwnersRepository, Owned } from './owners';

type Owners = On<{ readonly owners: OwnersRepository }>;

const config = { needs: 'handOver', problems: [422] } as const;

const reading = (what: Owned, tag: string) => ({
  ...{ summary: `Who owns the ${what}`, tags: [tag], response: { 200: ownerSchema } },
});
const handing = (what: Owned, tag: string) => ({
  summary: `Hands the ${what} over to a person of GET /api/people/, with a note`,
  ...{ tags: [tag], body: handOverSchema, response: noContent },
});

export function registerOwners(app: Api, on: Owners): void {
  const ofOrder = routeOf(paths.orderOwner, 'orderId');
  const readOrder = { ...reading('order', 'Orders'), params: withOrderId };
  app.get(ofOrder, { schema: readOrder }, ({ db, params: { orderId } }, _reply, principal) =>
    on(db).owners.of('order', orderId, principal),
  );
  const handOrder = { ...handing('order', 'Orders'), params: withOrderId };
  app.post(ofOrder, { config, schema: handOrder }, async ({ db, params: { orderId }, body }, reply, by) => {
    await on(db).owners.handOver('order', orderId, body, by);
    return reply.code(204).send(null);
  });
  const ofInquiry = routeOf(paths.inquiryOwner, 'id');
  const readInquiry = { ...reading('inquiry', 'Inquiries'), params: withId };
  app.get(ofInquiry, { schema: readInquiry }, ({ db, params: { id } }, _reply, principal) =>
    on(db).owners.of('inquiry', id, principal),
  );
  const handInquiry = { ...handing('inquiry', 'Inquiries'), params: withId };
  app.post(ofInquiry, { config, schema: handInquiry }, async ({ db, params: { id }, body }, reply, by) => {
    await on(db).owners.handOver('inquiry', id, body, by);
    return reply.code(204).send(null);
  });
}
