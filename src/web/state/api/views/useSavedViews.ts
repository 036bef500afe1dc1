import type { View, ViewChange, ViewList } from '../../../../contract/views';
import { useAppDispatch } from '../../hooks';
import type { IntentionArgs } from '../../intentions/intentions';
import { useIntention } from '../../intentions/useIntention';
import { useServices } from '../../services';
import { errorMessage } from '../server/errorMessage';
import { useWrites, type Writing } from '../server/useWrites';
import { changeView, deleteView, saveView, startView, useGetViewsQuery } from './views';

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
  const save = useIntention('saveView', list, (view) => run(() => dispatch(saveView.initiate(view, track))));
  const change = useIntention('changeView', list, (view) => run(() => dispatch(changeView.initiate(view, track))));
  const remove = useIntention('deleteView', list, (view) => run(() => dispatch(deleteView.initiate(view, track))));
  const start = useIntention('startView', list, (view) => run(() => dispatch(startView.initiate(view, track))));
  return {
    ...progress,
    views: isKept ? (data ?? []).filter((view) => view.list === list) : null,
    unavailable: error ? errorMessage(error) : null,
    actions: {
      save: (view) => save({ list, ...view }),
      change: (view, part) => change({ ...changed(view), ...part }),
      remove: ({ id }) => remove({ id }),
      start: ({ id }, isStart) => start({ id, isStart }),
      forgetFailure: progress.forgetFailure,
    },
  };
}

const changed = ({ id, version, name, query, isShared }: View): IntentionArgs['changeView'] => ({
  ...{ id, version, name, query },
  isShared: isShared === true,
});
