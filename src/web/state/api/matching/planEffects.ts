import { planEffectsSchema, type PlanEffects, type PlanEffectsRequest } from '../../../../contract/plan/planEffects';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const planEffectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What choosing each of these units for an order would do to the whole plan. */
    getPlanEffects: build.query<PlanEffects, PlanEffectsRequest>({
      query: (body) => ({ url: paths.planEffects, method: 'POST', body }),
      responseSchema: answer(planEffectsSchema),
      providesTags: ['Reservations', 'OrderPages', 'Imported', 'Rates'],
    }),
  }),
});

export const { useGetPlanEffectsQuery } = planEffectsApi;
