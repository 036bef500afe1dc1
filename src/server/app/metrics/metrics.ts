import { Counter, Histogram, Registry, Gauge } from 'prom-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const IMPORT_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];

/** One registry per server, because tests start several. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered requests by method, route pattern and class of the status',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    tokens: counter(
      'specai_access_tokens_total',
      'Access tokens accepted at their first use, and refused by reason',
      'outcome',
    ),
    signIns: counter('specai_sign_ins_total', 'Attempts to sign in with a sample account, by outcome', 'outcome'),
    reservations: counter(
      'specai_reservations_total',
      'Units reserved and released, and refusals by reason',
      'outcome',
    ),
    mails: counter('specai_mails_total', 'E-mails sent, postponed by a failure, and given up after a day', 'outcome'),
    imports: counter(
      'specai_imports_total',
      'Imports of people (app) and programs (feed) that have ended, by outcome',
      'source',
      'outcome',
    ),
    /** Without waiting for a person. */
    importTimes: new Histogram({
      name: 'specai_import_duration_seconds',
      help: 'How long reading, checking and writing the rows of an import took, whatever came of it',
      labelNames: ['source'],
      buckets: IMPORT_SECONDS,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** URLs would create endless series. */
export const timeRequest =
  ({ requests }: Pick<Metrics, 'requests'>) =>
  ({ method, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000);
  };

export function watchPool({ registry }: Pick<Metrics, 'registry'>, pool: Pool): void {
  const add = (name: string, help: string, read: () => number) => {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  };
  add('specai_database_connections', 'Open connections to the database', () => pool.totalCount);
  add('specai_database_connections_idle', 'Open connections that no request uses', () => pool.idleCount);
  add('specai_database_requests_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
}

interface Index {
  size: () => number | Promise<number>;
  isReady: () => boolean;
}

export function watchIndexes(
  { registry }: Pick<Metrics, 'registry'>,
  indexes: Readonly<Record<string, Index>>,
  ageMs: () => number,
): void {
  const add = (name: string, help: string, read: (index: Index) => number | Promise<number>) => {
    const collect = async () => {
      for (const [index, found] of Object.entries(indexes))
        if (found.isReady()) gauge.set({ index }, await read(found));
    };
    const gauge: Gauge<'index'> = new Gauge({ name, help, labelNames: ['index'], registers: [registry], collect });
  };
  add('specai_index_units', 'Units in an index', ({ size }) => size());
  add('specai_index_age_seconds', 'Seconds that an index can be behind the database', () => ageMs() / 1_000);
}
