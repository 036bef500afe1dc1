import { Counter, Histogram, Registry } from 'prom-client';

/** What happened in one server since it started, for Prometheus. Tests start several servers, so nothing is global. */
export interface Metrics {
  readonly registry: Registry;
  /** Answered requests, in seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** First uses of access tokens, and every refusal. */
  readonly tokens: Counter<'outcome'>;
  /** Attempts on the form of the local sign-in. */
  readonly signIns: Counter<'outcome'>;
  readonly reservations: Counter<'outcome'>;
  /** E-mails to owners of released reservations. */
  readonly mails: Counter<'outcome'>;
  readonly imports: Counter<'source' | 'outcome'>;
  /** From the first row to the last one written, in seconds; waiting for a person does not count. */
  readonly importTimes: Histogram<'source'>;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const IMPORT_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];

export function createMetrics(): Metrics {
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
    importTimes: new Histogram({
      name: 'specai_import_duration_seconds',
      help: 'How long reading, checking and writing the rows of an import took, whatever came of it',
      labelNames: ['source'],
      buckets: IMPORT_SECONDS,
      registers,
    }),
  };
}
