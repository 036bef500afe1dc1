import { useEffect, useEffectEvent, useState } from 'react';
import type { EstimateDraft, NewDraft } from '../../../../contract/estimates/estimates';
import type { DraftPlace } from '../api/estimates';
import { gated } from '../../../store/gate/effectGate';
import { useEffectGate } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import {
  type DraftWriter,
  rejectedDraftKey,
  localDraftKey,
  localDraftText,
  textOf,
  type OpenedDraft,
  type OtherDraft,
  createDraftWriter,
  openedDraft,
} from './draftWriter';
import { useAppDispatch } from '../../../store/hooks';

/** 'here': only in this browser; 'other': the server has another draft and waits for a choice. */
export type DraftStatus = 'none' | 'typing' | 'here' | 'other' | { readonly savedAt: string };

interface SavedDraft {
  readonly text: string;
  readonly savedAt: string;
}

const SAVE_DELAY_MS = 800;

/** Saves unsaved work locally, then on the server. Waits for a choice if another tab changed the draft. */
export function useDraftAutosave(
  place: DraftPlace,
  unsaved: NewDraft | null,
  { keeper, opened }: { readonly keeper: DraftWriter; readonly opened: OpenedDraft },
): { readonly status: DraftStatus; readonly other: OtherDraft | null; readonly keepMine: () => void } {
  const { unsent } = useServices();
  const gate = useEffectGate();
  const [saved, setSaved] = useState<SavedDraft | null>(() => savedOf(opened.draft));
  const [failed, setFailed] = useState<string | null>(null);
  const [other, setOther] = useState(opened.other);
  const [attempt, setAttempt] = useState(0);
  const text = unsaved && textOf(unsaved);
  const isSaved = other === null && text === (saved?.text ?? null);
  const local = isSaved ? null : text;
  const keepHere = useEffectEvent(() => {
    const typed = local === null || unsaved === null ? null : localDraftText(unsaved, keeper.seen());
    unsent?.keep(localDraftKey(place), other === null ? typed : null);
    unsent?.keep(rejectedDraftKey(place), other === null ? null : typed);
  });
  const send = useEffectEvent(async () => {
    const sent = await keeper.keep(unsaved);
    setFailed(sent.kind === 'failed' ? text : null);
    if (sent.kind === 'other') setOther({ theirs: sent.theirs });
    if (sent.kind === 'stored' && text !== null) setSaved({ text, savedAt: sent.savedAt });
    if (sent.kind === 'dropped') setSaved(null);
  });
  const isWaiting = other !== null;
  useEffect(() => keepHere(), [local, isWaiting]);
  useEffect(() => {
    if (isSaved || isWaiting) return undefined;
    const timer = setTimeout(() => void send(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isSaved, isWaiting, attempt]);
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const keepMine = () => {
    if (other !== null) {
      keeper.over(other);
      setSaved(savedOf(other.theirs));
    }
    setOther(null);
  };
  return { status: other === null ? statusOf(text, saved, failed) : 'other', other, keepMine: gated(gate, keepMine) };
}

function statusOf(text: string | null, saved: SavedDraft | null, failed: string | null): DraftStatus {
  if (text === null) return 'none';
  if (saved?.text === text) return { savedAt: saved.savedAt };
  return failed === text ? 'here' : 'typing';
}

const savedOf = (draft: EstimateDraft | null | undefined): SavedDraft | null =>
  draft ? { text: textOf(draft), savedAt: draft.savedAt ?? '' } : null;

export function useOpenedDraft(place: DraftPlace, draft: EstimateDraft | undefined, onReload: () => void) {
  const { unsent } = useServices();
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  const [opened] = useState(() => openedDraft((at) => unsent?.read(at) ?? null, place, draft));
  const [keeper] = useState(() => createDraftWriter(dispatch, place, opened.seen));
  const forget = () => {
    for (const at of [localDraftKey(place), rejectedDraftKey(place)]) unsent?.keep(at, null);
  };
  const drop = () => {
    forget();
    void keeper.keep(null);
  };
  const takeOther = () => {
    forget();
    onReload();
  };
  return { opened, keeper, drop, takeOther: gated(gate, takeOther) };
}
