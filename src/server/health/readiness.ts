import { setTimeout as sleep } from 'node:timers/promises';

/** One thing that the server needs to serve. */
export interface Part {
  readonly status: 'ok' | 'unavailable';
  /** What is wrong and what to look at, for operators. */
  readonly detail?: string;
  /** Of the index: how far it can be behind the database; null before it was read once. */
  readonly ageSeconds?: number | null;
}

/** Finds out how a part is. */
export type Check = () => Part | Promise<Part>;

export interface Readiness {
  readonly status: Part['status'];
  readonly parts: Readonly<Record<string, Part>>;
}

const LONGEST_CHECK_MS = 1_000;

const unavailable = (detail: string): Part => ({ status: 'unavailable', detail });

export const partOf = (isOk: boolean, detail: string): Part => (isOk ? { status: 'ok' } : unavailable(detail));

/** A check that throws or takes too long is a part that is not available. */
async function run(check: Check): Promise<Part> {
  const checked = Promise.resolve()
    .then(check)
    .catch(() => unavailable('The check failed.'));
  return Promise.race([checked, sleep(LONGEST_CHECK_MS, unavailable('No answer within a second.'), { ref: false })]);
}

/** Every part at once; the whole is ready where each of them is. */
export async function readinessOf(checks: Readonly<Record<string, Check>>): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const),
  );
  const isReady = found.every(([, { status }]) => status === 'ok');
  return { status: isReady ? 'ok' : 'unavailable', parts: Object.fromEntries(found) };
}
