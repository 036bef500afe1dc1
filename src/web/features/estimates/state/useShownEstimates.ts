import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { estimateSteps } from '../../../../contract/estimates/states';
import { type AddressChanges, changedQuery, hasLeftScreen } from '../../../lib/browserAddress';

const MAX_SHOWN = 4;

/** Stored in the address so that it can be shared. */
export function useShownEstimates(all: readonly StoredEstimate[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [round, setRound] = useState(0);
  const requested = params.get('show')?.split(',') ?? [];
  const known = all.filter(({ id }) => requested.includes(String(id)));
  const shown = known.length > 0 ? known : all.slice(0, MAX_SHOWN);
  const write = (change: AddressChanges) => {
    if (!hasLeftScreen(location)) setParams(changedQuery(change));
  };
  const restart = () => setRound((before) => before + 1);
  const ids = shown.map(({ id }) => String(id));
  return {
    shown,
    isFull: shown.length >= MAX_SHOWN,
    /** The step to confirm, from the address, of the one estimate that it shows. */
    requestedStep: known.length === 1 ? (estimateSteps.find((step) => step === params.get('step')) ?? null) : null,
    forgetStep: () => {
      if (params.has('step') && !hasLeftScreen(location)) setParams(changedQuery({ step: null }), { replace: true });
    },
    edited: params.get('edit'),
    edit: (id: string | null) => write({ edit: id }),
    /** Changes when the editor must restart from the saved draft. */
    round,
    restart,
    restartWith: (id: string) => {
      restart();
      write({ edit: id });
    },
    toggle: (id: string) =>
      write({
        show: (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(',') || null,
        edit: params.get('edit'),
      }),
    /** Replaces the last one if there is no room. */
    showSaved: (id: string) =>
      write({ show: [id, ...ids.filter((each) => each !== id)].slice(0, MAX_SHOWN).join(','), edit: null }),
  };
}

export type ShownEstimates = ReturnType<typeof useShownEstimates>;
