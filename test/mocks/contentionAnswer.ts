import { http } from 'msw';
import type { Contender, Contention } from '../../src/contract/matching/contention';
import { json, problem } from './answers';
import { calls } from './calls';
import { server } from './server';

export const aContender = (order: Partial<Contender> = {}): Contender => ({
  id: 102,
  job_number: 'J-70115',
  customer_name: 'City of Tempe',
  request_date: '2026-12-04',
  fit_class: 'Fits',
  match_score: 0.97,
  fallback: { serial: '40119035', fit_class: 'Fits', match_score: 0.91, margin: 12_300 },
  is_fallback_pending: false,
  ...order,
});

export const unitsAreBestFor = (orders: Readonly<Record<string, readonly Contender[]>>, isJudging = false) =>
  server.use(
    http.get(calls.contention, ({ request }) => {
      const serials = new URL(request.url).searchParams.get('serials')?.split(',') ?? [];
      const units = serials.flatMap((serial) => {
        const found = orders[serial];
        return found ? [{ serial, count: found.length, orders: found.slice(0, 5) }] : [];
      });
      return json<Contention>({ units, is_judging: isJudging });
    }),
  );

export const contentionFails = (status = 500) => server.use(http.get(calls.contention, () => problem(status)));
