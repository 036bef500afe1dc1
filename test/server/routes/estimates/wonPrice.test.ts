import { matchIcSchema, recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import { orderSchema, type Order } from '../../../../src/contract/order/order';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { paths } from '../../../../src/contract/paths';
import { toQuote } from '../../../../src/domain/order/quote';
import { parseStrict } from '../../../support/server/parseStrict';
import { planOf, settled } from '../../../support/server/plans';
import { estimateJobs, inputs, type Job } from './estimateJobs';

const jobs = estimateJobs();
const { job, taken, refused, read, liveReservation, tokens } = jobs;

/** 16,800 dollars of cost: at the order's 20,000 a margin of 16 %. */
const dear = () => job({ ...inputs, price: 48_000.5 }, { sale_price: 20_000 });

async function won(): Promise<Job> {
  const each = await dear();
  await taken(each.id, 'propose', 'sales');
  for (const step of ['approve', 'quote', 'win'] as const) await taken(each.id, step);
  return each;
}

const orderOf = async ({ orderId }: Job): Promise<Order> =>
  parseStrict(
    orderSchema,
    (await jobs.served.call('GET', paths.order(String(orderId)), undefined, tokens.get('boss'))).json(),
  );

async function pricesFor(each: Job) {
  const quote = toQuote(await orderOf(each));
  const found = await jobs.served.call('POST', paths.recommendations, quote, tokens.get('boss'));
  const { matches } = parseStrict(recommendationsSchema, found.json()).data;
  const one = await jobs.served.call('POST', paths.matchIc, { quote, serial: each.serial }, tokens.get('boss'));
  const { data } = parseStrict(matchIcSchema, one.json());
  return [matches.find(({ serial }) => serial === each.serial)?.m_price, data?.m_price, data?.margin];
}

test('a price typed above the order’s needs the approval that the order’s price needs', async () => {
  const each = await dear();
  await taken(each.id, 'propose', 'sales');
  expect(await refused(each.id, 'quote', 'sales')).toEqual([
    409,
    "It needs an approval first. At the order's price of $20,000 its margin is below 30%, the margin on Settings.",
  ]);
});

test('a won order is costed at the price that it was won at, and at its own again once its unit is released', async () => {
  const each = await won();
  expect(await orderOf(each)).toMatchObject({ sale_price: '20000.00', won_price: '48000.50' });
  // 48,000.50 - 16,800.
  expect(await pricesFor(each)).toEqual([48_000.5, 48_000.5, 31_200.5]);
  const reservation = await liveReservation(each);
  await jobs.served.call('DELETE', paths.reservation(String(reservation?.id)), undefined, tokens.get('boss'));
  await settled(jobs.served);
  expect(await orderOf(each)).toMatchObject({ sale_price: '20000.00', won_price: null });
  expect(await pricesFor(each)).toEqual([20_000, 20_000, 3_200]);
});

test('an estimate counts from the order’s own price, whatever it was won at', async () => {
  const each = await won();
  expect(await read(each)).toMatchObject({ state: 'won', staleBecause: [], differences: [] });
});

test('a typed cost without a recorded one is in the audit, with the note', async () => {
  const options = { ...inputs.options, reTank: true, reTankCost: '1' };
  await job({ ...inputs, options, notes: 'As told by the shop' });
  const address = `${paths.audit}?action=saveEstimate&limit=1`;
  const answer = await jobs.served.call('GET', address, undefined, tokens.get('boss'));
  expect(parseStrict(auditPageSchema, answer.json()).results).toMatchObject([
    { new: { entered_by_hand: 're-tank', notes: 'As told by the shop' } },
  ]);
});

test('what is reserved brings the won price in the plan', async () => {
  const { db } = jobs;
  await db.updateTable('orders').set({ issued_units: 1 }).execute();
  await won();
  expect((await planOf(jobs.served)).reserved).toMatchObject({ orders: 1, margin: 31_200.5 });
});
