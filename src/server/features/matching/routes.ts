import type { FastifyRequest } from 'fastify';
import { contentionQuerySchema, contentionSchema } from '../../../contract/matching/contention';
import {
  matchIcRequestSchema,
  matchIcSchema,
  type MatchIc,
  type MatchIcRequest,
  recommendationsRequestSchema,
  recommendationsSchema,
} from '../../../contract/matching/recommendations';
import { paths } from '../../../contract/paths';
import type { Quote } from '../../../contract/matching/quote';
import type { Unit } from '../../../contract/units/unit';
import { capitalized } from '../../../domain/format/text';
import { onHoldFor } from '../../../domain/reservations/holds';
import { formatDate } from '../../../domain/format/date';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { LiveUnits } from './liveUnits';
import type { ContentionRepository } from './orderMatches';
import { toContention } from './presenter';
import { judge, recommend, type RecommendDependencies } from './recommend';
import type { Principal } from '../../auth/principal';
import type { FileAddress } from '../files/presenter';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import { holdIn } from '../reservations/expire';
import type { UnitRow } from '../units/repository';
import { type Api, found, MISSING } from '../../http/api';

export interface MatchingDependencies extends Omit<RecommendDependencies, 'addressOf'> {
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
  readonly orders: OrdersRepository;
}

const tags = ['Matching'];
const config = { isRead: true } as const;

export function registerMatching(app: Api, dependencies: MatchingDependencies): void {
  const recommendations = {
    summary: 'The available units that fit a requirement best, best first',
    ...{ tags, body: recommendationsRequestSchema, response: { 200: recommendationsSchema } },
  };
  const options = { config: { ...config, isCacheable: true }, schema: recommendations };
  app.post(paths.recommendations, options, async (request, _reply, principal) => {
    const order = await orderOf(dependencies, request.body);
    const addressOf = dependencies.addressFor(request, principal);
    return { data: await recommend({ ...dependencies, addressOf }, request.body, order) };
  });

  const one = {
    summary: 'One unit by its inventory control number, judged against a requirement',
    ...{ tags, body: matchIcRequestSchema, response: { 200: matchIcSchema } },
  };
  app.post(paths.matchIc, { config, schema: one }, (request, _reply, principal) =>
    matchIc(dependencies, request.body, dependencies.addressFor(request, principal)),
  );
}

const orderOf = async ({ orders }: MatchingDependencies, quote: Quote): Promise<OrderRow> =>
  found(await orders.byIdOrCode(String(quote.order_id)), MISSING.noOrder);

async function matchIc(
  dependencies: MatchingDependencies,
  { quote, serial }: MatchIcRequest,
  addressOf: FileAddress,
): Promise<MatchIc> {
  const order = await orderOf(dependencies, quote);
  const unit = await dependencies.units.bySerial(serial);
  if (unit === undefined) {
    return { success: false, data: null, message: `There is no unit with the inventory control number ${serial}.` };
  }
  const holder = await dependencies.orders.withUnit(unit.serial);
  const isOwn = holder !== undefined && (holder.place_of ?? holder.id) === order.id;
  if (unit.retired_at !== null && !isOwn) return retired(unit, unit.retired_at);
  const data = await judge({ ...dependencies, addressOf }, quote, order, unit);
  const rates = dependencies.liveUnits.rates();
  if (holder === undefined || isOwn) return { success: true, data, message: null, rates };
  return { ...taken(data, holder), rates };
}

function retired({ serial }: UnitRow, at: Date): MatchIc {
  const message = `Unit ${serial} was retired on ${formatDate(businessDay(at))}. Bring it back on its page to match it.`;
  return { success: false, data: null, message };
}

function taken(unit: Unit, holder: OrderRow & { readonly expires_at: Date | null }): MatchIc {
  const hold = holdIn(holder);
  const message = hold ? `${capitalized(onHoldFor(hold))}.` : `Assigned to job ${holder.job_number}.`;
  const comments = [message, unit.comments].filter(Boolean).join(' ');
  return { success: true, data: { ...unit, comments }, message };
}

export function registerContention(
  app: Api,
  contention: ContentionRepository,
  liveUnits: Pick<LiveUnits, 'rates'>,
): void {
  const schema = {
    summary: 'The other open orders for which these units are the best, and their next best units',
    ...{ tags, querystring: contentionQuerySchema, response: { 200: contentionSchema } },
  };
  app.get(paths.contention, { schema }, async ({ query: { serials, order } }) => {
    const contenders = contention.among(serials.split(','), order === undefined ? null : Number(order));
    const [rows, isJudging] = await Promise.all([contenders, contention.isJudging()]);
    return { units: toContention(rows, liveUnits.rates().values), is_judging: isJudging };
  });
}
