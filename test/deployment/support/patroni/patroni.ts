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
  /** Leads to the primary, whichever node it is. */
  readonly url: string;
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

async function membersOf(nodes: readonly Node[]) {
  for (const { rest } of nodes) {
    const answer: unknown = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(3_000) })
      .then((response) => response.json())
      .catch(() => null);
    const read = cluster.safeParse(answer);
    if (read.success) return read.data.members;
  }
  return [];
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (;;) {
    const name = (await membersOf(nodes)).find(({ role }) => role === 'leader')?.name;
    const found = nodes.find((node) => node.name === name);
    if (found !== undefined) return found;
    await sleep(200);
  }
}

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  await until(async () => {
    const running = (await membersOf(nodes)).filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = running.map(({ role }) => role).toSorted();
    return roles.join() === 'leader,replica,sync_standby';
  });
}

async function switchOver(nodes: readonly Node[]): Promise<void> {
  const { name, rest } = await primaryOf(nodes);
  const body = JSON.stringify({ leader: name });
  const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The switchover was answered with ${answer.status}: ${await answer.text()}`);
}

async function bringUp(nodes: readonly Node[]): Promise<void> {
  nodes[0]?.start();
  const { port } = await primaryOf(nodes);
  for (const node of nodes.slice(1)) node.start();
  await untilWhole(nodes);
  const admin = new Client(urlAt(port, 'postgres'));
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
}

/** Three PostgreSQL nodes under Patroni with etcd, and HAProxy in front of the primary. */
export async function startPatroni(): Promise<Patroni> {
  const folder = makeDataFolder('patroni');
  const etcd = await startEtcd(path.join(folder, 'etcd'));
  const nodes: Node[] = [];
  for (let number = 1; number <= NODES; number += 1) nodes.push(await createNode(folder, `node${number}`, etcd.port));
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyOf(port, nodes));
  const proxy = startDaemon(['haproxy', '-f', file], folder);
  const remove = async () => {
    for (const node of nodes) node.kill();
    signal(familyOf(proxy.pid, etcd.daemon.pid), 'SIGKILL');
    await sleep(500);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await bringUp(nodes);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    ...{ url: urlAt(port), remove },
    primary: () => primaryOf(nodes),
    untilWhole: () => untilWhole(nodes),
    switchOver: () => switchOver(nodes),
  };
}
