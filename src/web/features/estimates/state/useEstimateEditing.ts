import { useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise, initialTransition, transition } from 'xstate';
import type { EstimateDraft, EstimateSave, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { DraftPlace } from '../api/estimates';
import { fetchNewer, saveWork } from './saveWork';
import { useOpenedDraft, useDraftAutosave } from './useDraftAutosave';
import { useGated } from '../../../store/gate/useEffectGate';
import { useGatedActor } from '../../../store/gate/useGatedActor';
import { useAppDispatch, useHasPermission } from '../../../store/hooks';
import {
  estimateEditingMachine,
  hasUnsaved,
  type UnsavedWork,
  type LoadedEstimate,
} from '../../../machines/estimateEditing';
import { useServices } from '../../../store/services';

export interface Editing {
  place: DraftPlace;
  loaded: LoadedEstimate;
  draft: EstimateDraft | undefined;
  onSaved: (id: string) => void;
  onReload: () => void;
}

/** A new estimate counts the values accepted now, not when its draft began. */
function onBasisOf({ work, version }: LoadedEstimate, unsaved: UnsavedWork): UnsavedWork {
  if (unsaved === null || version > 0) return unsaved;
  const { accepted: _then, ...inputs } = unsaved.work.inputs;
  const { accepted } = work.inputs;
  return { ...unsaved, work: { ...unsaved.work, inputs: { ...inputs, ...(accepted && { accepted }) } } };
}

function begin(loaded: LoadedEstimate, unsaved: UnsavedWork) {
  const [loading] = initialTransition(estimateEditingMachine);
  const [editing] = transition(estimateEditingMachine, loading, { type: 'LOADED', ...loaded, unsaved });
  return editing;
}

export function useEstimateEditing({ place, loaded, draft, onSaved, onReload }: Editing) {
  const dispatch = useAppDispatch();
  const { notifier, inspect } = useServices();
  const { opened, keeper, drop, takeOther } = useOpenedDraft(place, draft, onReload);
  const [snapshot] = useState(() => begin(loaded, onBasisOf(loaded, opened.unsaved)));
  const { live, send, state } = useGatedActor(
    useMachine(
      estimateEditingMachine.provide({
        actors: {
          saveEstimate: fromPromise<StoredEstimate, LoadedEstimate>(({ input, signal }) =>
            saveWork(dispatch, place, input, signal),
          ),
          fetchNewer: fromPromise<LoadedEstimate>(({ signal }) => fetchNewer(dispatch, place, signal)),
        },
        actions: {
          notify: (_, { tone, title, description }) => notifier[tone](title, description),
          saved: (_, { id }) => {
            drop();
            onSaved(String(id));
          },
        },
      }),
      { snapshot, inspect },
    ),
  );
  const { work, version, isStale } = state.context;
  const isUnsaved = useHasPermission('proposeEstimate') && (version === 0 || hasUnsaved(live));
  const autosave = useDraftAutosave(place, isUnsaved ? { ...live.context.work, version } : null, { keeper, opened });
  return {
    ...{ work, isStale },
    isNew: version === 0,
    isEditable: state.hasTag('editable'),
    isSaving: state.matches('saving'),
    isLoadingNewer: state.matches('loadingNewer'),
    canSave: state.can({ type: 'SAVE' }),
    canReset: state.can({ type: 'RESET' }),
    draft: autosave.status,
    ...{ otherDraft: autosave.other, keepMine: autosave.keepMine, takeOther },
    change: (changed: EstimateSave) => send({ type: 'CHANGE', work: changed }),
    discard: useGated(() => {
      send({ type: 'RESET' });
      drop();
    }),
    save: () => send({ type: 'SAVE' }),
    loadNewer: () => send({ type: 'LOAD_NEWER' }),
  };
}

export type EstimateEditing = ReturnType<typeof useEstimateEditing>;
