import { sql } from 'kysely';
import { noticesSchema } from '../../../../src/contract/people/me';
import { paths } from '../../../../src/contract/paths';
import { reservationsSchema, unitReservationsSchema } from '../../../../src/contract/reservations';
import { businessDay, DAY_MS } from '../../../../src/domain/calendar/businessDay';
import { formatDate } from '../../../../src/domain/format/date';
import { toQuote } from '../../../../src/domain/orders/quote';
import type { Order } from '../../../../src/contract/orders/order';
import { releaseExpired, releaseExpiredPeriodically } from '../../../../src/server/features/reservations/expire';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow } from '../../../support/server/database';
import { inquiryJobs, pad } from './inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, one, lineOf, unit, hold, held, step, detail, activity } = jobs;

const lastDay = (days: number) => businessDay(new Date(Date.now() + days * DAY_MS));
const words = (number: string, days = 5) => `on hold for ${number} (Calloway Pump) until ${formatDate(lastDay(days))}`;
/** As if its last second had passed. */
const expire = (serial: string) =>
  sql`update reservations set expires_at = now() - interval '1 minute' where serial = ${serial}
    and released_at is null`.execute(jobs.db);
const order = async () => String((await insertRows(jobs.db, { orders: [orderRow()] }))[0]);
const reserve = (itemCode: string, orderId: string, by = 'boss') =>
  call(by, 'POST', paths.reservations, { itemCode, orderId, reason: 'It fits' });
const noticesOf = async (by: string) =>
  parseStrict(noticesSchema, (await call(by, 'GET', paths.notices)).json()).results;

test('a held unit is reserved until the end of the last business day, with its inquiry', async () => {
  const inquiry = await saved();
  const serial = await unit();
  const with_ = await held(inquiry, serial);
  const expires = `${lastDay(5)}T23:59:59-07:00`;
  expect(lineOf(with_).hold).toMatchObject({
    serial,
    reserved_by: 'sales',
    expires_at: new Date(expires).toISOString(),
  });
  const live = parseStrict(reservationsSchema, (await call('viewer', 'GET', paths.reservations)).json());
  const of = { inquiry: { id: inquiry.id, number: inquiry.number }, expiresAt: new Date(expires).toISOString() };
  expect(live.results.find(({ itemCode }) => itemCode === serial)).toMatchObject(of);
  const ofUnit = parseStrict(
    unitReservationsSchema,
    (await call('viewer', 'GET', paths.reservationsOfUnit(serial))).json(),
  );
  expect(ofUnit.results).toMatchObject([of]);
  expect(await activity('reserve')).toMatchObject({
    ...{ job_number: `${inquiry.number}-1`, serial, reason: 'They decide soon' },
    new: { until: lastDay(5) },
  });
});

test('others are refused, in words, when they reserve, hold or match the unit', async () => {
  const inquiry = await saved();
  const serial = await unit();
  await held(inquiry, serial);
  const id = await order();
  const why = `Unit ${serial} is ${words(inquiry.number)}, by sales.`;
  expect(detail(await reserve(serial, id))).toEqual([409, why]);
  expect(detail(await hold(await saved(), serial))).toEqual([409, why]);
  const single = await saved({ lines: [{ quantity: 1, readings: pad }] });
  const [own, another] = [await unit(), await unit()];
  await held(single, own);
  expect(detail(await hold(single, another))).toEqual([409, `This order holds unit ${own}. Release it first.`]);
  const quote = toQuote((await call('boss', 'GET', paths.order(id))).json<Order>());
  const match = await call('boss', 'POST', paths.matchIc, { serial, quote });
  expect(match.json()).toMatchObject({ message: `${words(inquiry.number).replace('on', 'On')}.` });
});

test('a hold needs the permission to reserve, 1 to 30 days, a known unit and an inquiry that is not lost', async () => {
  const inquiry = await saved();
  const serial = await unit();
  expect((await hold(inquiry, serial, {}, 'engineering')).statusCode).toBe(403);
  for (const days of [0, 31, 1.5]) expect((await hold(inquiry, serial, { days })).statusCode).toBe(400);
  expect((await hold(inquiry, 'NONE')).statusCode).toBe(404);
  expect((await hold(inquiry, serial, { order_id: '1' })).statusCode).toBe(404);
  const several = await saved({
    lines: [inquiry.lines[0]!, inquiry.lines[0]!].map(({ quantity, readings }) => ({ quantity, readings })),
  });
  expect(detail(await hold(several, serial))).toEqual([422, 'This inquiry has several lines. Say which one.']);
  await step(inquiry, 'lost', 'Too late');
  expect(detail(await hold(inquiry, serial))).toEqual([409, `${inquiry.number} is lost: no unit can be held for it.`]);
});

test('its owner releases a hold', async () => {
  const inquiry = await saved();
  const serial = await unit();
  const { id } = lineOf(await held(inquiry, serial)).hold!;
  const release = (by: string, of = inquiry) => call(by, 'DELETE', paths.inquiryHold(String(of.id), String(id)));
  expect((await release('sales', await saved())).statusCode).toBe(404);
  expect((await release('boss')).statusCode).toBe(422);
  expect((await release('sales')).statusCode).toBe(204);
  expect(lineOf(await one(inquiry)).hold).toBeNull();
});

test('losing an inquiry releases its unit, and notifies who held it', async () => {
  const inquiry = await saved();
  const serial = await unit();
  await held(inquiry, serial);
  expect((await step(inquiry, 'lost', 'Budget cut', 'boss')).statusCode).toBe(200);
  expect(lineOf(await one(inquiry)).hold).toBeNull();
  expect(await noticesOf('sales')).toMatchObject([
    { itemCode: serial, releasedBy: 'boss', reason: `${inquiry.number} was lost: Budget cut` },
  ]);
});

describe('an expired hold', () => {
  test('is released once, with a reason, a notice and an audit entry', async () => {
    const inquiry = await saved();
    const [serial, other] = [await unit(), await unit()];
    await held(inquiry, serial);
    await held(await saved(), other);
    await expire(serial);
    expect(await Promise.all([releaseExpired(jobs.db, false), releaseExpired(jobs.db, false)])).toEqual(
      expect.arrayContaining([1, 0]),
    );
    expect(lineOf(await one(inquiry)).hold).toBeNull();
    expect(await activity('release')).toMatchObject({ person_name: 'SpecAI', serial, reason: 'Hold expired' });
    expect((await noticesOf('sales'))[0]).toMatchObject({
      ...{ itemCode: serial, jobNumber: `${inquiry.number}-1`, releasedBy: 'SpecAI', reason: 'Hold expired' },
    });
    const assigned = jobs.db.selectFrom('orders').select('job_number').where('assigned_serial', '=', other);
    expect(await assigned.execute()).toHaveLength(1);
  });

  test('counts as ended before it is released: others can reserve its unit, and its line can hold another', async () => {
    const inquiry = await saved();
    const [serial, other] = [await unit(), await unit()];
    await held(inquiry, serial);
    await expire(serial);
    expect((await reserve(serial, await order())).statusCode).toBe(201);
    await held(inquiry, other);
    await expire(other);
    const third = await unit();
    expect(lineOf(await held(inquiry, third)).hold?.serial).toBe(third);
  });

  test('is released by a periodic task, which reports errors', async () => {
    const inquiry = await saved();
    const serial = await unit();
    await held(inquiry, serial);
    await expire(serial);
    const errors: unknown[] = [];
    const task = releaseExpiredPeriodically(jobs.db, { mailsOwner: true, onError: (error) => void errors.push(error) });
    task.now();
    await task.stop();
    expect([errors, lineOf(await one(inquiry)).hold]).toEqual([[], null]);
  });
});
