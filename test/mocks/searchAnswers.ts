import { http } from 'msw';
import { searchSchema, type Found } from '../../src/contract/search';
import { json, problem } from './answers';
import { calls } from './calls';
import { server } from './server';

export const found = (change: Partial<Found> = {}): Found => ({ ...searchSchema.parse({}), ...change });

export const theSearchFinds = (byText: Readonly<Record<string, Found | Promise<Found>>>) =>
  server.use(
    http.get(calls.search, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? '';
      return json<Found>((await byText[text]) ?? found());
    }),
  );

export const theSearchFails = (status = 500, detail?: string) =>
  server.use(http.get(calls.search, () => problem(status, detail)));
