import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from 'playwright/test';

export interface HeldCalls {
  last: () => Route;
  arrived: () => Promise<void>;
  answer: () => Promise<void>;
  drop: () => Promise<void>;
}

/** The browser's retries of a call with a lost answer. */
const REPEATS = 3;

const nameOf = (route: Route): string => route.request().headers()['idempotency-key'] ?? randomUUID();

export async function holdCalls(page: Page, method: string, address: RegExp): Promise<HeldCalls> {
  const held: Route[] = [];
  const dropped = new Map<string, number>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    // A retry has the key of the lost call.
    const left = dropped.get(nameOf(route)) ?? 0;
    if (left > 0) {
      dropped.set(nameOf(route), left - 1);
      return route.abort('connectionreset');
    }
    held.push(route);
  });
  const last = (): Route => {
    const route = held.at(-1);
    if (!route) throw new Error('No call is held.');
    return route;
  };
  let arrived = 0;
  return {
    last,
    arrived: async () => {
      await expect.poll(() => held.length).toBe(arrived + 1);
      arrived += 1;
    },
    answer: () => last().continue(),
    drop: () => {
      dropped.set(nameOf(last()), REPEATS);
      return last().abort('connectionreset');
    },
  };
}
