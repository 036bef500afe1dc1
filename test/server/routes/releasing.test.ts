import { noticesSchema } from '../../../src/contract/people/me';
import { paths } from '../../../src/contract/paths';
import { reservationSchema, reservationsSchema } from '../../../src/contract/reservations';
import { useTestApp, parseStrict } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';

const database = useTestDatabase();
let dana: Record<string, string>;
let sam: Record<string, string>;

const served = useTestApp(database);
beforeAll(async () => {
  const headers = async (subject: string, name: string) => ({
    authorization: `Bearer ${await served.signIn.token(subject, { name })}`,
  });
  [dana, sam] = await Promise.all([headers('dana-1', 'Dana Whitfield'), headers('sam-2', 'Sam Ortega')]);
});

let next = 1000;

async function fresh(unitCount = 1, orders = [orderRow()]) {
  const serials = Array.from({ length: unitCount }, () => String(next++));
  const ids = await insertRows(database.db, { units: serials.map((serial) => unitRow({ serial })), orders });
  return { serials, ids: ids.map(String) };
}

const reserve = (itemCode: unknown, orderId: unknown, by = dana, reason?: string) =>
  served.call('POST', paths.reservations, { itemCode, orderId, reason }, by);
const reserved = async (itemCode: unknown, orderId: unknown, by = dana) =>
  parseStrict(reservationSchema, (await reserve(itemCode, orderId, by)).json());
const release = (id: unknown, by = dana, reason?: string) =>
  reason === undefined
    ? served.call('DELETE', paths.reservation(String(id)), undefined, by)
    : served.call('POST', paths.reservationRelease(String(id)), { reason }, by);
const assigned = async (orderId: unknown) =>
  (
    await database.db
      .selectFrom('orders')
      .select('assigned_serial')
      .where('id', '=', Number(orderId))
      .executeTakeFirstOrThrow()
  ).assigned_serial;
const problem = (response: { json: () => unknown }) => response.json() as { status: number; detail: string };

describe('releasing another person’s reservation', () => {
  const noticesOf = async (by: Record<string, string>) =>
    parseStrict(noticesSchema, (await served.call('GET', paths.notices, undefined, by)).json()).results;
  const dismiss = (id: unknown, by: Record<string, string>) =>
    served.call('DELETE', paths.notice(String(id)), undefined, by);

  test('needs a reason, and names the owner', async () => {
    const { serials, ids } = await fresh();
    const { id } = await reserved(serials[0], ids[0], dana);
    const refused = await release(id, sam);
    expect(refused.statusCode).toBe(422);
    expect(problem(refused).detail).toBe(
      'Dana Whitfield reserved this unit. Give a reason to release it: Dana Whitfield is told.',
    );
    expect(await assigned(ids[0])).toBe(serials[0]);
  });

  test('notifies only its owner, until the owner dismisses it', async () => {
    const { serials, ids } = await fresh(1, [orderRow({ job_number: 'J59270' })]);
    const { id } = await reserved(serials[0], ids[0], dana);
    expect((await release(id, sam, 'customer canceled')).statusCode).toBe(204);
    const mine = (await noticesOf(dana)).find(({ itemCode }) => itemCode === serials[0]);
    expect(mine).toMatchObject({
      orderId: ids[0],
      jobNumber: 'J59270',
      releasedBy: 'Sam Ortega',
      reason: 'customer canceled',
    });
    expect(await noticesOf(sam)).toEqual([]);
    expect((await dismiss(mine?.id, sam)).statusCode).toBe(404);
    expect((await dismiss(mine?.id, dana)).statusCode).toBe(204);
    expect((await noticesOf(dana)).some(({ id: each }) => each === mine?.id)).toBe(false);
    expect((await dismiss(mine?.id, dana)).statusCode).toBe(204);
  });

  test('the lists mark the own reservations of the caller', async () => {
    const { serials, ids } = await fresh();
    await reserved(serials[0], ids[0], dana);
    const seenBy = async (by: Record<string, string>) =>
      parseStrict(
        reservationsSchema,
        (await served.call('GET', paths.reservations, undefined, by)).json(),
      ).results.find(({ itemCode }) => itemCode === serials[0])?.isOwn;
    expect([await seenBy(dana), await seenBy(sam)]).toEqual([true, false]);
  });

  test('releasing an own reservation needs no reason and creates no notice', async () => {
    const { serials, ids } = await fresh();
    const { id } = await reserved(serials[0], ids[0], dana);
    expect((await release(id, dana)).statusCode).toBe(204);
    expect((await noticesOf(dana)).some(({ itemCode }) => itemCode === serials[0])).toBe(false);
  });
});
