import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import {
  inquiriesQuerySchema,
  inquiriesSchema,
  inquiryChangeSchema,
  inquiryHeadersSchema,
  inquiryLinkSchema,
  inquiryProposalsSchema,
  inquirySchema,
  inquiryStepSchema,
  newInquirySchema,
} from '../../../contract/requests/inquiries';
import { newHoldSchema } from '../../../contract/requests/inquiryHolds';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import {
  type Api,
  found,
  MISSING,
  noContent,
  NotFoundError,
  routeOf,
  versionIn,
  withId as params,
  withOrderId,
} from '../../http/api';
import type { OrdersRepository } from '../orders/repository';
import { errorOf } from '../reservations/refusals';
import type { ReservationsRepository } from '../reservations/repository';
import { holdRequest } from './holdRequest';
import { createLinksRepository } from './linking';
import { toInquiry } from './presenter';
import type { InquiriesRepository } from './repository';

export interface InquiriesDependencies {
  readonly db: Kysely<Database>;
  readonly inquiries: InquiriesRepository;
  readonly orders: Pick<OrdersRepository, 'byId'>;
  readonly reservations: ReservationsRepository;
  readonly now: () => Date;
}

const tags = ['Inquiries'];
/** The customer's words in UTF-8, and the lines. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const saving = { needs: 'saveInquiry', problems: [409, 422] } as const;
const NO_VERSION = 'Send the inquiry\'s version as If-Match: "<version>" to say which one you change.';

export function registerInquiries(app: Api, on: On<InquiriesDependencies>): void {
  registerReads(app, on);
  registerWrites(app, on);
  registerHolds(app, on);
  registerLinks(app, on);
}

function registerReads(app: Api, on: On<InquiriesDependencies>): void {
  const list = {
    summary: 'Inquiries: filtered, sorted, one page at a time, without the words of the customers',
    ...{ tags, querystring: inquiriesQuerySchema, response: { 200: inquiriesSchema } },
  };
  app.get(paths.inquiries, { schema: list }, async (request, _reply, { subject }) => {
    const { rows, count } = await on(request.db).inquiries.list(request.query, subject);
    return { results: rows.map((row) => toInquiry(row, subject)), count };
  });
  const one = { summary: 'One inquiry with its lines', tags, params, response: { 200: inquirySchema } };
  app.get(routeOf(paths.inquiry, 'id'), { schema: one }, async (request, _reply, { subject }) =>
    toInquiry(await on(request.db).inquiries.one(request.params.id), subject),
  );
}

function registerWrites(app: Api, on: On<InquiriesDependencies>): void {
  const create = {
    summary: 'Saves an inquiry; each line can have estimates, a quotation and a held unit, as an order can',
    ...{ tags, body: newInquirySchema, response: { 201: inquirySchema } },
  };
  const options = { config: saving, schema: create, bodyLimit: BODY_LIMIT_BYTES };
  app.post(paths.inquiries, options, async (request, reply, by) => {
    const made = await on(request.db).inquiries.create(request.body, by);
    return reply.code(201).send(toInquiry(made, by.subject));
  });

  const change = {
    summary: 'Changes an inquiry; its lines until an estimate is quoted',
    description: 'If-Match names the version that the saver loaded, in quotation marks.',
    ...{ tags, params, headers: inquiryHeadersSchema, body: inquiryChangeSchema, response: { 200: inquirySchema } },
  };
  const config = { needs: 'saveInquiry', problems: [409, 422, 428] } as const;
  app.put(routeOf(paths.inquiry, 'id'), { config, schema: change }, async (request, _reply, by) => {
    const version = versionIn(request.headers, NO_VERSION);
    return toInquiry(await on(request.db).inquiries.change(request.params.id, request.body, version, by), by.subject);
  });

  const step = {
    summary: 'Quotes, wins, loses (with a reason) or reopens an inquiry; losing releases its units',
    ...{ tags, params, body: inquiryStepSchema, response: { 200: inquirySchema } },
  };
  app.post(routeOf(paths.inquirySteps, 'id'), { config: saving, schema: step }, async (request, _reply, by) =>
    toInquiry(await on(request.db).inquiries.step(request.params.id, request.body, by), by.subject),
  );
}

const withHold = z.object({ id: z.string().check(z.minLength(1)), hold: z.string().check(z.minLength(1)) });

function registerHolds(app: Api, on: On<InquiriesDependencies>): void {
  const config = { needs: 'reserve', problems: [409, 422] } as const;
  const hold = {
    summary: 'Holds a unit for a line of an inquiry for some days; like a reservation, it may need a reason',
    ...{ tags, params, body: newHoldSchema, response: { 201: inquirySchema } },
  };
  app.post(routeOf(paths.inquiryHolds, 'id'), { config, schema: hold }, async (request, reply, by) => {
    const { db, inquiries, reservations, now } = on(request.db);
    const { id } = request.params;
    const held = await reservations.reserve({ ...(await holdRequest(db, id, request.body, now())), by });
    if (held.kind !== 'reserved') throw errorOf(held, by.permissions);
    return reply.code(201).send(toInquiry(await inquiries.one(id), by.subject));
  });

  const release = { summary: 'Releases a held unit', tags, params: withHold, response: noContent };
  const address = decodeURIComponent(paths.inquiryHold(':id', ':hold'));
  app.delete(address, { config, schema: release }, async (request, reply, by) => {
    const { inquiries, reservations } = on(request.db);
    const { id, hold: reservation } = request.params;
    const { lines } = await inquiries.one(id);
    if (!lines.some(({ holds }) => holds.some((each) => String(each.id) === reservation)))
      throw new NotFoundError(MISSING.noReservation);
    const released = await reservations.release({ id: reservation, by, reason: null });
    if (released.kind !== 'released') throw errorOf(released, by.permissions);
    return reply.code(204).send(null);
  });
}

function registerLinks(app: Api, on: On<InquiriesDependencies>): void {
  const link = {
    summary: 'Links a line to the order that it became, which takes over its estimates and its unit',
    ...{ tags, params, body: inquiryLinkSchema, response: { 200: inquirySchema } },
  };
  app.post(routeOf(paths.inquiryLink, 'id'), { config: saving, schema: link }, async (request, _reply, by) => {
    const linked = await createLinksRepository(on(request.db).db).link(request.params.id, request.body, by);
    return toInquiry(linked, by.subject);
  });

  const proposals = {
    summary: 'The inquiries that an order may come from, the likeliest first, with the reason',
    ...{ tags, params: withOrderId, response: { 200: inquiryProposalsSchema } },
  };
  app.get(routeOf(paths.orderInquiries, 'orderId'), { schema: proposals }, async (request) => {
    const { db, orders } = on(request.db);
    const order = found(await orders.byId(request.params.orderId), MISSING.noOrder);
    return { results: await createLinksRepository(db).proposals(order) };
  });
}
