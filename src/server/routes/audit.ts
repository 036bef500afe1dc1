import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import {
  auditExportQuerySchema,
  auditPageSchema,
  auditPeopleSchema,
  auditQuerySchema,
  MAX_AUDIT_PAGE,
  type AuditEntry,
  type AuditExportQuery,
  newCommentSchema,
} from '../../contract/people/audit';
import { paths } from '../../contract/paths';
import { auditCsv, toAuditEntry } from '../presenters/audit';
import type { AuditRepository } from '../repositories/audit';
import { type Api, routeOf, NotFoundError } from './api';
import type { On } from '../repositories/unitOfWork';
import type { OrdersRepository } from '../repositories/orders/orders';
import type { UnitsRepository } from '../repositories/units/units';

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
  const people = { summary: 'Everybody whom entries name, by name', tags, response: { 200: auditPeopleSchema } };
  app.get(paths.auditPeople, { config, schema: people }, async () => ({ results: await audit.people() }));
  registerExport(app, audit);
}

/** Untyped: streamed. */
const text: z.ZodMiniType = z.string();
const csv = {
  description: 'The entries; X-Total-Count says how many. UTF-8 with a byte order mark.',
  content: { 'text/csv': { schema: text } },
};

function registerExport(app: Api, audit: AuditRepository): void {
  const schema = {
    summary: 'All entries of a filtered list as one CSV file, newest first',
    tags,
    querystring: auditExportQuerySchema,
    response: { 200: csv },
  };
  app.get(paths.auditExport, { config, schema }, async ({ method, query, log }, reply) => {
    const count = await audit.count(query);
    // Fastify would read the whole stream for a HEAD.
    const file = Readable.from(method === 'HEAD' ? [] : auditCsv(batchesOf(audit, query, count)));
    file.on('error', (err) => log.error({ err }, 'file broke off'));
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="activity.csv"',
      'x-total-count': count,
    };
    return reply.headers(headers).send(file);
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
  readonly audit: Pick<AuditRepository, 'add'>;
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly units: UnitsRepository;
}

const commenting = { needs: 'comment' } as const;
const action = 'comment';

export function registerComments(app: Api, on: On<CommentsDependencies>): void {
  const response = { 204: z.null() };
  const order = {
    ...{ summary: 'Comments on an order; what is written stays', tags, body: newCommentSchema, response },
    params: z.object({ orderId: z.string() }),
  };
  app.post(
    routeOf(paths.orderComments, 'orderId'),
    { config: commenting, schema: order },
    async (request, reply, by) => {
      const { audit, orders } = on(request.db);
      const row = await orders.byId(request.params.orderId);
      if (row === undefined) throw new NotFoundError('There is no such order.');
      const of = { id: row.id, jobNumber: row.job_number };
      await audit.add({ action, by, order: of, new: { comment: request.body.comment } });
      return reply.code(204).send(null);
    },
  );

  const unit = {
    ...{ summary: 'Comments on a unit; what is written stays', tags, body: newCommentSchema, response },
    params: z.object({ serial: z.string() }),
  };
  app.post(routeOf(paths.unitComments, 'serial'), { config: commenting, schema: unit }, async (request, reply, by) => {
    const { audit, units } = on(request.db);
    const row = await units.bySerial(request.params.serial);
    if (row === undefined) throw new NotFoundError('There is no such unit.');
    const { serial } = row;
    await audit.add({ action, by, serial, new: { comment: request.body.comment } });
    return reply.code(204).send(null);
  });
}
