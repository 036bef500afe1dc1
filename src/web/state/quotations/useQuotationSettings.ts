import { useState } from 'react';
import type { NewQuotationSettings } from '../../../contract/estimates/quotations';
import { forgetQuotationSettings, saveQuotationSettings } from '../api/quotations/quotationSettings';
import { errorMessage } from '../api/server/errorMessage';
import { useAppDispatch } from '../hooks';
import { useGated } from '../gate/useEffectGate';

/** Saves what quotations say over the version that was loaded. */
export function useQuotationSettings(version: number, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useGated((settings: NewQuotationSettings) => {
    setBusy(true);
    setFailure(null);
    void dispatch(saveQuotationSettings.initiate({ ...settings, version }, { track: false })).then(({ error }) => {
      setBusy(false);
      setFailure(error ? errorMessage(error) : null);
      if (!error) onSaved();
      // Somebody else was first: what they saved is shown beside what was typed.
      else if ('status' in error && error.status === 409) dispatch(forgetQuotationSettings());
    });
  });
  const forget = () => setFailure(null);
  return { isBusy, failure, forget, save };
}

export type QuotationSaving = ReturnType<typeof useQuotationSettings>;
