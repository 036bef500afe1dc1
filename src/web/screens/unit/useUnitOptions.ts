import { useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise, initialTransition, transition } from 'xstate';
import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { type UnitOptionsChange, differ, loadedOptions } from '../../../domain/unitOptions/unitOptions';
import { refetchOptions, saveOptions } from '../../state/api/inventory/unitOptions';
import { gated } from '../../state/gate/effectGate';
import { useEffectGate } from '../../state/gate/useEffectGate';
import { useAppDispatch } from '../../state/hooks';
import { type KeptOptions, readKeptOptions, useKeptDraft } from '../../state/leaving/useKeptDraft';
import {
  hasUnsaved,
  unitOptionsMachine,
  type LoadedUnitOptions,
  type SaveAnswer,
  type SaveRequest,
} from '../../state/machines/unitOptions';
import { useServices, useShownState } from '../../state/services';

/** The machine after loading, with changes that were unsaved before sign-in. */
function begin(unit: InventoryUnit, kept: KeptOptions | null) {
  const [loading] = initialTransition(unitOptionsMachine);
  const event = { type: 'LOADED', options: loadedOptions(unit), version: unit.optionsVersion } as const;
  const [clean] = transition(unitOptionsMachine, loading, event);
  if (kept === null || !differ(kept.options, clean.context.loaded)) return clean;
  const context = { ...clean.context, ...kept, isStale: kept.version !== unit.optionsVersion };
  return unitOptionsMachine.resolveState({ value: { editing: 'dirty' }, context });
}

/** Remount for another unit. */
export function useUnitOptions(itemCode: string, unit: InventoryUnit) {
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  const { notifier, inspect, drafts } = useServices();
  const place = `unit/${itemCode}`;
  const [snapshot] = useState(() => begin(unit, readKeptOptions(drafts?.read(place) ?? null)));
  const [live, sendLive, actor] = useMachine(
    unitOptionsMachine.provide({
      actors: {
        saveOptions: fromPromise<SaveAnswer, SaveRequest>(({ input, signal }) =>
          saveOptions(dispatch, itemCode, input, signal),
        ),
        refetchUnit: fromPromise<LoadedUnitOptions>(({ signal }) => refetchOptions(dispatch, itemCode, signal)),
      },
      actions: { notify: (_, { tone, title, description }) => notifier[tone](title, description) },
    }),
    { snapshot, inspect },
  );
  const { options, version } = live.context;
  const drop = useKeptDraft(place, hasUnsaved(live) ? { options, version } : null);
  const send = gated(gate, sendLive);
  const state = useShownState(actor, live);
  return {
    options: state.context.options,
    isEditable: state.hasTag('editable'),
    isSaving: state.matches('saving'),
    canSave: state.can({ type: 'SAVE' }),
    canReset: state.can({ type: 'RESET' }),
    isStale: state.context.isStale,
    canLoadNewer: state.can({ type: 'LOAD_NEWER' }),
    isLoadingNewer: state.matches('loadingNewer'),
    hasUnsaved: hasUnsaved(live),
    drop,
    change: (change: UnitOptionsChange) => send({ type: 'CHANGE', change }),
    blurGallons: () => send({ type: 'BLUR_GALLONS' }),
    reset: () => send({ type: 'RESET' }),
    save: () => send({ type: 'SAVE' }),
    loadNewer: () => send({ type: 'LOAD_NEWER' }),
  };
}

export type UnitOptionsEditing = ReturnType<typeof useUnitOptions>;
