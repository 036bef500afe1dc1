import type { Page } from 'playwright/test';
import { paths } from '../../src/contract/paths';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Identifiers and enumerated values stay unchanged. */
const IDENTITY =
  /^(id|serial|itemCode|item_code|orderId|order_id|reserved_for|code|url|version|count|match_score|status|type|feature|verdict|work|facet|value|state|kind|key|file|field|group|format|name|choices|path|number|quantity)$/;

const LONG = 'a value that goes on and on, clause after clause, until no reader is left, to the very end of it ';
const UNBROKEN = 'W'.repeat(120);
const ODD = {
  longest: (value: Json): Json => {
    if (typeof value === 'string') return value.length % 2 === 0 ? LONG.repeat(3) : UNBROKEN;
    return typeof value === 'number' ? 123_456_789.99 : value;
  },
  emptiest: (): Json => null,
} as const;

function changed(answer: Json, change: (value: Json) => Json): Json {
  if (Array.isArray(answer)) return answer.map((each) => changed(each, change));
  if (answer === null || typeof answer !== 'object') return change(answer);
  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    IDENTITY.test(name) ? value : changed(value, change),
  ]);
  return Object.fromEntries(fields) as Json;
}

export async function answerOddly(page: Page, kind: keyof typeof ODD): Promise<void> {
  await page.route(
    /\/api\/(orders|inventory-stats|inventory|reservations|inquiries|estimates|my-work|sales-orders|vocabulary)\//,
    async (route) => {
      // The server would reject a request that the app built from odd data, so only the order id is sent on.
      const requested = route.request().url().endsWith(paths.recommendations)
        ? { postData: JSON.stringify({ order_id: (route.request().postDataJSON() as { order_id: number }).order_id }) }
        : {};
      const response = await route.fetch(requested);
      if (!response.ok()) return route.fulfill({ response });
      return route.fulfill({ response, json: changed((await response.json()) as Json, ODD[kind]) });
    },
  );
}
