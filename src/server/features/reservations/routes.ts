import type { FastifyRequest } from 'fastify';
import type { On } from '../../db/unitOfWork';
import { paths } from '../../../contract/paths';
import {
  releaseRequestSchema,
  reservationRequestSchema,
  reservationSchema,
  reservationsSchema,
  unitReservationsSchema,
} from '../../../contract/reservations';
import type { Principal } from '../../auth/principal';
import { toNotice, toReservation, toReservedTransformer, toUnitReservation } from './presenter';
import { errorOf } from './refusals';
import type { NoticesRepository } from './notices';
import type { ReservationsRepository } from './repository';
import type { UnitsRepository } from '../units/repository';
import {
  type Api,
  found,
  MISSING,
  noContent,
  NotFoundError,
  routeOf,
  withId as params,
  withItemCode,
} from '../../http/api';
import { noticesSchema } from '../../../contract/people/me';

export interface ReservationsDependencies {
  readonly reservations: ReservationsRepository;
  readonly units: UnitsRepository;
}

const tags = ['Reservations'];
const reserveConfig = { needs: 'reserve', problems: [409, 422] } as const;

export function registerReservations(app: Api, on: On<ReservationsDependencies>): void {
  registerLists(app, on);
  registerReserve(app, on);
  registerRelease(app, on);
}

function registerLists(app: Api, on: On<ReservationsDependencies>): void {
  const live = {
    summary: 'Every unit that is reserved, the latest first',
    ...{ tags, response: { 200: reservationsSchema } },
  };
  app.get(paths.reservations, { schema: live }, async ({ db }, _reply, { subject }) => {
    return { results: (await on(db).reservations.live()).map((row) => toReservedTransformer(row, subject)) };
  });
  const ofUnit = {
    summary: 'All reservations of a unit, the live one first',
    ...{ tags, params: withItemCode, response: { 200: unitReservationsSchema } },
  };
  app.get(routeOf(paths.reservationsOfUnit, 'itemCode'), { schema: ofUnit }, async (request, _reply, { subject }) => {
    const { itemCode } = request.params;
    const { reservations, units } = on(request.db);
    found(await units.bySerial(itemCode), MISSING.noUnit);
    const rows = await reservations.ofUnit(itemCode);
    return { results: rows.map((row) => toUnitReservation(row, subject)) };
  });
}

function registerReserve(app: Api, on: On<ReservationsDependencies>): void {
  const summary =
    'Reserves a unit for an order; one that does not fit it, or needs work of unknown cost, with a reason';
  const schema = { summary, tags, body: reservationRequestSchema, response: { 201: reservationSchema } };
  app.post(paths.reservations, { config: reserveConfig, schema }, async (request, reply, by) => {
    const { itemCode, orderId, reason = null, accepted = null } = request.body;
    const wanted = { serial: itemCode, orderId: String(orderId), by, reason, accepted };
    const reserved = await on(request.db).reservations.reserve(wanted);
    if (reserved.kind !== 'reserved') throw errorOf(reserved, by.permissions);
    const answer = toReservation(reserved);
    request.log.info({ itemCode, orderId: answer.orderId, reservationId: answer.id }, 'unit reserved');
    return reply.code(201).send(answer);
  });
}

function registerRelease(app: Api, on: On<ReservationsDependencies>): void {
  const own = {
    summary: 'Releases a unit that the caller reserved; the reservation stays on record',
    ...{ tags, params, response: noContent },
  };
  app.delete(routeOf(paths.reservation, 'id'), { config: reserveConfig, schema: own }, async (request, reply, by) => {
    await release(on(request.db), request, { id: request.params.id, by, reason: null });
    return reply.code(204).send(null);
  });

  const anybodys = {
    summary: "Releases a reserved unit; another person's only with a reason, of which they are notified",
    ...{ tags, params, body: releaseRequestSchema, response: noContent },
  };
  const address = routeOf(paths.reservationRelease, 'id');
  app.post(address, { config: reserveConfig, schema: anybodys }, async (request, reply, by) => {
    await release(on(request.db), request, { id: request.params.id, by, reason: request.body.reason ?? null });
    return reply.code(204).send(null);
  });
}

async function release(
  { reservations }: ReservationsDependencies,
  { log }: Pick<FastifyRequest, 'log'>,
  { id, by, reason }: { readonly id: string; readonly by: Principal; readonly reason: string | null },
): Promise<void> {
  const released = await reservations.release({ id, by, reason });
  if (released.kind !== 'released') throw errorOf(released, by.permissions);
  const { serial, order_id } = released;
  log.info({ itemCode: serial, orderId: String(order_id), reservationId: id }, 'unit released');
}

export interface NoticesDependencies {
  readonly notices: NoticesRepository;
}

export function registerNotices(app: Api, on: On<NoticesDependencies>): void {
  const list = {
    summary: "Releases by others of the caller's reservations, and decisions about their estimates, until dismissed",
    ...{ tags, response: { 200: noticesSchema } },
  };
  app.get(paths.notices, { schema: list }, async ({ db }, _reply, { subject }) => ({
    results: (await on(db).notices.of(subject)).map(toNotice),
  }));

  const dismiss = { summary: "Dismisses one of the caller's notices", tags, params, response: noContent };
  const config = { needs: 'to be signed in' } as const;
  app.delete(routeOf(paths.notice, 'id'), { config, schema: dismiss }, async (request, reply, by) => {
    if (!(await on(request.db).notices.dismiss(request.params.id, by)))
      throw new NotFoundError("There is no such notice, or it is another person's.");
    return reply.code(204).send(null);
  });
}
