import type { View, ViewChange, ViewList } from '../../../../contract/views';
import { useAppDispatch } from '../../hooks';
import { useGated } from '../../gate/useEffectGate';
import { useServices } from '../../services';
import { errorMessage } from '../server/errorMessage';
import { useWrites, type Writing } from '../server/useWrites';
import { changeView, deleteView, saveView, startView, useGetViewsQuery, type ChangedView } from './views';

/** What a person can do with the views of a list. */
export interface SavedViewActions {
  save: (view: Pick<ViewChange, 'name' | 'query' | 'isShared'>) => void;
  change: (view: View, change: Partial<ViewChange>) => void;
  remove: (view: View) => void;
  start: (view: View, isStart: boolean) => void;
  /** Forgets why the last one failed. */
  forgetFailure: () => void;
}

export interface SavedViewsOfList extends Writing {
  /** Null where the product API keeps no views. */
  views: readonly View[] | null;
  /** Why the views could not be loaded. */
  unavailable: string | null;
  actions: SavedViewActions;
}

/** The saved views of a list, and what can be done with them. */
export function useSavedViews(list: ViewList): SavedViewsOfList {
  const { config } = useServices();
  const isKept = config.capabilities.insights === 'on';
  const { data, error } = useGetViewsQuery(undefined, { skip: !isKept });
  const { run, ...progress } = useWrites();
  const dispatch = useAppDispatch();
  const track = { track: false } as const;
  const write = useGated(run);
  return {
    ...progress,
    views: isKept ? (data ?? []).filter((view) => view.list === list) : null,
    unavailable: error ? errorMessage(error) : null,
    actions: {
      save: (view) => write(() => dispatch(saveView.initiate({ list, ...view }, track))),
      change: (view, part) => write(() => dispatch(changeView.initiate({ ...changed(view), ...part }, track))),
      remove: ({ id }) => write(() => dispatch(deleteView.initiate({ id }, track))),
      start: ({ id }, isStart) => write(() => dispatch(startView.initiate({ id, isStart }, track))),
      forgetFailure: progress.forgetFailure,
    },
  };
}

const changed = ({ id, version, name, query, isShared }: View): ChangedView => ({
  ...{ id, version, name, query },
  isShared: isShared === true,
});
