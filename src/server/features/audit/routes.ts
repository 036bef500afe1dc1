import { Readable } from 'node:stream';
import {
  auditExportQuerySchema,
  auditPageSchema,
  auditPeopleSchema,
  auditQuerySchema,
  MAX_AUDIT_PAGE,
  type AuditEntry,
  type AuditExportQuery,
  newCommentSchema,
} from '../../../contract/people/audit';
import { paths } from '../../../contract/paths';
import { auditCsv, toAuditEntry } from './presenter';
import type { AuditRepository } from './repository';
import { type Api, found, MISSING, noContent, routeOf, withOrderId, withSerial } from '../../http/api';
import { csvResponse, sendCsv } from '../../http/sendCsv';
import type { On } from '../../db/unitOfWork';
import type { OrdersRepository } from '../orders/repository';
import type { CommentsRepository } from '../people/addComment';
import type { UnitsRepository } from '../units/repository';

const tags = ['Activity'];
const config = { needs: 'readAudit' } as const;

export function registerAudit(app: Api, audit: AuditRepository): void {
  const list = {
    summary: 'Who did what, when and from where, newest first',
    description: 'Filters narrow each other. `after` is the `next` of the answer before.',
    tags,
    querystring: auditQuerySchema,
    response: { 200: auditPageSchema },
  };
  app.get(paths.audit, { config, schema: list }, async ({ query }) => {
    const { rows, next } = await audit.page(query);
    return { results: rows.map(toAuditEntry), next };
  });
  const people = { summary: 'All people in the entries, by name', tags, response: { 200: auditPeopleSchema } };
  app.get(paths.auditPeople, { config, schema: people }, async () => ({ results: await audit.people() }));
  const file = {
    summary: 'All entries of a filtered list as one CSV file, newest first',
    ...{ tags, querystring: auditExportQuerySchema, response: csvResponse('entries') },
  };
  app.get(paths.auditExport, { config, schema: file }, async (request, reply) => {
    const count = await audit.count(request.query);
    const file = Readable.from(auditCsv(batchesOf(audit, request.query, count)));
    return sendCsv(request, reply, { name: 'activity', count, file });
  });
}

/** As many as counted; entries added meanwhile are left out. */
async function* batchesOf(
  audit: AuditRepository,
  query: AuditExportQuery,
  count: number,
): AsyncGenerator<readonly AuditEntry[]> {
  let after: string | undefined;
  for (let left = count; left > 0; left -= MAX_AUDIT_PAGE) {
    const limit = Math.min(left, MAX_AUDIT_PAGE);
    const { rows, next } = await audit.page({ ...query, limit, ...(after !== undefined && { after }) });
    yield rows.map(toAuditEntry);
    if (next === null) return;
    after = next;
  }
}

export interface CommentsDependencies {
  readonly comments: CommentsRepository;
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly units: UnitsRepository;
}

const commenting = { needs: 'comment' } as const;

export function registerComments(app: Api, on: On<CommentsDependencies>): void {
  const shared = { tags, body: newCommentSchema, response: noContent };
  const order = {
    summary: 'Comments on an order; comments cannot be changed, and @Name notifies a person',
    ...shared,
    params: withOrderId,
  };
  const orderRoute = routeOf(paths.orderComments, 'orderId');
  app.post(orderRoute, { config: commenting, schema: order }, async (request, reply, by) => {
    const { comments, orders } = on(request.db);
    const { id, job_number: jobNumber } = found(await orders.byId(request.params.orderId), MISSING.noOrder);
    await comments.add({ by, order: { id, jobNumber }, comment: request.body.comment });
    return reply.code(204).send(null);
  });

  const unit = {
    summary: 'Comments on a unit; comments cannot be changed, and @Name notifies a person',
    ...shared,
    params: withSerial,
  };
  app.post(routeOf(paths.unitComments, 'serial'), { config: commenting, schema: unit }, async (request, reply, by) => {
    const { comments, units } = on(request.db);
    const { serial } = found(await units.bySerial(request.params.serial), MISSING.noUnit);
    await comments.add({ by, serial, comment: request.body.comment });
    return reply.code(204).send(null);
  });
}
