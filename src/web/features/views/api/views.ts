import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../../../contract/paths';
import {
  savedViewSchema,
  viewsSchema,
  type NewView,
  type View,
  type ViewChange,
  type ViewList,
} from '../../../../contract/views';
import { answer } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { useAppDispatch, useInsights } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { errorMessage } from '../../../lib/errorMessage';
import { useWrites } from '../../../store/api/server/useWrites';
import { asksForStart, listNames, viewAddress } from '../../../../domain/views/views';
import { del, ifMatch, post, put } from '../../../store/api/server/requests';

interface ChangedView extends ViewChange {
  readonly id: View['id'];
  readonly version: number;
}

const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getViews: build.query<readonly View[], undefined, { results: View[] }>({
      query: () => paths.views,
      rawResponseSchema: answer(viewsSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Views'],
    }),
    saveView: build.mutation<View, NewView>({
      query: (body) => post(paths.views, body),
      responseSchema: answer(savedViewSchema),
      invalidatesTags: ['Views'],
    }),
    changeView: build.mutation<View, ChangedView>({
      query: ({ id, version, ...body }) => put(paths.view(String(id)), body, ifMatch(version)),
      responseSchema: answer(savedViewSchema),
      invalidatesTags: ['Views'],
    }),
    deleteView: build.mutation<null, { id: View['id'] }>({
      query: ({ id }) => del(paths.view(String(id))),
      invalidatesTags: ['Views'],
    }),
    startView: build.mutation<null, { id: View['id']; isStart: boolean }>({
      query: ({ id, isStart }) => ({ url: paths.viewStart(String(id)), method: isStart ? 'PUT' : 'DELETE' }),
      invalidatesTags: ['Views'],
    }),
  }),
});

export const { saveView, changeView, deleteView, startView } = viewsApi.endpoints;
const { useGetViewsQuery } = viewsApi;

export function useSavedViews(list: ViewList) {
  const hasViews = useInsights();
  const { data, error } = useGetViewsQuery(undefined, { skip: !hasViews });
  const { run, ...progress } = useWrites();
  const dispatch = useAppDispatch();
  const track = { track: false } as const;
  const write = useGated(run);
  return {
    ...progress,
    views: hasViews ? (data ?? []).filter((view) => view.list === list) : null,
    unavailable: error ? errorMessage(error) : null,
    actions: {
      save: (view: Pick<ViewChange, 'name' | 'query' | 'isShared'>) =>
        write(() => dispatch(saveView.initiate({ list, ...view }, track))),
      change: (view: View, part: Partial<ViewChange>) =>
        write(() => dispatch(changeView.initiate({ ...changed(view), ...part }, track))),
      remove: ({ id }: View) => write(() => dispatch(deleteView.initiate({ id }, track))),
      start: ({ id }: View, isStart: boolean) => write(() => dispatch(startView.initiate({ id, isStart }, track))),
      forgetFailure: progress.forgetFailure,
    },
  };
}

const changed = ({ id, version, name, query, isShared }: View): ChangedView => ({
  ...{ id, version, name, query },
  isShared: isShared === true,
});

/** The start view's query, if the user opened the list's bare address or came from the header; otherwise null. */
export function useStartView(list: ViewList): string | null {
  const hasViews = useInsights();
  const { key, search, ...location } = useLocation();
  const state: unknown = location.state;
  const type = useNavigationType();
  const { data } = useGetViewsQuery(undefined, { skip: !hasViews });
  // On the first load the views are not requested yet.
  const [isFirst] = useState(type === NavigationType.Pop && key === 'default' && data === undefined);
  const [firstKey] = useState(key);
  const isVisit = type === NavigationType.Pop ? isFirst && key === firstKey : asksForStart(state);
  if (!isVisit || search !== '') return null;
  const query = data?.find((view) => view.list === list && view.isStart === true)?.query ?? '';
  return query === '' ? null : query;
}

export interface ViewLink {
  name: string;
  about: string;
  to: string;
}

export function useViewLinks(): readonly ViewLink[] {
  const hasViews = useInsights();
  const { data = [] } = useGetViewsQuery(undefined, { skip: !hasViews });
  return data.flatMap((view) => {
    const to = viewAddress(view);
    const by = view.isOwn !== true && view.ownerName !== null ? `, shared by ${view.ownerName}` : '';
    return to === null ? [] : [{ name: view.name, about: `${listNames[view.list]}${by}`, to }];
  });
}
