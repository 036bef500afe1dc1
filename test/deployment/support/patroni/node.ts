import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../../src/server/db/embedded/control';
import { familyOf, giveToPostgres, postmasterIn, signal, startDaemon, type Daemon } from './daemon';

export const PASSWORD = 'patroni';
const DEBIAN = '/usr/lib/postgresql';

/** Short, so that a failover takes seconds: Patroni's defaults are 30, 10 and 10. */
const TIMES = { ttl: 10, loop_wait: 1, retry_timeout: 4 };

const user = (username: string) => ({ username, password: PASSWORD });

export interface Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  start: () => void;
  /** Like a machine without power. */
  kill: () => void;
  killPostmaster: () => void;
  /** Like a machine that hangs and keeps its connections. */
  freeze: () => void;
  thaw: () => void;
}

function settingsOf(name: string, folder: string, { port, rest, etcd }: Record<'port' | 'rest' | 'etcd', number>) {
  const [version = ''] = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one));
  const here = (at: number) => `127.0.0.1:${at}`;
  const parameters = { max_connections: 100, fsync: 'off', unix_socket_directories: folder };
  return {
    ...{ scope: 'specai', name },
    restapi: { listen: here(rest), connect_address: here(rest) },
    etcd3: { hosts: here(etcd) },
    bootstrap: {
      dcs: {
        ...{ ...TIMES, synchronous_mode: true, maximum_lag_on_failover: 1_048_576 },
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      ...{ listen: here(port), connect_address: here(port), pgpass: path.join(folder, 'pgpass') },
      ...{ data_dir: path.join(folder, 'data'), bin_dir: path.join(DEBIAN, version, 'bin') },
      authentication: { superuser: user('postgres'), replication: user('replicator'), rewind: user('rewinder') },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
      parameters,
    },
  };
}

export async function createNode(parent: string, name: string, etcd: number): Promise<Node> {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  giveToPostgres(folder);
  const [port, rest] = [await freePort(), await freePort()];
  const settings = settingsOf(name, folder, { port, rest, etcd });
  const file = path.join(folder, 'patroni.json');
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify(settings));
  let daemon: Daemon | undefined;
  const postmaster = () => postmasterIn(settings.postgresql.data_dir);
  const all = () => familyOf(...[daemon?.pid, postmaster()].filter((pid) => typeof pid === 'number'));
  let frozen: number[] = [];
  return {
    ...{ name, port, rest },
    start: () => (daemon = startDaemon(['patroni', file], folder)),
    kill: () => signal(all(), 'SIGKILL'),
    killPostmaster: () => signal([postmaster() ?? 0].filter(Boolean), 'SIGKILL'),
    freeze: () => signal((frozen = all()), 'SIGSTOP'),
    thaw: () => signal(frozen.splice(0), 'SIGCONT'),
  };
}
