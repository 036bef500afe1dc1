import { useState } from 'react';
import type { EstimateDraft } from '../../../contract/estimates/estimates';
import type { DraftPlace } from '../api/estimates/drafts';
import { useAppDispatch } from '../hooks';
import { gated } from '../gate/effectGate';
import { useEffectGate } from '../gate/useEffectGate';
import { useServices } from '../services';
import { createDraftKeeper } from './draftKeeper';
import { besideAt, keptAt, openedDraft } from './keptWork';

/** What an editor begins with, who keeps it from there, and how to forget it; `onReload` begins anew with what the server has. */
export function useOpenedDraft(place: DraftPlace, draft: EstimateDraft | undefined, onReload: () => void) {
  const { unsent } = useServices();
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  const [opened] = useState(() => openedDraft((at) => unsent?.read(at) ?? null, place, draft));
  const [keeper] = useState(() => createDraftKeeper(dispatch, place, opened.seen));
  /** In this browser. */
  const forget = () => {
    for (const at of [keptAt(place), besideAt(place)]) unsent?.keep(at, null);
  };
  /** At once, in the browser and on the server. */
  const drop = () => {
    forget();
    void keeper.keep(null);
  };
  /** What is typed here goes; what the server has is edited. */
  const takeOther = () => {
    forget();
    onReload();
  };
  return { opened, keeper, drop, takeOther: gated(gate, takeOther) };
}
