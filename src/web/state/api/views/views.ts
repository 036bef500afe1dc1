import { paths } from '../../../../contract/paths';
import { savedViewSchema, viewsSchema, type NewView, type View, type ViewChange } from '../../../../contract/views';
import { answer } from '../server/answer';
import { api } from '../api';

/** A view that is saved over the version that was loaded. */
export interface ChangedView extends ViewChange {
  readonly id: View['id'];
  readonly version: number;
}

const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The person's own views of every list and those that others share, by name. */
    getViews: build.query<readonly View[], undefined, { results: View[] }>({
      query: () => paths.views,
      rawResponseSchema: answer(viewsSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Views'],
    }),
    saveView: build.mutation<View, NewView>({
      query: (body) => ({ url: paths.views, method: 'POST', body }),
      responseSchema: answer(savedViewSchema),
      invalidatesTags: ['Views'],
    }),
    /** Saves a view over the version that was loaded. */
    changeView: build.mutation<View, ChangedView>({
      query: ({ id, version, ...body }) => ({
        ...{ url: paths.view(String(id)), method: 'PUT', body },
        headers: { 'if-match': `"${version}"` },
      }),
      responseSchema: answer(savedViewSchema),
      invalidatesTags: ['Views'],
    }),
    deleteView: build.mutation<null, { id: View['id'] }>({
      query: ({ id }) => ({ url: paths.view(String(id)), method: 'DELETE' }),
      invalidatesTags: ['Views'],
    }),
    /** Makes a view the start of its list, or no longer. */
    startView: build.mutation<null, { id: View['id']; isStart: boolean }>({
      query: ({ id, isStart }) => ({ url: paths.viewStart(String(id)), method: isStart ? 'PUT' : 'DELETE' }),
      invalidatesTags: ['Views'],
    }),
  }),
});

export const { saveView, changeView, deleteView, startView } = viewsApi.endpoints;
export const { useGetViewsQuery } = viewsApi;
