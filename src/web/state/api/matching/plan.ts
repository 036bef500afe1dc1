import { useSyncExternalStore, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type PlanStep,
  planLineSchema,
  planReservationsSchema,
  planSchema,
  type Plan,
  type PlanReservations,
} from '../../../../contract/plan/plan';
import { readLeniently } from '../../../../contract/readLeniently';
import type { PlanRequest, PlanReservationsRequest } from '../../../../contract/plan/planRequest';
import { paths } from '../../../../contract/paths';
import type { AppThunk } from '../../store';
import { api } from '../api';
import { answer } from '../server/answer';
import { useAppDispatch } from '../../hooks';
import {
  scenarioSchema,
  scenariosSchema,
  type ListedScenario,
  type NewScenario,
  type Scenario,
} from '../../../../contract/plan/planScenarios';

let current: PlanStep | null = null;
const listeners = new Set<() => void>();

function reportPlanStep(step: PlanStep | null): void {
  current = step;
  listeners.forEach((notify) => notify());
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** How far the plan is that is being made; null if none is. */
export const usePlanProgress = (): PlanStep | null => useSyncExternalStore(subscribe, () => current);

/** The plan of an answer that comes line by line; reports meanwhile how far it is. */
async function readPlan(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = reader ? '' : await response.text();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      const lines = text.trimEnd().split('\n');
      reportLast(lines.length > 1 || text.endsWith('\n') ? lines : []);
    }
    return lastOf(text);
  } finally {
    reportPlanStep(null);
  }
}

/** A line that ended, and is short: the plan itself is read once. */
const LONGEST_STEP = 200;

function reportLast(lines: readonly string[]): void {
  const last = lines.at(-1) ?? '';
  if (last.length === 0 || last.length > LONGEST_STEP || !last.endsWith('}')) return;
  const line = readLeniently(planLineSchema, JSON.parse(last));
  if (line.success && 'step' in line.data) reportPlanStep(line.data);
}

const lastOf = (text: string): unknown => JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');

/** A million pairs take a minute. */
const TIMEOUT_MS = 180_000;

/** The last line of the answer. */
const lastLineSchema = z.object({ plan: z.optional(planSchema), refused: z.optional(z.string()) });

/** Ends a request, and with it the work of the server. */
export const cancelPlan =
  (request: PlanRequest): AppThunk =>
  (dispatch) =>
    dispatch(planApi.util.getRunningQueryThunk('getPlan', request))?.abort();

/**
 * The plan for a request, which must be the same object from render to render. When the screen requests another plan, or closes, the
 * server ends its work on this one.
 */
export function usePlan(request: PlanRequest | typeof skipToken) {
  const dispatch = useAppDispatch();
  const wanted = useRef<unknown>(null);
  useEffect(() => {
    wanted.current = request;
    return () => {
      wanted.current = null;
      // React's strict mode runs the effect again before this.
      queueMicrotask(() => {
        if (request !== skipToken && wanted.current !== request) dispatch(cancelPlan(request));
      });
    };
  }, [dispatch, request]);
  return useGetPlanQuery(request);
}

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The best assignment of the free units to the open orders. */
    getPlan: build.query<Plan | { refused: string }, PlanRequest, z.output<typeof lastLineSchema>>({
      query: (body) => ({
        ...{ url: paths.plans, method: 'POST', body, timeout: TIMEOUT_MS },
        responseHandler: readPlan,
      }),
      rawResponseSchema: answer(lastLineSchema),
      transformResponse: ({ plan, refused = 'The server ended without a plan.' }) => plan ?? { refused },
      providesTags: ['Reservations', 'OrderPages', 'Imported', 'Rates'],
    }),
    /** Reserves units as planned, in one transaction. */
    reservePlanned: build.mutation<PlanReservations, PlanReservationsRequest>({
      query: (body) => ({ url: paths.planReservations, method: 'POST', body }),
      responseSchema: answer(planReservationsSchema),
      invalidatesTags: ['Reservations', 'OrderPages', 'Recommendations', 'UnitReservations'],
    }),
    /** Saved plans of everybody, the newest first. */
    getScenarios: build.query<readonly ListedScenario[], undefined, { results: ListedScenario[] }>({
      query: () => paths.planScenarios,
      rawResponseSchema: answer(scenariosSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Scenarios'],
    }),
    /** It never changes: no tag has it requested again, not even once it is deleted. */
    getScenario: build.query<Scenario, string>({
      query: (id) => paths.planScenario(id),
      responseSchema: answer(scenarioSchema),
    }),
    saveScenario: build.mutation<Scenario, NewScenario>({
      query: (body) => ({ url: paths.planScenarios, method: 'POST', body, timeout: TIMEOUT_MS }),
      responseSchema: answer(scenarioSchema),
      invalidatesTags: ['Scenarios'],
    }),
    deleteScenario: build.mutation<null, { id: Scenario['id'] }>({
      query: ({ id }) => ({ url: paths.planScenario(String(id)), method: 'DELETE' }),
      invalidatesTags: ['Scenarios'],
    }),
  }),
});

export const {
  useGetPlanQuery,
  useReservePlannedMutation,
  useGetScenariosQuery,
  useGetScenarioQuery,
  useSaveScenarioMutation,
  useDeleteScenarioMutation,
} = planApi;
