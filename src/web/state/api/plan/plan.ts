import * as z from 'zod/mini';
import { planReservationsSchema, planSchema, type Plan, type PlanReservations } from '../../../../contract/plan/plan';
import type { PlanRequest, PlanReservationsRequest } from '../../../../contract/plan/planRequest';
import { paths } from '../../../../contract/paths';
import type { AppThunk } from '../../store';
import { api } from '../api';
import { answer } from '../server/answer';
import { readPlan } from './readPlan';

/** A million pairs take a minute. */
const LONGEST_MS = 180_000;

/** The last line of the answer. */
const lastLineSchema = z.object({ plan: z.optional(planSchema), refused: z.optional(z.string()) });

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The best assignment of the free units to the open orders. */
    getPlan: build.query<Plan | { refused: string }, PlanRequest, z.output<typeof lastLineSchema>>({
      query: (body) => ({
        ...{ url: paths.plans, method: 'POST', body, timeout: LONGEST_MS },
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
  }),
});

export const { useGetPlanQuery, useReservePlannedMutation } = planApi;

/** Ends a request, and with it the work of the server. */
export const cancelPlan =
  (request: PlanRequest): AppThunk =>
  (dispatch) =>
    dispatch(planApi.util.getRunningQueryThunk('getPlan', request))?.abort();
