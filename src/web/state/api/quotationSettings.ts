import { useState } from 'react';
import {
  quotationSetSchema,
  quotationSettingsSchema,
  type NewQuotationSettings,
  type QuotationSet,
  type QuotationSettings,
} from '../../../contract/estimates/quotations';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';
import { errorMessage } from './server/errorMessage';
import { useAppDispatch } from '../hooks';
import { useGated } from '../gate/useEffectGate';

const quotationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuotationSettings: build.query<QuotationSettings, undefined>({
      query: () => paths.quotationSettings,
      responseSchema: answer(quotationSettingsSchema),
      providesTags: ['QuotationSettings'],
    }),
    saveQuotationSettings: build.mutation<QuotationSet, NewQuotationSettings & { readonly version: number }>({
      query: ({ version, ...body }) => ({
        ...{ url: paths.quotationSettings, method: 'PUT', body },
        headers: { 'if-match': `"${version}"` },
      }),
      responseSchema: answer(quotationSetSchema),
      invalidatesTags: (saved) => (saved ? ['QuotationSettings', 'Quotations'] : []),
    }),
  }),
});

const forgetQuotationSettings = () => api.util.invalidateTags(['QuotationSettings']);

const { saveQuotationSettings } = quotationSettingsApi.endpoints;
export const { useGetQuotationSettingsQuery } = quotationSettingsApi;

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
      // Someone else was first: what they saved is shown beside what was typed.
      else if ('status' in error && error.status === 409) dispatch(forgetQuotationSettings());
    });
  });
  const forget = () => setFailure(null);
  return { isBusy, failure, forget, save };
}

export type QuotationSaving = ReturnType<typeof useQuotationSettings>;
