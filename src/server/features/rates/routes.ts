import type { OrdersRepository } from '../orders/repository';
import type { On } from '../../db/unitOfWork';
import { paths } from '../../../contract/paths';
import {
  distancesFileSchema,
  distancesReadSchema,
  newRatesSchema,
  ratesEffectSchema,
  ratesHeadersSchema,
  ratesQuerySchema,
  rateSetSchema,
  rateSetsSchema,
  type NewRates,
} from '../../../contract/rates/rateSets';
import { businessDay } from '../../../domain/calendar/businessDay';
import { checkRates } from '../../../domain/rates/checkRates';
import { readDistances } from '../import/readDistances';
import type { LiveUnits } from '../matching/liveUnits';
import { ratesEffect } from '../matching/rates';
import { toRateSet } from './presenter';
import type { RatesRepository } from './repository';
import { type Api, ConflictError, UnprocessableError, versionIn } from '../../http/api';
import { whenClientLeaves } from '../import/connection';

export interface RatesDependencies {
  readonly on: On<{ readonly rates: RatesRepository; readonly orders: OrdersRepository }>;
  readonly liveUnits: LiveUnits;
  readonly now: () => Date;
}

const tags = ['Rates'];
const STALE = 'Someone else changed the rates since you opened them. Look at their change first.';

const NO_VERSION = 'Send the version of GET as If-Match: "<version>" to say what you change.';

export function registerRates(app: Api, dependencies: RatesDependencies): void {
  const { on, now } = dependencies;
  const all = {
    summary: 'The rates of today, and future and past ones',
    ...{ tags, response: { 200: rateSetsSchema } },
  };
  app.get(paths.rates, { config: { needs: 'seeCost' }, schema: all }, async ({ db }, _reply, { permissions }) => {
    const { rates } = on(db);
    const today = businessDay(now());
    const version = await rates.version();
    const [current, { coming, past }] = await Promise.all([rates.holdingOn(today), rates.around(today)]);
    const before = past.map(toRateSet);
    return {
      ...{ today, version, mayChange: permissions.has('changeRates'), current: toRateSet(current) },
      coming: coming.map(toRateSet),
      past: current === undefined ? before : [...before, toRateSet(undefined)],
    };
  });
  registerSave(app, dependencies);

  const distances = {
    summary: 'Reads a table of distances from a file, without saving it',
    ...{ tags, body: distancesFileSchema, response: { 200: distancesReadSchema } },
  };
  const config = { needs: 'changeRates', isRead: true } as const;
  app.post(paths.ratesDistances, { config, schema: distances }, async ({ body }, reply) =>
    readDistances(Buffer.from(body.file, 'base64'), whenClientLeaves(reply)),
  );
}

function registerSave(app: Api, { on, liveUnits, now }: RatesDependencies): void {
  const schema = {
    summary: 'Changes the rates from a day on, or reports the effects of that',
    description:
      'With review=true nothing is saved: the answer (200) compares the open orders with today. Otherwise If-Match names ' +
      'the version that GET gave, in quotation marks, and the answer (201) is the set as it was saved.',
    ...{ tags, querystring: ratesQuerySchema, headers: ratesHeadersSchema, body: newRatesSchema },
    response: { 200: ratesEffectSchema, 201: rateSetSchema },
  };
  const config = { needs: 'changeRates', problems: [409, 422, 428] } as const;
  app.post(paths.rates, { config, schema }, async (request, reply, by) => {
    const { body, query, headers, db } = request;
    const { rates, orders } = on(db);
    refuseUnsound(body, businessDay(now()));
    if (query.review === 'true') return reply.code(200).send(await ratesEffect({ orders, liveUnits }, body.values));
    const version = versionIn(headers, NO_VERSION);
    if (body.reason === '') throw new UnprocessableError('Say why the rates change.');
    const saved = await rates.save(body, version, by);
    if (saved === null) throw new ConflictError(STALE);
    // If this fails, the change feed does it.
    await request.afterCommit(() => liveUnits.refreshRates().catch(() => undefined));
    request.log.info({ rates: saved.id, holdsFrom: saved.holds_from }, 'rates saved');
    return reply.code(201).send(toRateSet(saved));
  });
}

/** @throws UnprocessableError */
function refuseUnsound({ values, holdsFrom }: NewRates, today: string): void {
  const late = holdsFrom < today ? [`The rates can hold from today, ${today}, on, or from a later day.`] : [];
  const problems = [...late, ...checkRates(values).map(({ message }) => message)];
  if (problems.length > 0) throw new UnprocessableError(problems.join(' '));
}
