import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** All in ms. */
interface Limits {
  /** Longer without a turn of the event loop: the process stood still, such as a suspended machine. */
  readonly pause: number;
  /** After it, the responses use the known state. */
  readonly longestWait: number;
}

const LIMITS: Limits = { pause: 5_000, longestWait: 3_000 };
const LOOK_MS = 20;

/** After a pause of the process, answers wait until the changes of that time are applied. */
export function registerPauses(app: FastifyInstance, indexAgeMs: () => number, limits: Limits = LIMITS): void {
  let lookedAt = performance.now();
  let resumedAt = -Infinity;
  const look = () => {
    const now = performance.now();
    if (now - lookedAt > limits.pause) resumedAt = now;
    lookedAt = now;
  };
  const timer = setInterval(look, limits.pause / 5).unref();
  const isBehind = () => performance.now() - indexAgeMs() < resumedAt;
  const isWaiting = () => performance.now() - resumedAt < limits.longestWait;
  app.addHook('onRequest', async () => {
    look();
    while (isBehind() && isWaiting()) await sleep(LOOK_MS);
  });
  app.addHook('onClose', () => clearInterval(timer));
}
