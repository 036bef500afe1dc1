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
import type { AppThunk } from '../../../store/store';
import { api } from '../../../store/api/api';
import { answer } from '../../../store/api/server/answer';
import { useAppDispatch } from '../../../store/hooks';
import {
  scenarioSchema,
  scenariosSchema,
  type ListedScenario,
  type NewScenario,
  type Scenario,
} from '../../../../contract/plan/planScenarios';
import { del, post } from '../../../store/api/server/requests';

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

export const usePlanProgress = (): PlanStep | null => useSyncExternalStore(subscribe, () => current);

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

/** Longer lines are the plan itself, which is parsed once. */
const MAX_STEP_LENGTH = 200;

function reportLast(lines: readonly string[]): void {
  const last = lines.at(-1) ?? '';
  if (last.length === 0 || last.length > MAX_STEP_LENGTH || !last.endsWith('}')) return;
  const line = readLeniently(planLineSchema, JSON.parse(last));
  if (line.success && 'step' in line.data) reportPlanStep(line.data);
}

const lastOf = (text: string): unknown => JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');

/** A million pairs take a minute. */
const TIMEOUT_MS = 180_000;

const lastLineSchema = z.object({ plan: z.optional(planSchema), refused: z.optional(z.string()) });

export const cancelPlan =
  (request: PlanRequest): AppThunk =>
  (dispatch) =>
    dispatch(planApi.util.getRunningQueryThunk('getPlan', request))?.abort();

/** `request` must be a stable object. Changing it or unmounting cancels the previous plan. */
export function usePlan(request: PlanRequest | typeof skipToken) {
  const dispatch = useAppDispatch();
  const wanted = useRef<unknown>(null);
  useEffect(() => {
    wanted.current = request;
    return () => {
      wanted.current = null;
      // Strict mode reruns the effect before this.
      queueMicrotask(() => {
        if (request !== skipToken && wanted.current !== request) dispatch(cancelPlan(request));
      });
    };
  }, [dispatch, request]);
  return useGetPlanQuery(request);
}

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlan: build.query<Plan | { refused: string }, PlanRequest, z.output<typeof lastLineSchema>>({
      query: (body) => ({
        ...{ url: paths.plans, method: 'POST', body, timeout: TIMEOUT_MS },
        responseHandler: readPlan,
      }),
      rawResponseSchema: answer(lastLineSchema),
      transformResponse: ({ plan, refused = 'The server ended without a plan.' }) => plan ?? { refused },
      providesTags: ['Reservations', 'OrderPages', 'Imported', 'Rates'],
    }),
    reservePlanned: build.mutation<PlanReservations, PlanReservationsRequest>({
      query: (body) => post(paths.planReservations, body),
      responseSchema: answer(planReservationsSchema),
      invalidatesTags: ['Reservations', 'OrderPages', 'Recommendations', 'UnitReservations'],
    }),
    getScenarios: build.query<readonly ListedScenario[], undefined, { results: ListedScenario[] }>({
      query: () => paths.planScenarios,
      rawResponseSchema: answer(scenariosSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Scenarios'],
    }),
    /** Immutable, so it has no tags. */
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
      query: ({ id }) => del(paths.planScenario(String(id))),
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
