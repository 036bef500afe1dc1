import {
  scenarioSchema,
  scenariosSchema,
  type ListedScenario,
  type NewScenario,
  type Scenario,
} from '../../../../contract/plan/planScenarios';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

/** Where the plan is not at hand it is made anew. */
const LONGEST_MS = 180_000;

const scenariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saved plans of everybody, the newest first. */
    getScenarios: build.query<readonly ListedScenario[], undefined, { results: ListedScenario[] }>({
      query: () => paths.planScenarios,
      rawResponseSchema: answer(scenariosSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Scenarios'],
    }),
    /** It never changes: no tag has it asked for again, not even once it is deleted. */
    getScenario: build.query<Scenario, string>({
      query: (id) => paths.planScenario(id),
      responseSchema: answer(scenarioSchema),
    }),
    saveScenario: build.mutation<Scenario, NewScenario>({
      query: (body) => ({ url: paths.planScenarios, method: 'POST', body, timeout: LONGEST_MS }),
      responseSchema: answer(scenarioSchema),
      invalidatesTags: ['Scenarios'],
    }),
    deleteScenario: build.mutation<null, { id: Scenario['id'] }>({
      query: ({ id }) => ({ url: paths.planScenario(String(id)), method: 'DELETE' }),
      invalidatesTags: ['Scenarios'],
    }),
  }),
});

export const { useGetScenariosQuery, useGetScenarioQuery, useSaveScenarioMutation, useDeleteScenarioMutation } =
  scenariosApi;
