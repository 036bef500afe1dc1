import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics';

/** The connections to the database, as they are when somebody asks. */
export function watchPool({ registry }: Pick<Metrics, 'registry'>, pool: Pool): void {
  const add = (name: string, help: string, read: () => number) => {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  };
  add('specai_database_connections', 'Open connections to the database', () => pool.totalCount);
  add('specai_database_connections_idle', 'Open connections that no request uses', () => pool.idleCount);
  add('specai_database_requests_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
}
