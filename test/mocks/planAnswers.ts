import { http, HttpResponse } from 'msw';
import type { Plan, PlanRow } from '../../src/contract/plan/plan';
import { planRequestSchema, type PlanRequest } from '../../src/contract/plan/planRequest';
import type { ListedScenario } from '../../src/contract/plan/planScenarios';
import { paths } from '../../src/contract/paths';

const order = { customer_name: 'Caliche Construction', request_date: '2026-03-16' };

/** J-2 has unit A for 13,200 dollars, J-3 unit B for 9,000; J-1, which came first, stays empty and would bring 8,200. */
const row: PlanRow = {
  ...{ ...order, order_id: 2, job_number: 'J-2', serial: 'A', unit: '500 kVA' },
  ...{ match_score: 0.82, fit_class: 'Fits with work', margin: 13_200, freight: 1_200, late_weeks: 0, miles: null },
  ...{ gaps: [{ feature: 'fluid', verdict: 'needs work', text: 'Fluid: needs FR3 fill' }] },
  ...{ is_pinned: false, first_come: null },
  changes: [
    {
      ...{ serial: 'B', cost: 5_000, match_score: 0.95, margin: 8_200 },
      moves: [{ order_id: 3, job_number: 'J-3', serial: 'A' }],
    },
  ],
};

const other: PlanRow = {
  ...row,
  order_id: 3,
  job_number: 'J-3',
  serial: 'B',
  ...{ margin: 9_000, freight: null },
  changes: [],
  first_come: { serial: 'B', margin: 9_000 },
};

const totals = (margin: number, late_weeks: number) => ({ orders: 1, margin, freight: 1_200, late_weeks, unknown: 0 });
const nothing = { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 };

const aPlan = ({ pinned }: PlanRequest): Plan => ({
  ...{ id: 'made', day: '2026-03-02', orders: 2, units: 2, pairs: 3, value: 13_200, bound: 13_200 },
  ...{ reserved: nothing, first_come: totals(8_200, 15), plan: totals(13_200, 16) },
  bands: [{ fit_class: 'Fits with work', plan: totals(13_200, 0), first_come: totals(8_200, 0), reserved: nothing }],
  ...{
    unknown_costs: 38,
    unknown_prices: 8,
    unknown_miles: 1,
    has_freight: true,
    unmet: [],
    told: 100,
    has_changes: true,
  },
  rows: [{ ...row, is_pinned: pinned.length > 0 }, other],
  empty: [
    {
      ...order,
      order_id: 1,
      job_number: 'J-1',
      late_weeks: 16,
      reason: 'worth more elsewhere',
      ways: [],
      first_come: { serial: 'A', margin: 8_200 },
    },
  ],
  unwanted: { count: 0, units: [] },
});

export function planAnswers(
  scenarios: readonly ListedScenario[],
  refuses: (requested: PlanRequest) => string | null,
  differs: Partial<Plan> = {},
) {
  const requested: PlanRequest[] = [];
  const plans = http.post(`*${paths.plans}`, async ({ request }) => {
    const question = planRequestSchema.parse(await request.json());
    requested.push(question);
    const refused = refuses(question);
    const lines = [
      { step: 'matching', done: 2, of: 0 },
      refused === null ? { plan: { ...aPlan(question), ...differs } } : { refused },
    ];
    return HttpResponse.text(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
  const list = http.get(`*${paths.planScenarios}`, () => HttpResponse.json({ results: scenarios }));
  return { requested, answers: [plans, list] };
}
