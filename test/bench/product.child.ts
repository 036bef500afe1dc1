import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../src/server/db/connect';
import { createTestApp } from '../support/server/app';
import type { Product } from './product';
import { watchTurns } from './turns';

const MB = 1_000_000;
/** Until the collection of garbage is no turn any more. */
const AFTERWARDS_MS = 50;
const turns = watchTurns();
let before = process.cpuUsage();

/** Since it was asked before. */
async function taken() {
  const { user, system } = process.cpuUsage(before);
  const longestTurnMs = turns.longest();
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  await pause(AFTERWARDS_MS);
  before = process.cpuUsage();
  turns.longest();
  return { cpuMs: (user + system) / 1_000, longestTurnMs, memoryMb: rss / MB };
}

const url = process.argv[2] ?? '';
const { db, close } = connect(url, { statementTimeoutMs: 1_800_000 });
await taken();
const served = await createTestApp({ db, url }, { env: { LOG_LEVEL: 'silent' } });
const origin = await served.app.listen({ port: 0 });
const start = await taken();
const started: Pick<Product, 'origin' | 'token' | 'start'> = { origin, token: await served.signIn.token(), start };
process.send?.(started);
process.on('message', () => void taken().then((each) => process.send?.(each)));
process.on('disconnect', () => {
  turns.stop();
  void served.close().then(close);
});
