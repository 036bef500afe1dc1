import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import {
  assignedLinesSchema,
  assignRequestSchema,
  MAX_REQUEST_TEXT,
  matchedLineSchema,
  matchRequestSchema,
  type MatchedLine,
  type MatchRequest,
  requestTextSchema,
} from '../../../contract/requests/matching';
import { salesOrderSchema } from '../../../contract/requests/salesOrder';
import { readRequestSchema } from '../../../contract/requests/reading';
import { businessDay } from '../../../domain/calendar/businessDay';
import { RECOMMENDED_UNITS } from '../../../domain/limits';
import { unstatedFields } from '../../../domain/matching/reading/requirement';
import { editsOf } from '../../../domain/request/requirement/editsOf';
import { requirementOfLine } from '../../../domain/request/requirement/requestQuote';
import type { Word } from '../../../domain/vocabulary/wordFields';
import type { Principal } from '../../auth/principal';
import { routeOf, type Api } from '../../http/api';
import type { FileAddress } from '../files/presenter';
import { matchesOf, type RecommendDependencies } from '../matching/recommend';
import { assignLines } from './assignLines';
import { readText } from './readText';
import { salesOrder, type SalesOrderDependencies } from './salesOrder';

export interface RequestDependencies extends Omit<RecommendDependencies, 'addressOf'> {
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
  readonly now: () => Date;
  /** The taught words. */
  readonly words: () => Promise<readonly Word[]>;
}

const tags = ['Requests'];
const config = { isRead: true } as const;
/** JSON writes a control character as six bytes, others as at most four. */
const BODY_BYTES = 4 * MAX_REQUEST_TEXT;

export function registerRequests(app: Api, dependencies: RequestDependencies): void {
  const { addressFor, liveUnits, now, words } = dependencies;
  const read = {
    summary: 'The line items that a text requests, each value with its place in the text',
    ...{ tags, body: requestTextSchema, response: { 200: readRequestSchema } },
  };
  app.post(paths.requestsRead, { config, schema: read, bodyLimit: BODY_BYTES }, async ({ body: { text, today } }) =>
    readText(await words(), text, today ?? businessDay(now())),
  );

  const match = {
    summary: 'The available units that fit a line of a request best, and the units that concessions would add',
    ...{ tags, body: matchRequestSchema, response: { 200: matchedLineSchema } },
  };
  app.post(
    paths.requestsMatch,
    { config: { ...config, isCacheable: true }, schema: match },
    (request, _reply, principal) =>
      matchLine({ ...dependencies, addressOf: addressFor(request, principal) }, request.body),
  );

  const assign = {
    summary: 'Distinct available units for all lines of a request together',
    ...{ tags, body: assignRequestSchema, response: { 200: assignedLinesSchema } },
  };
  app.post(paths.requestsAssign, { config, schema: assign }, async (request, _reply, principal) => {
    const addressOf = addressFor(request, principal);
    const lines = request.body.lines.map(({ fields, quantity }) => ({
      requirement: requirementOfLine(fields),
      quantity,
    }));
    const assigned = await assignLines(liveUnits, lines);
    const units = await Promise.all(assigned.map((ranked) => matchesOf({ ...dependencies, addressOf }, ranked)));
    return {
      lines: lines.map(({ requirement, quantity }, line) => ({
        units: units[line] ?? [],
        missing: quantity - (units[line]?.length ?? 0),
        unstated: unstatedFields(requirement),
      })),
    };
  });
}

export interface SalesOrderRoute extends Omit<SalesOrderDependencies, 'addressOf'> {
  readonly addressFor: RequestDependencies['addressFor'];
}

export function registerSalesOrders(app: Api, { addressFor, ...dependencies }: SalesOrderRoute): void {
  const schema = {
    summary: 'The jobs of a sales order, with distinct available units for those without one',
    ...{ tags, params: z.object({ salesOrder: z.string() }), response: { 200: salesOrderSchema } },
  };
  app.get(routeOf(paths.salesOrder, 'salesOrder'), { schema }, (request, _reply, principal) =>
    salesOrder({ ...dependencies, addressOf: addressFor(request, principal) }, request.params.salesOrder),
  );
}

async function matchLine(
  dependencies: RecommendDependencies,
  { fields, limit = RECOMMENDED_UNITS }: MatchRequest,
): Promise<MatchedLine> {
  const { liveUnits } = dependencies;
  const requirement = requirementOfLine(fields);
  const unstated = unstatedFields(requirement);
  const [ranked, count] = await Promise.all([liveUnits.search(requirement, limit), liveUnits.size()]);
  const isJudged = unstated.length === 0;
  const isServed = ranked[0]?.score.canServe === true;
  const offered = isServed && isJudged ? await liveUnits.offers(requirement, ranked[0]) : [];
  const relaxed = isServed || !isJudged ? [] : await liveUnits.relaxations(requirement);
  const offers = [...offered, ...relaxed.map((each) => ({ ...each, more: null, costChange: null }))];
  return {
    data: {
      matches: await matchesOf(dependencies, ranked),
      offers: offers.map(({ costChange, changed, ...offer }) => ({
        ...{ ...offer, cost_change: costChange },
        edits: editsOf(changed, fields),
      })),
      ...{ count, rates: liveUnits.rates(), unstated },
    },
  };
}
