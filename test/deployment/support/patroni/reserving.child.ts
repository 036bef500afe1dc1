/** Reserves one unit after the other by key until SIGTERM, and writes each acknowledged one to the ledger. */
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../../src/contract/paths';

interface Work {
  readonly origin: string;
  readonly tokens: readonly string[];
  readonly ledger: string;
  /** Unit and order of each reservation. */
  readonly pairs: readonly (readonly [serial: string, orderId: string])[];
}

const BETWEEN_MS = 200;
const MAX_WAIT_MS = 30_000;
/** The database or a server is on its way back, or the account has made its calls of this minute. */
const COMES_LATER = new Set([429, 502, 503, 504]);

const { origin, tokens, ledger, pairs } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Work;
const answered: Record<string, number> = {};
let [isOn, next, longestGapMs, lastAt] = [true, 0, 0, Date.now()];
process.on('SIGTERM', () => (isOn = false));

async function post(token: string, serial: string, orderId: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(origin + paths.reservations, {
    ...{ method: 'POST', headers: { ...headers, 'idempotency-key': `"${serial}"` } },
    ...{
      body: JSON.stringify({ itemCode: serial, orderId, reason: 'Checked by phone' }),
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    },
  }).catch(() => null);
  const text = (await response?.text().catch(() => null)) ?? null;
  const outcome = response === null || text === null ? 'none' : String(response.status);
  answered[outcome] = (answered[outcome] ?? 0) + 1;
  if (response?.status === 201 && text !== null) return (JSON.parse(text) as { id: string }).id;
  if (outcome !== 'none' && !COMES_LATER.has(Number(outcome)) && text?.includes('still-running') !== true)
    throw new Error(`${serial} was answered with ${outcome}: ${text}`);
  return null;
}

async function write(token: string): Promise<void> {
  while (isOn && next < pairs.length) {
    const [serial, orderId] = pairs[next++]!;
    let id: string | null = null;
    // A write that has begun is brought to its end, also after SIGTERM.
    for (id = await post(token, serial, orderId); id === null; id = await post(token, serial, orderId))
      await sleep(BETWEEN_MS);
    appendFileSync(ledger, `${serial} ${id}\n`);
    longestGapMs = Math.max(longestGapMs, Date.now() - lastAt);
    lastAt = Date.now();
    await sleep(BETWEEN_MS);
  }
}

await Promise.all(tokens.map(write));
process.stdout.write(`${JSON.stringify({ answered, longestGapMs })}\n`);
