import { planEffectsSchema, type PlanEffects, type PlanEffectsRequest } from '../../../../contract/plan/planEffects';
import { paths } from '../../../../contract/paths';
import { reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { post } from '../../../store/api/server/requests';

const planEffectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanEffects: build.query<PlanEffects, PlanEffectsRequest>(
      reading((body) => post(paths.planEffects, body), planEffectsSchema, [
        'Reservations',
        'OrderPages',
        'Imported',
        'Rates',
      ]),
    ),
  }),
});

export const { useGetPlanEffectsQuery } = planEffectsApi;
