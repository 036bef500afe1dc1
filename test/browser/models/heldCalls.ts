import { expect, type Page, type Route } from 'playwright/test';

/** The calls of one kind, held back until the model says what becomes of them. */
export interface HeldCalls {
  /** The call that came last. */
  last: () => Route;
  /** Waits until a call has come. */
  arrived: () => Promise<void>;
  /** Lets the real server answer. */
  answer: () => Promise<void>;
  /** Breaks the connection. */
  drop: () => Promise<void>;
}

export async function holdCalls(page: Page, method: string, address: RegExp): Promise<HeldCalls> {
  const held: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === method) held.push(route);
    else await route.fallback();
  });
  const last = (): Route => {
    const route = held.at(-1);
    if (!route) throw new Error('No call is held.');
    return route;
  };
  let answered = 0;
  return {
    last,
    arrived: async () => {
      await expect.poll(() => held.length).toBe(answered + 1);
      answered += 1;
    },
    answer: () => last().continue(),
    drop: () => last().abort('connectionreset'),
  };
}
