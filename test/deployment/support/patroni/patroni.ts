import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod';
import { freePort } from '../../../../src/server/db/embedded/control';
import { makeDataFolder } from '../../../support/makeDataFolder';
import { until } from '../until';
import { familyOf, giveToPostgres, signal, startDaemon, type Daemon } from './daemon';
import { createNode, PASSWORD, type Node } from './node';

const NODES = 3;
const DATABASE = 'specai';

const cluster = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

export interface Patroni {
  readonly nodes: readonly Node[];
  /** Leads to the primary, whichever node it is. */
  readonly url: string;
  readonly urlOf: (node: Node) => string;
  primary: () => Promise<Node>;
  /** Waits until one node leads, one follows synchronously and one more follows. */
  untilWhole: () => Promise<void>;
  switchOver: () => Promise<void>;
  remove: () => Promise<void>;
}

const urlAt = (port: number, database = DATABASE) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** Takes a node out within two seconds, and ends the sessions that it had. */
const haproxyOf = (port: number, nodes: readonly Node[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: own, rest }) => `  server ${name} 127.0.0.1:${own} check port ${rest}`).join('\n')}
`;

async function startEtcd(folder: string): Promise<{ daemon: Daemon; port: number }> {
  mkdirSync(folder);
  giveToPostgres(folder);
  const [port, peers] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const options = {
    ...{ 'data-dir': path.join(folder, 'data'), 'listen-client-urls': client, 'advertise-client-urls': client },
    ...{ 'listen-peer-urls': peer, 'initial-advertise-peer-urls': peer, 'initial-cluster': `default=${peer}` },
    'unsafe-no-fsync': 'true',
  };
  const daemon = startDaemon(['etcd', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)], folder);
  await until(() =>
    fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { daemon, port };
}

/** Three PostgreSQL nodes under Patroni with etcd, and HAProxy in front of the primary. */
export async function startPatroni(): Promise<Patroni> {
  const folder = makeDataFolder('patroni');
  const etcd = await startEtcd(path.join(folder, 'etcd'));
  const nodes: Node[] = [];
  for (let number = 1; number <= NODES; number += 1) nodes.push(await createNode(folder, `node${number}`, etcd.port));
  const members = async () => {
    for (const { rest } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => null,
      );
      if (answer?.ok) return cluster.parse(await answer.json()).members;
    }
    return [];
  };
  const isWhole = async () => {
    const running = (await members()).filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = running.map(({ role }) => role).toSorted();
    return roles.join() === 'leader,replica,sync_standby';
  };
  const leader = async () => {
    const name = (await members()).find(({ role }) => role === 'leader')?.name;
    return nodes.find((node) => node.name === name);
  };
  const primary = async () => {
    for (let found = await leader(); ; found = await leader()) {
      if (found !== undefined) return found;
      await sleep(200);
    }
  };
  nodes[0]?.start();
  await until(async () => (await leader()) !== undefined);
  for (const node of nodes.slice(1)) node.start();
  const port = await freePort();
  writeFileSync(path.join(folder, 'haproxy.cfg'), haproxyOf(port, nodes));
  const proxy = startDaemon(['haproxy', '-f', path.join(folder, 'haproxy.cfg')], folder);
  await until(isWhole);
  const admin = new Client(urlAt((await primary()).port, 'postgres'));
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  return {
    ...{ nodes, url: urlAt(port), primary },
    urlOf: (node) => urlAt(node.port),
    untilWhole: () => until(isWhole),
    switchOver: async () => {
      const { name, rest } = await primary();
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The switchover was answered with ${answer.status}: ${await answer.text()}`);
    },
    remove: async () => {
      for (const node of nodes) node.kill();
      signal(familyOf(proxy.pid, etcd.daemon.pid), 'SIGKILL');
      await sleep(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
