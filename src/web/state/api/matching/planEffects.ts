import { planEffectsSchema, type PlanEffects, type PlanEffectsRequest } from '../../../../contract/plan/planEffects';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const planEffectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanEffects: build.query<PlanEffects, PlanEffectsRequest>({
      query: (body) => ({ url: paths.planEffects, method: 'POST', body }),
      responseSchema: answer(planEffectsSchema),
      providesTags: ['Reservations', 'OrderPages', 'Imported', 'Rates'],
    }),
  }),
});

export const { useGetPlanEffectsQuery } = planEffectsApi;
