import { type KnownPerson, type People, peopleSchema } from '../../../../contract/people/people';
import { paths } from '../../../../contract/paths';
import { answer } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPeople: build.query<readonly KnownPerson[], undefined, People>({
      query: () => paths.people,
      rawResponseSchema: answer(peopleSchema),
      transformResponse: ({ results }) => results,
    }),
  }),
});

export const { useGetPeopleQuery } = peopleApi;
